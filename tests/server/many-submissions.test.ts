import Fastify, { type FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { withDailyLimit } from '../../src/server/submissions/rate-limit';
import { openStore } from '../../src/server/submissions/store/open-store';
import type { NewSubmission } from '../../src/server/submissions/submission';
import { describeDatabases } from './submission-databases';

const site = 'www.motipura.example';

const numbered = (number: number, body: NewSubmission['body'] = {}): NewSubmission => ({
  ...{ site, form: number % 2 === 0 ? 'question' : 'complaint', key: `key-number-${number}` },
  body: { name: `Asha ${number}`, ...body },
  ...{ language: 'GU', honeypot: false, filledInMs: null, consent: null, state: 'stored', dueAt: null },
});

async function anyRequest(): Promise<FastifyRequest> {
  const app = Fastify();
  onTestFinished(() => app.close());
  return new Promise((resolve, reject) => {
    app.get('/', async (request) => {
      resolve(request);
      return null;
    });
    app.inject('/').catch(reject);
  });
}

describeDatabases((newDatabase) => {
  test('submissions are counted, filtered and paged by the database', async () => {
    const store = await openStore(await newDatabase());
    onTestFinished(() => store.close());
    for (let number = 0; number < 7; number++) await store.insert(numbered(number));
    await store.insert(numbered(7, { phone: '+91 98250-12345', topic: '100%_water' }));
    expect(await store.count({ site })).toBe(8);
    expect(await store.count({ site, form: 'question' })).toBe(4);
    expect(await store.count({ site, isInProgress: true })).toBe(0);
    const found = (search: string) => store.count({ site, search });
    expect(await found('૯૮૨૫૦ ૧૨૩૪૫')).toBe(1);
    expect(await found('ASHA')).toBe(8);
    expect(await found('%_W')).toBe(1);
    expect(await found('a%a')).toBe(0);
    expect(await store.count({ site, field: { name: 'topic', values: ['100%_water', 'x'] } })).toBe(1);
    const pages = [
      await store.page({ site, limit: 5, offset: 0 }),
      await store.page({ site, limit: 5, offset: 5 }),
    ];
    expect(pages.map(({ length }) => length)).toEqual([5, 3]);
    expect(new Set(pages.flat().map(({ reference }) => reference)).size).toBe(8);
  });

  test('a site that got too many in a day refuses more, and keeps the oldest', async () => {
    const store = await openStore(await newDatabase());
    onTestFinished(() => store.close());
    const limit = withDailyLimit(async () => 0, store, site, 3);
    const request = await anyRequest();
    for (let number = 0; number < 3; number++) {
      expect(await limit(request, 'question')).toBe(0);
      await store.insert(numbered(number));
    }
    expect(await limit(request, 'question')).toBeGreaterThan(0);
    expect(await store.count({ site })).toBe(3);
    expect(await withDailyLimit(async () => 0, store, 'other.example', 3)(request, 'question')).toBe(0);
    expect(await withDailyLimit(async () => 60, store, site, 3)(request, 'question')).toBe(60);
  });
});
