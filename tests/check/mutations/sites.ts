import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContentFolder } from '../../../server/site/folder/content-folder';
import { readEngineMessages, readSchemas } from '../../../server/site/folder/engine-folder';
import type { SiteFiles } from '../../../src/check/check-site';
import type { Json } from '../../../src/check/document/json-access';
import { readDocument } from '../../../src/check/document/json-document';

const root = join(import.meta.dirname, '../../..');

/** A site whose files are in memory, so that they can be changed and checked many times. */
export interface MutableSite {
  readonly name: string;
  readonly files: SiteFiles;
  readonly config: Json;
}

export const schemas = await readSchemas(join(root, 'schemas'));
const engineMessages = await readEngineMessages(join(root, 'src/i18n'));

async function readMutableSite(name: string, folder: string): Promise<MutableSite> {
  const text = await readFile(join(folder, 'site.config.json'), 'utf8');
  const read = await readContentFolder(folder, 'content');
  if (!read) throw new Error(`${name} has no content.`);
  const file = { file: 'site.config.json', text };
  return {
    name,
    files: { config: file, schemas, ...engineMessages, content: read.content },
    config: readDocument(file).document?.value ?? null,
  };
}

/** Three sites without mistakes that share little: the sample, one with an own entity, one without catalogues. */
export const sites: readonly MutableSite[] = await Promise.all([
  readMutableSite('sample', root),
  readMutableSite('vadgam', join(root, 'tests/check/sites/vadgam')),
  readMutableSite('hirapur', join(root, 'tests/check/sites/hirapur')),
]);
