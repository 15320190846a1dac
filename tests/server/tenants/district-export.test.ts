import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedFolder } from '../../../src/engine/district/broadcast';
import { textsList } from '../../../src/engine/district/texts-list';
import { embeddedCouncil } from '../../../src/server/council/embedded';
import type { PictureStore } from '../../../src/server/media/picture-store';
import { readSite } from '../../../src/server/site/read-site';
import { exportSample, filesIn } from '../export-sample';
import { temporaryPictures } from '../sample-site';
import { addWithAlerts, broadcastOf, dayAfter, writeLayer } from './district-sites';
import { type Sites, sitesFolder } from './sites-folder';

const engineFolder = join(import.meta.dirname, '../../..');
const dayMs = 86_400_000;

/** The home page of a site, and all of its lists, when it is exported some days from today. */
async function exportedAt({ folder }: Sites, pictures: PictureStore, name: string, days = 0) {
  const now = () => new Date(Date.now() + days * dayMs);
  const { site: checked } = await readSite({
    config: join(folder, name, 'site.config.json'),
    engineFolder,
    shared: { folder: join(folder, sharedFolder), site: name },
    now,
  });
  if (!checked) throw new Error('The site has errors.');
  const council = embeddedCouncil(checked, pictures, now);
  const { folder: out } = await exportSample({ checked, pictures, council, now: now() });
  const read = (file: string) => readFile(join(out, file), 'utf8');
  const lists = (await filesIn(out)).filter((file) => file.startsWith('api/'));
  return { home: await read('hi/index.html'), lists: (await Promise.all(lists.map(read))).join('\n') };
}

const until = dayAfter(2);
const notice = { title: 'Camp at the taluka office', link: '' };
const storm = { level: 'emergency', text: 'A storm is coming' };
const text = { id: 'shell.skip', text: { HI: 'District words' } };

test('exported pages have the records and the texts of the district, until their last day (B11.23.8)', async () => {
  const sites = await sitesFolder();
  for (const name of ['rampur', 'sitapur']) await addWithAlerts(sites, name, `http://${name}.example`);
  const pictures = await temporaryPictures();
  await writeLayer(sites, [
    broadcastOf('a1', 'notices', notice, { until }),
    broadcastOf('b2', 'alerts', storm, { until }),
    broadcastOf('c3', textsList, text, { until, sites: ['rampur'] }),
  ]);
  const now = await exportedAt(sites, pictures, 'rampur');
  expect(now.home).toContain(notice.title);
  expect(now.home).toContain(storm.text);
  expect(now.home).toContain('District words');
  expect(now.lists).toContain(notice.title);

  const other = await exportedAt(sites, pictures, 'sitapur');
  expect(other.home).toContain(notice.title);
  expect(other.home).not.toContain('District words');

  const later = await exportedAt(sites, pictures, 'rampur', 3);
  for (const ended of [notice.title, storm.text, 'District words']) expect(later.home).not.toContain(ended);
  expect(later.lists).not.toContain(notice.title);
});
