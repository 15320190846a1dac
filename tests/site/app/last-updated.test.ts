import { expect, test } from 'vitest';
import { renderPage } from '../../../src/site/entry-server';
import type { DehydratedState } from '../../../src/engine/source/dehydrated-state';
import type { Site } from '../../../src/engine/site/site';
import { sampleSite } from '../../../stories/harness/sample-site';

/** The line of a page with its last change; null without one. */
async function lineOf(
  path: string,
  dehydratedState: DehydratedState,
  site: Site = sampleSite('EN'),
): Promise<string | null> {
  const initialState = { language: 'EN', siteFiles: {}, prefix: '/en', today: '2026-11-22', dehydratedState };
  const { html } = await renderPage(site, initialState, `/en${path}`, () => undefined);
  const [, day = '', text = ''] =
    /<p data-last-updated=""[^>]*><time dateTime="([^"]*)">([^<]*)<\/time>/.exec(html) ?? [];
  return day === '' ? null : `${day} ${text}`;
}

const list = (updated?: string) => ({
  records: [],
  missing: false,
  ...(updated !== undefined && { updated }),
});

test('a page says when its newest list was last changed, not the lists around it', async () => {
  const state = {
    'members?language=EN': list('2026-11-03'),
    'websites?language=EN': list('2026-11-15'),
  };
  expect(await lineOf('/member', state)).toBe('2026-11-03 Last updated 03-11-2026');
});

test.each<[string, string, DehydratedState, string | null]>([
  ['without lists of its own', '/sitemap', { 'websites?language=EN': list('2026-11-15') }, '2026-11-15'],
  ['about another record', '/orgemployee/2', { 'organisationEmployees?subject=1': list('2026-11-01') }, null],
  [
    'about a record',
    '/orgemployee/1',
    { 'organisationEmployees?subject=1': list('2026-11-01') },
    '2026-11-01',
  ],
  ['about no record yet', '/orgemployee', { 'organisations?language=EN': list('2026-11-09') }, '2026-11-09'],
  ['about no record yet, without other lists', '/committee', {}, null],
  ['whose day is none', '/member', { 'members?language=EN': list('yesterday') }, null],
  ['whose day is not known', '/member', { 'members?language=EN': list() }, null],
  ['whose day is not yet here', '/member', { 'members?language=EN': list('2026-11-23') }, null],
  ['whose documents say it', '/privacypolicy', { 'websites?language=EN': list('2026-11-15') }, null],
  ['that is not found', '/nowhere', { 'websites?language=EN': list('2026-11-15') }, null],
])('a page %s', async (_what, path, state, day) => {
  expect((await lineOf(path, state))?.split(' ')[0] ?? null).toBe(day);
});

test.each([
  ['a newer one', '2026-11-01', null],
  ['the same one', '2026-11-20', null],
  ['an older one', '2026-11-21', '2026-11-21'],
])('a page whose document says %s', async (_what, changed, day) => {
  const { config, ...site } = sampleSite('EN');
  const rti = { file: 'legal/rti', updated: '2026-11-20' };
  const dated = { ...site, config: { ...config, documents: { ...config.documents, rti } } };
  const line = await lineOf('/rti', { 'responsibleOfficers?language=EN': list(changed) }, dated);
  expect(line?.split(' ')[0] ?? null).toBe(day);
});

test('a site that does not ask for it has no such line', async () => {
  const { config, ...site } = sampleSite('EN');
  const silent = { ...site, config: { ...config, shell: { ...config.shell, lastUpdated: false } } };
  expect(await lineOf('/member', { 'members?language=EN': list('2026-11-03') }, silent)).toBeNull();
});
