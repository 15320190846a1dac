import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CouncilResponse } from '../../src/server/council/council';
import { embeddedCouncil } from '../../src/server/council/embedded';
import { readUpstreamAnswer } from '../../src/server/council/read-upstream-answer';
import { parseResponseText, responseText } from '../../src/server/council/cache/response-text';
import { readSite } from '../../src/server/site/read-site';
import { sourceRequest } from '../../src/engine/source/source-request';
import { copySampleSite } from './site-folder';

const root = join(import.meta.dirname, '../..');

/** The answer with the news of a copy of the sample site, whose file was changed at a moment. */
async function newsChangedAt(moment: string, change = (config: string) => config): Promise<CouncilResponse> {
  const { folder, config, read, write } = await copySampleSite();
  await write('site.config.json', change(await read('site.config.json')));
  await write('content/records/news.json', JSON.stringify([{ id: 1, newsHeading: 'School' }]));
  await utimes(join(folder, 'content/records/news.json'), new Date(moment), new Date(moment));
  const { site } = await readSite({ config, engineFolder: root });
  if (!site) throw new Error('The site has errors.');
  const request = sourceRequest(site.config.sources, 'news', { language: 'EN' });
  if (!request) throw new Error('There is no such source.');
  return embeddedCouncil(site, { urlOfContent: async (value) => value }).get(request);
}

test('an answer of the content folder has the day of its file, in the time zone of the site', async () => {
  expect((await newsChangedAt('2026-11-02T20:00:00Z')).list?.updated).toBe('2026-11-03');
});

test('a file that is copied with another time is another version, so that pages with it are rendered again', async () => {
  const versions = await Promise.all(
    ['2026-11-02T10:00:00Z', '2026-11-03T10:00:00Z', '2026-11-03T11:00:00Z'].map(
      async (moment) => (await newsChangedAt(moment)).version,
    ),
  );
  expect(versions[1]).not.toBe(versions[0]);
  expect(versions[2]).toBe(versions[1]);
});

test('a site that does not show it does not answer it', async () => {
  const silent = (config: string) => config.replace('"lastUpdated": true', '"lastUpdated": false');
  expect((await newsChangedAt('2026-11-02T10:00:00Z', silent)).list).not.toHaveProperty('updated');
});

test.each([
  ['2026-11-02', '2026-11-02'],
  ['2026-11-02T10:00:00Z', '2026-11-02'],
  ['yesterday', null],
  [20261102, null],
  [undefined, null],
])('an envelope of the council’s server with the day %j has %j', async (updated, day) => {
  const envelope = { status: true, data: [{ id: 1 }], updated };
  expect(readUpstreamAnswer(JSON.stringify(envelope))).toMatchObject({ updated: day });
});

test('the day is kept with the answer over a restart', async () => {
  const response = await newsChangedAt('2026-11-02T10:00:00Z');
  const kept = parseResponseText(responseText({ ...response, fetchedAt: 1 }));
  expect(kept?.list).toEqual(response.list);
  expect(response.list?.updated).toBe('2026-11-02');
});
