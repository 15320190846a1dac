import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContentFolder } from '../../../src/server/site/folder/content-folder';
import { readEngineMessages, readSchemas } from '../../../src/server/site/folder/engine-folder';
import type { SiteFiles } from '../../../src/check/check-site';

const root = join(import.meta.dirname, '../../..');
const schemas = await readSchemas(join(root, 'schemas'));
const engineMessages = await readEngineMessages(join(root, 'src/site/i18n'));

/** A site whose content is small, so that it is checked fast. */
export type SmallSite = 'vadgam' | 'hirapur';

/** The files of a site, in memory, so that they can be changed and checked many times. */
export async function readSmallSite(name: SmallSite): Promise<SiteFiles> {
  const folder = join(import.meta.dirname, '../sites', name);
  const text = await readFile(join(folder, 'site.config.json'), 'utf8');
  const read = await readContentFolder(folder, 'content');
  if (!read) throw new Error(`${name} has no content.`);
  return { config: { file: 'site.config.json', text }, schemas, ...engineMessages, content: read.content };
}
