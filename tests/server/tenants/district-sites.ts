import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { broadcastsFile, sharedFolder } from '../../../src/engine/district/broadcast';
import { objectOf, parseJson } from '../../../src/engine/json/json';
import type { Sites } from './sites-folder';

const dayMs = 86_400_000;

/** A day from today on, YYYY-MM-DD. */
export const dayAfter = (days: number): string =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** Adds a site with alerts. */
export async function addWithAlerts(sites: Sites, name: string, address: string): Promise<void> {
  await sites.add(name, address);
  const path = join(sites.folder, name, 'site.config.json');
  const config = objectOf(parseJson(await readFile(path, 'utf8')));
  const alerts = { source: 'alerts', level: 'level', text: 'text', link: 'link', pages: 'pages' };
  const sources = {
    ...objectOf(config.sources),
    alerts: { entity: 'alert', query: {}, validity: { from: 'from', until: 'until' } },
  };
  const shell = { ...objectOf(config.shell), alerts };
  await writeFile(path, JSON.stringify({ ...config, sources, shell }));
  await writeFile(join(sites.folder, name, 'content/records/alerts.json'), '[]');
}

/** A broadcast of today. */
export const broadcastOf = (id: string, list: string, record: object, more: object = {}) => ({
  ...{ id, list, record, published: dayAfter(0), until: dayAfter(30) },
  ...more,
});

/** Writes the file of the district's layer as people do. */
export async function writeLayer(
  { folder }: Pick<Sites, 'folder'>,
  broadcasts: readonly unknown[] | string,
): Promise<void> {
  const text = typeof broadcasts === 'string' ? broadcasts : JSON.stringify({ broadcasts });
  await mkdir(join(folder, sharedFolder), { recursive: true });
  const path = join(folder, sharedFolder, broadcastsFile);
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}
