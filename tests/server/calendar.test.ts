import { afterAll, describe, expect, test } from 'vitest';
import { calendarFile, isCalendarEntry } from '../../src/server/page/calendar/event-file';
import { momentIn } from '../../src/engine/time/moment-in';
import { createServer } from '../../src/server/start/create-server';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { exportSample } from './export-sample';
import { readSampleSite, serveSite, testEnvironment } from './site-server';
import { readFile } from 'node:fs/promises';
import { assets } from './test-assets';

const fields = {
  title: 'title',
  date: 'date',
  start: 'from',
  end: 'to',
  place: 'place',
  text: 'text',
} as const;
const place = { timeZone: 'Asia/Kolkata', host: 'village.example', today: '2026-11-22', language: 'gu' };
const published = { fields, id: 'meeting/1@village.example', url: 'https://village.example/gu/meeting/1' };
const meeting = { title: 'Gram sabha', date: '2026-12-02', from: '10:00', to: '12:30' };

const fileOf = (...records: readonly Readonly<Record<string, unknown>>[]): string =>
  calendarFile(
    records.map((record) => ({ ...published, record })),
    place,
  );

/** The lines of a file, unfolded as RFC 5545 says. */
function linesOf(record: Readonly<Record<string, unknown>>): readonly string[] {
  const text = fileOf(record);
  return text.replaceAll('\r\n ', '').split('\r\n');
}

test.each([
  ['Asia/Kolkata', '2026-12-02', '10:00', '2026-12-02T04:30:00.000Z'],
  ['Asia/Kolkata', '2026-12-02', '24:00', '2026-12-02T18:30:00.000Z'],
  ['UTC', '2026-12-02', '10:00', '2026-12-02T10:00:00.000Z'],
  ['Europe/London', '2026-07-02', '10:00', '2026-07-02T09:00:00.000Z'],
  ['Europe/London', '2026-03-29', '03:30', '2026-03-29T02:30:00.000Z'],
  ['America/New_York', '2026-11-01', '23:00', '2026-11-02T04:00:00.000Z'],
])('in %s, %s %s is %s', (timeZone, day, time, moment) => {
  expect(momentIn(timeZone, day, time).toISOString()).toBe(moment);
});

describe('the calendar file of an event', () => {
  test('has its times in UTC, an id and a stamp', () => {
    const lines = linesOf(meeting);
    expect(lines).toContain('BEGIN:VEVENT');
    expect(lines).toContain('UID:meeting/1@village.example');
    expect(lines).toContain('DTSTAMP:20261122T000000Z');
    expect(lines).toContain('DTSTART:20261202T043000Z');
    expect(lines).toContain('DTEND:20261202T070000Z');
    expect(lines).toContain('URL;VALUE=URI:https://village.example/gu/meeting/1');
  });

  test('takes the whole day without a time', () => {
    const lines = linesOf({ ...meeting, from: null });
    expect(lines).toContain('DTSTART;VALUE=DATE:20261202');
    expect(lines.some((line) => line.startsWith('DTEND'))).toBe(false);
  });

  test('has no end that is before the beginning, and no times that are none', () => {
    expect(linesOf({ ...meeting, to: '09:00' }).some((line) => line.startsWith('DTEND'))).toBe(false);
    expect(linesOf({ ...meeting, from: '25:00' })).toContain('DTSTART;VALUE=DATE:20261202');
  });

  test('escapes its texts, so that none of them is a line of its own', () => {
    const lines = linesOf({ ...meeting, title: 'A; B, C\\D', text: 'one\r\nBEGIN:VALARM\ntwo' });
    expect(lines).toContain('SUMMARY:A\\; B\\, C\\\\D');
    expect(lines).not.toContain('BEGIN:VALARM');
  });

  test('has lines of at most 75 octets that end with CR and LF', () => {
    const text = fileOf({ ...meeting, text: 'ગ્રામસભામાં હાજર રહો. '.repeat(50) });
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const longest = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain('ગ્રામસભામાં હાજર રહો. ગ્રામસભામાં');
  });

  test.each([
    ['a day', { title: 'Gram sabha' }],
    ['a name', { date: '2026-12-02' }],
  ])('does not exist without %s', (_, record) => {
    expect(isCalendarEntry({ ...published, record }, place)).toBe(false);
    expect(fileOf(record, meeting).split('BEGIN:VEVENT')).toHaveLength(2);
  });
});

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const records = {
  meetings: [
    { id: 'later', title: 'Later sabha', date: day(60) },
    { id: 'next', title: 'Next sabha', date: day(10), startTime: '10:00', agenda: 'Water' },
    { id: 'held', title: 'Held sabha', date: day(-400), decisions: 'A new well' },
  ],
  importantDates: [
    { id: 'camp', title: 'Pension camp', date: day(5) },
    { id: 'feast', title: 'Feast of last year', date: day(-300) },
  ],
};

const sample = await readSampleSite();
const checked: CheckedSite = { ...sample, records: { ...sample.records, ...records } };
const app = await createServer({
  assets,
  clientFolder: null,
  environment: await testEnvironment(),
  checked,
  limits: { closeMs: 100 },
});
const site = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

const htmlOf = async (path: string): Promise<string> => (await fetch(site + path)).text();

describe('a meeting', () => {
  test('that is the next one is on the home page, and no other', async () => {
    const [, markup = ''] = /<main(.*)<\/main>/s.exec(await htmlOf('/en')) ?? [];
    expect(markup).toContain('href="/en/meeting/next"');
    expect(markup).not.toContain('Later sabha');
    expect(markup).not.toContain('Held sabha');
  });

  test('that is coming is listed before later ones, and one that was held under its year', async () => {
    const html = await htmlOf('/en/gramsabha');
    expect(html).toMatch(/Next sabha.*Later sabha.*Past meetings/s);
    expect(html).toMatch(new RegExp(`<h3[^>]*>${day(-400).slice(0, 4)}</h3>.*Held sabha`, 's'));
  });

  test('has a page with its agenda, structured data and a calendar file', async () => {
    const html = await htmlOf('/en/meeting/next');
    expect(html).toContain('Water');
    expect(html).toContain('"@type":"Event"');
    expect(html).toContain(`"startDate":"${day(10)}"`);
    const [, file = ''] = /href="([^"]+\.ics)"/.exec(html) ?? [];
    const response = await fetch(site + file);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await response.text()).toContain(`DTSTART:${day(10).replaceAll('-', '')}T043000Z`);
  });

  test('that was held has its decisions and no link to a calendar file', async () => {
    const html = await htmlOf('/en/meeting/held');
    expect(html).toContain('This meeting has been held.');
    expect(html).toContain('A new well');
    expect(html).not.toContain('.ics"');
  });

  test('that does not exist has no calendar file', async () => {
    expect((await fetch(`${site}/en/meeting/.ics`)).status).toBe(404);
    const response = await fetch(`${site}/en/meeting/none.ics`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect((await fetch(`${site}/en/meeting/%E0.ics`)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('the calendar file of a list', () => {
  const fileAt = async (path: string) => {
    const response = await fetch(site + path);
    return { status: response.status, text: (await response.text()).replaceAll('\r\n ', '') };
  };

  test('has the events to come, each with its own page where there is one, and the page links to it', async () => {
    expect(await htmlOf('/en/gramsabha')).toContain('href="/en/gramsabha.ics"');
    const { text } = await fileAt('/en/gramsabha.ics');
    expect(text.match(/^SUMMARY:.*$/gm)).toEqual(['SUMMARY:Later sabha', 'SUMMARY:Next sabha']);
    expect(text).toContain('URL;VALUE=URI:https://www.motipura.example/en/meeting/next');
    expect(text).toContain('UID:meeting/next@www.motipura.example');
  });

  test('names the page of the list where an event has none', async () => {
    expect(await htmlOf('/gu/importantdates')).toContain('href="/gu/importantdates.ics"');
    const { text } = await fileAt('/gu/importantdates.ics');
    expect(text).toContain('URL;VALUE=URI:https://www.motipura.example/gu/importantdates\r');
    expect(text).toContain(`DTSTART;VALUE=DATE:${day(5).replaceAll('-', '')}`);
    expect(text).not.toContain('Feast of last year');
  });

  test('is an empty calendar while there are no events (B11.1.2)', async () => {
    const none = { ...checked, records: { ...checked.records, meetings: [], importantDates: [] } };
    const other = await serveSite({ checked: none });
    for (const path of ['/en/gramsabha.ics', '/gu/importantdates.ics']) {
      const response = await fetch(other + path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(await response.text()).toMatch(
        /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n(?!.*BEGIN:).*END:VCALENDAR$/s,
      );
    }
  });

  test('does not exist for a page without events', async () => {
    expect(await htmlOf('/en/noticeboard')).not.toContain('.ics"');
    expect((await fileAt('/en/noticeboard.ics')).status).toBe(404);
  });
});

test('a static export has the calendar files', async () => {
  const pages = checked.config.pages.filter(({ path }) =>
    ['/', '/meeting', '/importantdates'].includes(path),
  );
  const { folder } = await exportSample({ checked: { ...checked, config: { ...checked.config, pages } } });
  expect(await readFile(`${folder}/gu/meeting/next.ics`, 'utf8')).toContain('BEGIN:VEVENT');
  expect(await readFile(`${folder}/gu/importantdates.ics`, 'utf8')).toContain('SUMMARY:Pension camp');
});
