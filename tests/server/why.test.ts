import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addedRecord, contentPaths } from '../../src/desk/api/content-api';
import { recordVisibility } from '../../src/desk/api/visibility-api';
import { readWhyCommand, runWhy } from '../../src/operations/why/run-why';
import type { browserAt } from './desk-browser';
import { copyWithNotices, serveDesk } from './desk-content';
import { testEnvironment } from './site-server';
import { newFolder } from './submission-databases';

const root = join(import.meta.dirname, '../..');

async function printWhy(
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<string> {
  let printed = '';
  const write = (text: string) => void (printed += text);
  const now = new Date('2026-11-20T06:00:00Z');
  const environment = await testEnvironment(variables);
  await runWhy(readWhyCommand(args), { environment, engineFolder: root, now, write });
  return printed;
}

const shownAt = async (browser: ReturnType<typeof browserAt>, list: string, id: string) =>
  recordVisibility.parse(
    (await browser.call('GET', `${contentPaths.visibility(list, id)}?language=EN`)).body,
  );

test('the desk says where visitors see a record, or why they do not (B11.7.42)', async () => {
  const site = await copyWithNotices();
  const day = { validFrom: '2026-01-01', validUntil: '2026-01-31' };
  const all = [
    { id: 'n-1', title: 'Shown' },
    { id: 'n-2', title: 'Ended', ...day },
    { id: 'n-3', title: 'Hidden', hidden: true },
  ];
  await site.write('content/records/notices.json', JSON.stringify(all));
  const { browser } = await serveDesk(site, await newFolder());
  const editor = await browser('Asha', 'editor');
  const shown = await shownAt(editor, 'notices', 'n-1');
  expect(shown.pages.map(({ path }) => path)).toContain('/en/notice/n-1');
  const ended = await shownAt(editor, 'notices', 'n-2');
  expect(ended.pages.map(({ path }) => path)).toContain('/en/noticeboard');
  expect(ended.reasons.map(({ kind }) => kind)).toContain('expired');
  expect(await shownAt(editor, 'notices', 'n-3')).toEqual({
    ...{ pages: [], isEverywhere: false, reasons: [{ kind: 'hidden' }] },
  });
  const printed = await printWhy(['notices', 'n-3'], { SITE_CONFIG: site.config });
  expect(printed).toContain('✓ content/records/notices.json, record 3 of 3.\n✗ It is hidden');
  const added = addedRecord.parse((await editor.call('POST', contentPaths.records('notices'), {})).body).id;
  expect((await shownAt(editor, 'notices', added)).reasons).toEqual([{ kind: 'unpublished' }]);
});

/** Prints why a record is shown, with this answer of the council's server. */
async function whyOf(args: readonly string[], status: number, body: unknown): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(JSON.stringify(body)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const host = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const variables = { API_HOST: host, SITE_CONFIG: join(root, 'site.config.json') };
  return (await printWhy(args, variables)).replaceAll(host, 'HOST');
}

const news = (id: number, changes: object = {}) => ({
  id,
  newsHeading: 'Well',
  newsDate: '2026-11-01',
  ...changes,
});

test('a record of the council’s own server is requested and explained like one of the content folder', async () => {
  const asked = ['news', '7', '--language', 'EN'];
  const printed = await whyOf(asked, 200, { status: true, data: [news(6), news(7)], message: '' });
  expect(printed).toContain('✓ HOST/api/News/GetPublicList?lang=EN, record 2 of 2.');
  expect(printed).toContain('✓ /en/newsitem/7, detail: shown');
  const hidden = await whyOf(asked, 200, { status: true, data: [news(7, { hidden: true })], message: '' });
  expect(hidden).toContain('✗ It is hidden');
  expect(await whyOf(asked, 200, { status: true, data: [], message: '' })).toBe(
    '✗ HOST/api/News/GetPublicList?lang=EN has no record with the id 7; it has 0, from #1 to #0.\n',
  );
  expect(await whyOf(asked, 503, {})).toBe('✗ HOST/api/News/GetPublicList?lang=EN: it answered status 503\n');
  expect(await whyOf(asked, 200, { status: false, message: 'Closed' })).toContain('it refused: Closed');
});
