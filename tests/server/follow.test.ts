import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { formatReport } from '../../src/check/format-report';
import { createMetrics } from '../../src/server/monitoring/metrics';
import type { PushTransport } from '../../src/server/push/push-sender';
import type { SubscriptionLimits } from '../../src/server/push/subscriptions';
import { readSite } from '../../src/server/site/read-site';
import { serveSite } from '../../src/server/start/reload/serve-site';
import { temporaryFolder } from '../temporary-folder';
import { createDatabase } from './postgres';
import { pushBrowser, startPushService, type PushService } from './push-service';
import { loadTestParts } from './quick-hashes';
import { sharedConverter } from './sample-site';
import { copySampleSite, copySmallSite, type SiteFolder } from './site-folder';
import { testEnvironment } from './site-server';
import { describeDatabases } from './submission-databases';
import { assets } from './test-assets';

const engineFolder = new URL('../..', import.meta.url).pathname;

const configSchema = z.looseObject({
  sources: z.record(z.string(), z.looseObject({})),
  pages: z.array(z.looseObject({ path: z.string(), sections: z.array(z.unknown()).optional() })),
});

interface Notice {
  readonly id: string;
  readonly title: unknown;
  readonly validFrom?: string;
  readonly validUntil?: string;
  readonly isHidden?: boolean;
}

const water: Notice = { id: 'n-1', title: 'जल कर' };
const meeting: Notice = { id: 'n-2', title: 'ग्राम सभा' };
const camp: Notice = { id: 'n-3', title: 'शिविर' };

async function write(site: SiteFolder, notices: readonly Notice[]): Promise<void> {
  await site.replace('content/records/notices.json', JSON.stringify(notices));
}

const title = { GU: 'નવી સૂચનાઓ', HI: 'नई सूचनाएँ', EN: 'New notices' };

/** A site on whose home page visitors can follow the notices, of which there is one. */
async function followedSite(copy: () => Promise<SiteFolder> = copySmallSite): Promise<SiteFolder> {
  const site = await copy();
  const config = configSchema.parse(JSON.parse(await site.read('site.config.json')));
  config.pages.find(({ sections }) => sections)?.sections?.push({ template: 'follow', list: 'notices' });
  const { HI } = title;
  const ofSite = copy === copySmallSite ? { HI } : title;
  const bind = { title: 'title', date: 'validFrom' };
  const follow = { lists: [{ source: 'notices', title: ofSite, page: '/', bind }] };
  const notices = { ...config.sources.notices, validity: { from: 'validFrom', until: 'validUntil' } };
  const sources = { ...config.sources, notices };
  await site.write('site.config.json', JSON.stringify({ ...config, sources, follow }));
  await write(site, [water]);
  return site;
}

interface ServeOptions {
  readonly databaseUrl?: string | undefined;
  readonly dataDir?: string;
  readonly limits?: Partial<SubscriptionLimits>;
  readonly variables?: Readonly<Record<string, string>>;
}

/** Serves a site whose notifications reach a push service; it looks for new records every 50 ms. */
async function serve(
  site: SiteFolder,
  { transport }: { readonly transport: PushTransport },
  options: ServeOptions = {},
) {
  const place = { config: site.config, engineFolder };
  const { site: checked, problems } = await readSite(place);
  if (!checked) throw new Error(`The copied site has mistakes.\n${formatReport(problems)}`);
  const { databaseUrl, limits = {}, dataDir = await temporaryFolder() } = options;
  const served = await serveSite({
    ...(await loadTestParts()),
    place,
    environment: await testEnvironment({
      PORT: '0',
      DATA_DIR: dataDir,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...options.variables,
    }),
    metrics: createMetrics(),
    checked,
    assets,
    clientFolder: null,
    limits: { closeMs: 100 },
    converter: sharedConverter,
    quietMs: 50,
    drainMs: 100,
    workerBundle: { script: 'self.a = 1;', push: 'self.b = 1;', assets: [], laterAssets: [] },
    notifications: { transport, limits, lookMs: 50 },
  });
  onTestFinished(served.close);
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(served.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      body: JSON.stringify(body),
    });
  const follow = async (endpoint: string, language = 'HI') => {
    const browser = pushBrowser(endpoint);
    const { subscription } = browser;
    const { status } = await post('/push', { subscription, language, lists: ['notices'] });
    expect(status).toBe(204);
    return browser;
  };
  return { ...served, post, follow };
}

/** Long enough for a message that must not be sent. */
const quiet = () => sleep(1500);

const paths = ({ calls }: PushService) => calls.map(({ path }) => path).sort();

const sent = (service: PushService, count: number) =>
  vi.waitFor(() => expect(service.calls).toHaveLength(count), { timeout: 20_000, interval: 50 });

describeDatabases((newDatabase) => {
  test('a new record is sent once to those who follow its list, encrypted and signed by the keys of the site (B10.7.8)', async () => {
    const service = await startPushService();
    const site = await followedSite();
    const database = await newDatabase();
    const { address, follow } = await serve(site, service, database);
    const browser = await follow(service.addressOf('a'));
    await quiet();
    expect(service.calls).toEqual([]);
    await write(site, [water, meeting]);
    await sent(service, 1);
    const [call] = service.calls;
    const { tag, ...message } = browser.read(call);
    expect(message).toEqual({ title: title.HI, text: 'ग्राम सभा', link: '/hi', lang: 'hi', dir: 'ltr' });
    expect(call?.headers.topic).toBe(tag.replaceAll('-', ''));
    const { key } = z.object({ key: z.string() }).parse(await (await fetch(`${address}/push`)).json());
    expect(call?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    expect(call?.headers.authorization).toContain(`k=${key}`);
    expect(call?.body.length).toBeLessThan(2048);
    await write(site, [{ ...water, title: 'जल कर: नई तिथि' }, meeting]);
    await quiet();
    expect(service.calls).toHaveLength(1);
  });

  test('several records of a publication are one message, and none is sent again after a restart', async () => {
    const service = await startPushService();
    const site = await followedSite();
    const database = await newDatabase();
    const first = await serve(site, service, database);
    const browser = await first.follow(service.addressOf('a'));
    await first.follow(service.addressOf('b'));
    await quiet();
    await write(site, [water, meeting, camp]);
    await sent(service, 2);
    expect(paths(service)).toEqual(['/a', '/b']);
    const own = service.calls.find(({ path }) => path === '/a');
    expect(browser.read(own).text).toBe('ग्राम सभा और 1 अन्य');
    await first.close();
    await serve(site, service, database);
    await quiet();
    expect(service.calls).toHaveLength(2);
  });

  test('a device that is gone is forgotten (B10.7.10)', async () => {
    const service = await startPushService();
    const site = await followedSite();
    const { follow, post } = await serve(site, service, await newDatabase());
    const gone = await follow(service.addressOf('gone'));
    await quiet();
    service.answer.status = 410;
    await write(site, [water, meeting]);
    await sent(service, 1);
    await quiet();
    service.answer.status = 201;
    await write(site, [water, meeting, camp]);
    await quiet();
    expect(service.calls).toHaveLength(1);
    const renewal = { endpoint: gone.subscription.endpoint, subscription: gone.subscription };
    expect((await post('/push/renewal', renewal)).status).toBe(400);
  });
});

test('two instances send a message once', async () => {
  const service = await startPushService();
  const site = await followedSite();
  const databaseUrl = await createDatabase(inject('postgresUrl'));
  const first = await serve(site, service, { databaseUrl });
  await serve(site, service, { databaseUrl });
  await Promise.all(['a', 'b', 'c'].map((name) => first.follow(service.addressOf(name))));
  await quiet();
  await write(site, [water, meeting]);
  await sent(service, 3);
  await quiet();
  expect(paths(service)).toEqual(['/a', '/b', '/c']);
});

test('each device is told in its language (B10.7.8)', async () => {
  const service = await startPushService();
  const site = await followedSite(() => copySampleSite());
  const { follow } = await serve(site, service);
  const browsers = {
    GU: await follow(service.addressOf('GU'), 'GU'),
    EN: await follow(service.addressOf('EN'), 'EN'),
  };
  await quiet();
  await write(site, [water, { id: 'n-2', title: { GU: 'ગ્રામસભા', HI: 'ग्राम सभा', EN: 'Assembly' } }]);
  await sent(service, 2);
  for (const [code, text] of [
    ['GU', 'ગ્રામસભા'],
    ['EN', 'Assembly'],
  ] as const) {
    const message = browsers[code].read(service.calls.find(({ path }) => path === `/${code}`));
    expect(message).toMatchObject({ title: title[code], text, link: `/${code.toLowerCase()}` });
  }
});

test('nobody is told of records that are not shown yet, not any more, or of last year (B10.7.8)', async () => {
  const service = await startPushService();
  const site = await followedSite();
  const { follow } = await serve(site, service);
  await follow(service.addressOf('a'));
  await quiet();
  await write(site, [
    water,
    { ...meeting, validFrom: '2099-01-01', validUntil: '2099-12-31' },
    { ...camp, validUntil: '2020-12-31' },
    { id: 'n-4', title: 'पुराना', validFrom: '2020-01-01', validUntil: '2099-01-01' },
  ]);
  await quiet();
  expect(service.calls).toEqual([]);
});

test('one request ends a subscription', async () => {
  const service = await startPushService();
  const site = await followedSite();
  const { follow, post } = await serve(site, service);
  const { subscription } = await follow(service.addressOf('a'));
  await quiet();
  expect((await post('/push', { subscription, language: 'HI', lists: [] })).status).toBe(204);
  await write(site, [water, meeting]);
  await quiet();
  expect(service.calls).toEqual([]);
});

test('a renewed subscription follows what the former one did (B10.7.9)', async () => {
  const service = await startPushService();
  const site = await followedSite();
  const { follow, post } = await serve(site, service);
  const { subscription } = await follow(service.addressOf('former'));
  const renewed = pushBrowser(service.addressOf('renewed'));
  const { endpoint } = subscription;
  const body = { endpoint, subscription: renewed.subscription };
  expect((await post('/push/renewal', body)).status).toBe(204);
  await quiet();
  await write(site, [water, meeting]);
  await sent(service, 1);
  expect(renewed.read(service.calls[0]).text).toBe('ग्राम सभा');
  expect(paths(service)).toEqual(['/renewed']);
});

describe('hostile subscriptions (B10.7.10)', () => {
  const { subscription: good } = pushBrowser('https://push.example/a');

  test('are refused', async () => {
    const { post } = await serve(await followedSite(), await startPushService());
    const endpoints = [
      'http://push.example/a',
      'https://127.0.0.1/a',
      'https://[::1]/a',
      'https://2130706433/a',
      'https://localhost/a',
      'https://user:word@push.example/a',
      'https://nimkhedi.example/push',
      'javascript:alert(1)',
      `https://push.example/${'a'.repeat(1000)}`,
    ];
    for (const endpoint of endpoints) {
      const body = { subscription: { ...good, endpoint }, language: 'HI', lists: ['notices'] };
      expect([endpoint, (await post('/push', body)).status]).toEqual([endpoint, 400]);
    }
    const keys = { ...good.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') };
    const wrong = [
      { subscription: { ...good, keys }, language: 'HI', lists: ['notices'] },
      { subscription: { ...good, keys: { ...good.keys, auth: 'x' } }, language: 'HI', lists: ['notices'] },
      { subscription: good, language: 'XX', lists: ['notices'] },
      { subscription: good, language: 'HI', lists: ['members'] },
      { subscription: good, language: 'HI' },
      null,
    ];
    for (const body of wrong) expect((await post('/push', body)).status).toBe(400);
    const large = { subscription: { ...good, endpoint: `https://push.example/${'a'.repeat(10_000)}` } };
    expect((await post('/push', large)).status).toBe(413);
  });

  test('of other pages are refused', async () => {
    const { post } = await serve(await followedSite(), await startPushService());
    const body = { subscription: good, language: 'HI', lists: ['notices'] };
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await post('/push', body, headers)).status).toBe(403);
  });

  test('are limited for a host, a site and a network', async () => {
    const service = await startPushService();
    const limits = { most: 5, mostOfHost: 3 };
    const { post } = await serve(await followedSite(), service, { limits, variables: { RATE_LIMIT: '5' } });
    const subscribe = async (name: string, host: string) => {
      const { subscription } = pushBrowser(service.addressOf(name, host));
      return (await post('/push', { subscription, language: 'HI', lists: ['notices'] })).status;
    };
    for (const name of ['a', 'b', 'c']) expect(await subscribe(name, 'push.example')).toBe(204);
    expect(await subscribe('d', 'push.example')).toBe(503);
    for (const name of ['a', 'b']) expect(await subscribe(name, 'fcm.googleapis.com')).toBe(204);
    expect(await subscribe('c', 'fcm.googleapis.com')).toBe(503);
    const answers: number[] = [];
    for (let count = 0; count < 60; count += 1) answers.push(await subscribe('a', 'push.example'));
    expect(answers.at(-1)).toBe(429);
  });

  test('whose names lead to this machine are not called and are forgotten', async () => {
    const service = await startPushService();
    const site = await followedSite();
    const { post } = await serve(site, { transport: { ca: service.transport.ca } });
    const { subscription } = pushBrowser(service.addressOf('a', 'a.localhost'));
    const body = { subscription, language: 'HI', lists: ['notices'] };
    expect((await post('/push', body)).status).toBe(204);
    await quiet();
    await write(site, [water, meeting]);
    await quiet();
    expect(service.calls).toEqual([]);
  });
});

test('a site without followed lists has nothing of it', async () => {
  const site = await copySmallSite();
  const { address, post } = await serve(site, await startPushService());
  expect((await fetch(`${address}/push`)).status).toBe(404);
  expect((await post('/push', {})).status).toBe(404);
  expect(await (await fetch(`${address}/service-worker.js`)).text()).not.toContain('self.b');
  const [file = ''] = /\/site\/[\da-f]{16}-hi\.json/.exec(await (await fetch(`${address}/hi`)).text()) ?? [];
  expect(await (await fetch(address + file)).text()).not.toContain('follow');
});

test('a site with followed lists shows notifications by its service worker', async () => {
  const { address } = await serve(await followedSite(), await startPushService());
  expect(await (await fetch(`${address}/service-worker.js`)).text()).toContain('self.b = 1;');
});
