import { afterAll, expect, test } from 'vitest';
import { createServer } from '../../src/server/start/create-server';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { readSampleSite, testEnvironment } from './site-server';
import { assets } from './test-assets';

const records = {
  importantDates: [
    { id: 1, title: 'Later day', date: '2026-12-31' },
    { id: 2, title: 'Next day', date: '2026-11-25' },
    { id: 3, title: 'Past day', date: '2026-11-01' },
    { id: 4, title: 'Village fair', date: '2026-11-24', isHoliday: true },
  ],
  officeHours: [
    { id: 1, name: 'Council office', hours: [{ fromDay: 1, toDay: 5, opens: '10:30', closes: '18:10' }] },
  ],
  mapPlaces: [
    { id: 1, name: 'Pond', x: 20, y: 30 },
    { id: 2, name: 'Elsewhere', x: null, y: null },
  ],
};

const sample = await readSampleSite();
const checked: CheckedSite = { ...sample, records: { ...sample.records, ...records } };

async function serve(now: string) {
  const app = await createServer({
    assets,
    clientFolder: null,
    environment: await testEnvironment(),
    checked,
    limits: { closeMs: 100 },
    now: () => new Date(now),
  });
  afterAll(() => app.close());
  const site = await app.listen({ port: 0, host: '127.0.0.1' });
  return async (path: string): Promise<string> => {
    const html = await (await fetch(site + path)).text();
    return (/<main(.*)<\/main>/s.exec(html)?.[1] ?? '').replaceAll(/<!--.*?-->/g, '');
  };
}

const onMonday = await serve('2026-11-23T06:00:00Z');

test('important dates are those to come, the next one first', async () => {
  const html = await onMonday('/en/importantdates');
  expect(html).toMatch(/Village fair.*Next day.*Later day/s);
  expect(html).not.toContain('Past day');
});

test('the HTML has the hours of the day, and does not say whether an office is open, since it is kept for a day', async () => {
  const html = await onMonday('/en/officehours');
  expect(html).toMatch(/<b>Today<\/b><span>10:30 – 18:10<\/span>/);
  expect(html).toMatch(/<dt>Monday to Friday<\/dt>/);
  expect(html).toMatch(/<dt>Saturday and Sunday<\/dt><dd>Closed<\/dd>/);
  expect(html).not.toContain('Open now');
});

test('on a holiday the HTML has its name', async () => {
  const onHoliday = await serve('2026-11-24T06:00:00Z');
  expect(await onHoliday('/en/officehours')).toMatch(/<b>Closed today<\/b><span>Village fair<\/span>/);
});

test('a place without a position is in the list, and has no marker', async () => {
  const html = await onMonday('/en/villagemap');
  expect(html).toContain('left:20%;top:30%');
  expect(html.match(/left:/g)).toHaveLength(1);
  expect(html).toContain('Elsewhere');
});

test('the emergency card has links that dial, and is kept for visits offline', async () => {
  expect(await onMonday('/en/emergency')).toContain('No emergency numbers available.');
  expect(checked.config.offline?.pages).toContain('/emergency');
});
