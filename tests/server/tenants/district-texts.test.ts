import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentList, contentPaths } from '../../../src/desk/api/content-api';
import { districtPath } from '../../../src/desk/api/district-api';
import { openDesk } from '../../../src/desk/server/open-desk';
import { textsList } from '../../../src/engine/district/texts-list';
import { objectOf, parseJson } from '../../../src/engine/json/json';
import { accept, sendTo } from '../desk-browser';
import { newFolder } from '../submission-databases';
import { broadcastOf, dayAfter, writeLayer } from './district-sites';
import { serve, sitesFolder } from './sites-folder';

const addressOf = (name: string) => `http://${name}.example`;
const id = 'shell.skip';

/** Two sites over HTTP, and the texts of the district. */
async function startTexts(options: Parameters<typeof serve>[1] = {}) {
  const sites = await sitesFolder();
  for (const name of ['rampur', 'sitapur']) await sites.add(name, addressOf(name));
  const { dataDir } = await newFolder();
  const served = await serve(sites, options, { DATA_DIR: dataDir });
  const send = sendTo(served.address);
  const shows = (name: string, text: string) =>
    expect.poll(
      async () => {
        const answer = await send(`${addressOf(name)}/hi`, { method: 'GET', headers: {} });
        return (await answer.text()).includes(text);
      },
      { timeout: 10_000 },
    );
  const publisherOf = async (name: string) => {
    const desk = await openDesk({ dataDir: join(dataDir, name), publicAddress: addressOf(name) });
    onTestFinished(() => desk.close());
    return accept(desk, addressOf(name), 'Kokila', 'publisher', send);
  };
  return { sites, served, shows, publisherOf };
}

const textOf = (key: string, text: string, more: object = {}) =>
  broadcastOf(key, textsList, { id, text: { HI: text } }, more);

test('a text of the district stands in place of the site’s own, at the sites that it is for (B11.23.4)', async () => {
  const { sites, shows } = await startTexts();
  await writeLayer(sites, [
    textOf('a1', 'Newest words'),
    textOf('b2', 'Older words', { published: dayAfter(-1) }),
    textOf('c3', 'Words for one', { sites: ['sitapur'], published: dayAfter(-2) }),
  ]);
  await shows('rampur', 'Newest words').toBe(true);
  await shows('rampur', 'Older words').toBe(false);
  await writeLayer(sites, [textOf('c3', 'Words for one', { sites: ['sitapur'] })]);
  await shows('sitapur', 'Words for one').toBe(true);
  await shows('rampur', 'Words for one').toBe(false);
});

test('a text of the district ends at the end of its last day, without a change of the file (B11.23.3)', async () => {
  let days = 0;
  const now = () => new Date(Date.now() + days * 86_400_000);
  const { sites, shows } = await startTexts({ now, clockMs: 50 });
  await writeLayer(sites, [textOf('a1', 'Words until then', { until: dayAfter(2) })]);
  await shows('rampur', 'Words until then').toBe(true);
  days = 4;
  await shows('rampur', 'Words until then').toBe(false);
});

test('a text that does not fit is left out and reported, and every site is served (B11.23.2)', async () => {
  const { sites, served, shows } = await startTexts();
  await writeLayer(sites, [
    textOf('a1', 'Words {nothing}'),
    textOf('b2', 'Words {'),
    broadcastOf('c3', textsList, { id, text: { GU: 'Words of others' } }),
    broadcastOf('d4', textsList, { id: 'no.such.text', text: { HI: 'Words of nobody' } }),
    broadcastOf('e5', textsList, { id, text: 'Words once' }),
    broadcastOf('f6', textsList, { id, text: { HI: 'Words' }, level: 'emergency' }),
  ]);
  await shows('rampur', 'Notice of rampur').toBe(true);
  await shows('rampur', 'Words').toBe(false);
  const report = served.lines.join('\n');
  expect(report.split(`The text “${id}” of the district does not fit`)).toHaveLength(4);
  for (const key of ['e5', 'f6'])
    expect(report).toContain(`The broadcast “${key}” of the district has wrong values`);
});

test('a council reads which of its texts are from the district, and hides one (B11.23.4, B11.23.5)', async () => {
  const { sites, shows, publisherOf } = await startTexts();
  const messages = join(sites.folder, 'rampur/content/messages');
  await mkdir(messages, { recursive: true });
  const own = join(messages, 'HI.json');
  const before = await readFile(own, 'utf8').catch(() => '{}');
  await writeFile(own, JSON.stringify({ ...objectOf(parseJson(before)), [id]: 'Own words' }));
  await writeLayer(sites, [textOf('a1', 'District words')]);
  await shows('rampur', 'District words').toBe(true);
  const kokila = await publisherOf('rampur');
  const read = async () =>
    contentList.parse((await kokila.call('GET', `${contentPaths.list(textsList)}?language=HI`)).body);
  const { district, records } = await read();
  expect(district).toMatchObject([
    { id: 'a1', text: id, label: 'District words', state: 'shown', until: dayAfter(30) },
  ]);
  expect(records.find((one) => one.id === id)?.record).toEqual({ id, text: { HI: 'Own words' } });
  expect((await kokila.call('PUT', districtPath('a1'), { isHidden: true })).status).toBe(204);
  await shows('rampur', 'Own words').toBe(true);
  await shows('sitapur', 'District words').toBe(true);

  await writeLayer(sites, [
    textOf('a1', 'District words'),
    textOf('b2', 'Older words', { published: dayAfter(-1) }),
  ]);
  await shows('rampur', 'Older words').toBe(true);
  const states = async () => (await read()).district?.map((one) => [one.id, one.state]);
  expect(await states()).toEqual([
    ['a1', 'hidden'],
    ['b2', 'shown'],
  ]);
  expect((await kokila.call('PUT', districtPath('a1'), { isHidden: false })).status).toBe(204);
  await shows('rampur', 'District words').toBe(true);
  expect(await states()).toEqual([['a1', 'shown']]);
});
