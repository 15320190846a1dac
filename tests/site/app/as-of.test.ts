import { expect, test } from 'vitest';
import { renderPage } from '../../../src/site/entry-server';
import type { DehydratedState } from '../../../src/engine/source/dehydrated-state';
import { sampleSite } from '../../../stories/harness/sample-site';

async function render(language: string, dehydratedState: DehydratedState): Promise<string> {
  const prefix = `/${language.toLowerCase()}`;
  const initialState = { language, siteFiles: {}, prefix, today: '2026-11-20', dehydratedState };
  const path = `${prefix}/termsofservice`;
  const { html } = await renderPage(sampleSite(language), initialState, path, () => undefined);
  return html;
}

const list = { records: [], missing: false };
const old: DehydratedState = {
  first: { ...list, asOf: '2026-11-21T20:15:00.000Z' },
  second: { ...list, asOf: '2026-11-21T18:35:00.000Z' },
  third: list,
  failed: null,
};

test.each([
  ['EN', 'The information on this page is as of 22-11-2026, 00:05.'],
  ['HI', 'इस पृष्ठ की जानकारी 22-11-2026, 00:05 तक की है।'],
  ['GU', 'આ પાના પરની માહિતી 22-11-2026, 00:05 સુધીની છે.'],
])('a page says in %s from when its oldest records are (B4.5.6)', async (language, text) => {
  expect(await render(language, old)).toContain(text);
});

test('a page with recent records says nothing', async () => {
  expect(await render('EN', { third: list })).not.toContain('as of');
});
