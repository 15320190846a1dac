import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDesk } from '../../../src/desk/server/open-desk';
import { contentList, contentPaths } from '../../../src/desk/api/content-api';
import { deskLog } from '../../../src/desk/api/desk-api';
import { districtPath } from '../../../src/desk/api/district-api';
import { accept, sendTo } from '../desk-browser';
import { newFolder } from '../submission-databases';
import { addWithAlerts, broadcastOf, dayAfter, writeLayer } from './district-sites';
import { serve, sitesFolder } from './sites-folder';

const addressOf = (name: string) => `http://${name}.example`;

/** Two sites with alerts and one without, over HTTP. */
async function startDistrict(options: Parameters<typeof serve>[1] = {}) {
  const sites = await sitesFolder();
  for (const name of ['rampur', 'sitapur']) await addWithAlerts(sites, name, addressOf(name));
  await sites.add('harda', addressOf('harda'));
  const { dataDir } = await newFolder();
  const served = await serve(sites, options, { DATA_DIR: dataDir });
  const send = sendTo(served.address);
  const pageOf = async (name: string) => {
    const answer = await send(`${addressOf(name)}/hi`, { method: 'GET', headers: {} });
    return { status: answer.status, text: await answer.text() };
  };
  const publisherOf = async (name: string) => {
    const desk = await openDesk({ dataDir: join(dataDir, name), publicAddress: addressOf(name) });
    onTestFinished(() => desk.close());
    return accept(desk, addressOf(name), 'Kokila', 'publisher', send);
  };
  const shows = (name: string, text: string) =>
    expect.poll(async () => (await pageOf(name)).text.includes(text), { timeout: 10_000 });
  return { sites, served, pageOf, publisherOf, shows, send };
}

const storm = { level: 'emergency', text: 'A storm is coming', until: dayAfter(30) };
const camp = { title: 'Camp at the taluka office', link: '' };

async function districtOf(browser: Awaited<ReturnType<typeof accept>>, list: string) {
  const { body } = await browser.call('GET', `${contentPaths.list(list)}?language=HI`);
  return contentList.parse(body).district;
}

test('a broadcast is shown at the sites that it is for, without a restart (B11.23.1)', async () => {
  const { sites, shows } = await startDistrict();
  await shows('rampur', 'A storm is coming').toBe(false);
  await shows('sitapur', 'Camp at').toBe(false);
  await writeLayer(sites, [
    broadcastOf('a1', 'alerts', storm),
    broadcastOf('b2', 'notices', camp, { sites: ['sitapur'] }),
  ]);
  await shows('rampur', 'A storm is coming').toBe(true);
  await shows('sitapur', 'Camp at').toBe(true);
  await shows('rampur', 'Camp at').toBe(false);
  await shows('harda', 'Notice of harda').toBe(true);
  await shows('harda', 'A storm is coming').toBe(false);
});

test('a broadcast for a taluka is shown at its sites, whatever the spelling of the letters (B11.23.1)', async () => {
  const { sites, shows } = await startDistrict();
  await writeLayer(sites, [
    broadcastOf('a1', 'notices', camp, { talukas: [' चंदनगढ़ '.normalize('NFD')] }),
    broadcastOf('b2', 'notices', { title: 'For others', link: '' }, { talukas: ['Harda'] }),
  ]);
  await shows('rampur', 'Camp at').toBe(true);
  await shows('rampur', 'For others').toBe(false);
});

test('a broadcast ends at the end of its last day, without a change of the file (B11.23.3)', async () => {
  let days = 0;
  const clock = () => new Date(Date.now() + days * 86_400_000);
  const { sites, shows } = await startDistrict({ now: clock });
  await writeLayer(sites, [broadcastOf('b2', 'notices', camp, { until: dayAfter(2) })]);
  await shows('rampur', 'Camp at').toBe(true);
  days = 4;
  await shows('rampur', 'Camp at').toBe(false);
});

test('what is wrong in the layer is reported and left out, and every site is served (B11.23.2)', async () => {
  const { sites, served, shows } = await startDistrict();
  await writeLayer(sites, [
    broadcastOf('a1', 'notices', { title: '<script>alert(1)</script>', link: '' }),
    broadcastOf('b2', 'notices', { headline: 'No title' }),
    broadcastOf('c3', 'nowhere', camp),
    broadcastOf('d4', 'notices', camp, { until: dayAfter(400) }),
    broadcastOf('e5', 'notices', camp, { sites: ['../rampur'] }),
    broadcastOf('f6', 'notices', { title: 'x'.repeat(30_000), link: '' }),
    broadcastOf('a1', 'notices', { title: 'The same id', link: '' }),
    'nonsense',
  ]);
  await shows('rampur', '&lt;script&gt;alert(1)').toBe(true);
  await shows('rampur', '<script>alert(1)').toBe(false);
  await shows('rampur', 'Camp at').toBe(false);
  await shows('rampur', 'The same id').toBe(false);
  const report = served.lines.join('\n');
  expect(report).toContain('The record “district-b2” of the district does not fit the list “notices”');
  for (const id of ['a1', 'd4', 'e5', 'f6'])
    expect(report).toContain(`The broadcast “${id}” of the district has wrong values`);
});

test.each([
  ['no JSON', '{ "broadcasts": ['],
  ['10 MB', `{ "broadcasts": [], "more": "${'x'.repeat(10_000_000)}" }`],
])('a file of the layer with %s stops no site', async (_, text) => {
  const { sites, served, shows } = await startDistrict();
  await writeLayer(sites, text);
  await shows('rampur', 'Notice of rampur').toBe(true);
  expect(served.lines.join('\n')).toContain('what the district publishes cannot be read');
});

test('a council reads what is from the district, and hides a notice but no emergency (B11.23.5)', async () => {
  const { sites, shows, publisherOf } = await startDistrict();
  await writeLayer(sites, [broadcastOf('a1', 'alerts', storm), broadcastOf('b2', 'notices', camp)]);
  await shows('rampur', 'Camp at').toBe(true);
  const kokila = await publisherOf('rampur');
  expect(await districtOf(kokila, 'alerts')).toMatchObject([
    { id: 'a1', label: 'A storm is coming', state: 'shown', isEmergency: true },
  ]);
  expect(await kokila.call('PUT', districtPath('a1'), { isHidden: true })).toMatchObject({
    status: 409,
    body: { problem: 'emergency-stays' },
  });
  for (const id of ['nowhere', '../b2', 'constructor'])
    expect((await kokila.call('PUT', districtPath(id), { isHidden: true })).status).toBe(404);
  expect((await kokila.call('PUT', districtPath('b2'), { isHidden: true })).status).toBe(204);
  await shows('rampur', 'Camp at').toBe(false);
  await shows('rampur', 'A storm is coming').toBe(true);
  await shows('sitapur', 'Camp at').toBe(true);
  expect(await districtOf(kokila, 'notices')).toMatchObject([{ id: 'b2', state: 'hidden' }]);
  const kept = join(sites.folder, 'rampur/content/district.json');
  expect(await readFile(kept, 'utf8')).toContain('b2');

  expect((await kokila.call('PUT', districtPath('b2'), { isHidden: false })).status).toBe(204);
  await shows('rampur', 'Camp at').toBe(true);
  await expect(stat(kept)).rejects.toThrow('ENOENT');
  const { entries } = deskLog.parse((await kokila.call('GET', '/log')).body);
  expect(entries.slice(0, 2).map(({ action, subject }) => [action, subject])).toEqual([
    ['district-shown', 'Camp at the taluka office'],
    ['district-hidden', 'Camp at the taluka office'],
  ]);
});

test('a record of the district cannot be edited at a site (B11.23.5)', async () => {
  const { sites, shows, publisherOf } = await startDistrict();
  await writeLayer(sites, [broadcastOf('b2', 'notices', camp)]);
  await shows('rampur', 'Camp at').toBe(true);
  const kokila = await publisherOf('rampur');
  const list = contentList.parse(
    (await kokila.call('GET', `${contentPaths.list('notices')}?language=HI`)).body,
  );
  expect(list.records.map(({ id }) => id)).toEqual(['n-1']);
  const changes = [{ field: 'title', before: camp.title, after: 'Other words' }];
  expect(
    (await kokila.call('PATCH', contentPaths.record('notices', 'district-b2'), { changes })).status,
  ).toBe(404);
});

test('without a layer, a list at the desk says nothing of a district (B11.23.1)', async () => {
  const { publisherOf } = await startDistrict();
  expect(await districtOf(await publisherOf('rampur'), 'notices')).toBeUndefined();
});
