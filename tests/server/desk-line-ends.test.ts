import { expect, test } from 'vitest';
import { contentList, contentPaths, publication } from '../../src/desk/api/content-api';
import { changesBetween } from '../../src/desk/api/record-changes';
import { textLists } from '../../src/desk/api/text-lists';
import { objectOf } from '../../src/engine/json/json';
import { copyWithNotices, serveDesk } from './desk-content';
import { newFolder } from './submission-databases';

const { messages, legal, settings } = textLists;

const files = [
  'content/records/notices.json',
  'content/messages/EN.json',
  'content/legal/privacy.EN.md',
  'site.config.json',
] as const;

test.each([
  ['CRLF', '\r\n'],
  ['LF', '\n'],
])('publishing keeps line ends of %s in files of every kind (B11.8.15)', async (_name, end) => {
  const site = await copyWithNotices();
  for (const file of files) await site.write(file, (await site.read(file)).replace(/\r?\n/g, end));
  const { browser: invite } = await serveDesk(site, await newFolder());
  const browser = await invite('Kokila');
  const recordOf = async (list: string, id: string) => {
    const { body } = await browser.call('GET', contentPaths.list(list));
    return { ...contentList.parse(body).records.find((one) => one.id === id)?.record };
  };
  const change = async (list: string, id: string, text: string) => {
    const record = await recordOf(list, id);
    const field = list === 'notices' ? 'title' : 'text';
    const after = { ...record, [field]: { ...objectOf(record[field]), EN: text } };
    await browser.call('PATCH', contentPaths.record(list, id), { changes: changesBetween(record, after) });
  };
  await change('notices', 'n-1', 'Meeting');
  await change(messages, 'notices.empty', 'Nothing today.');
  await change(legal, 'privacy', '# Privacy\n\nNothing is kept.\r\n\r\nNothing at all.');
  await change(settings, 'displayName', 'Motipura Village');
  const { body } = await browser.call('POST', contentPaths.publish, {
    lists: ['notices', messages, legal, settings],
  });
  expect(publication.parse(body)).toMatchObject({ published: true });
  for (const [file, words] of [
    [files[0], 'Meeting'],
    [files[1], 'Nothing today.'],
    [files[2], 'Nothing at all.'],
    [files[3], 'Motipura Village'],
  ] as const) {
    const text = await site.read(file);
    expect(text, file).toContain(words);
    expect(new Set(text.match(/\r?\n/g)), file).toEqual(new Set([end]));
  }
});
