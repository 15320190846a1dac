import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { applyEdits, modify, parse } from 'jsonc-parser';
import { isObject, objectOf } from '../../src/engine/json/json';
import { writeWhenChanged } from '../write-when-changed.mjs';
import { editorSchemas, type EditorSchema } from './editor-files';

const folder = '.vscode/schemas';

/** Removes schemas of lists that the site no longer has. */
async function removeOthers(place: string, names: readonly string[]): Promise<void> {
  const present = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = present.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const current = names.map((name) => join(place, name));
  await Promise.all(files.filter((file) => !current.includes(file)).map((file) => rm(file)));
}

/**
 * The entry of a schema in the settings. Editors follow the `$schema` of a file before any entry, so that a schema for
 * files that have a relative one takes the place of the schema there.
 */
function entryOf(root: string, { name, files, not = [], address }: EditorSchema): object {
  const fileMatch = [`/${files}`, ...not.map((file) => `!/${file}`)];
  if (address === undefined || isAbsolute(address) || URL.canParse(address))
    return { fileMatch, url: `./${folder}/${name}` };
  const place = relative(dirname(resolve(root, address)), resolve(root, folder, name));
  const url = address.startsWith('.') ? address : `./${address}`;
  return { fileMatch, url, schema: { $ref: place.replaceAll('\\', '/') } };
}

/** Whether an entry of the settings is one that `entryOf` made. */
function isOurs(entry: unknown): boolean {
  const { url, schema } = objectOf(entry);
  return [url, objectOf(schema).$ref].some(
    (address) => typeof address === 'string' && `/${address}`.includes(`/${folder}/`),
  );
}

/** Entries of other schemas that the author has in the settings. */
function othersIn(settings: string): unknown[] {
  const parsed: unknown = parse(settings);
  const entries: unknown = isObject(parsed) ? parsed['json.schemas'] : [];
  return Array.isArray(entries) ? entries.filter((entry) => !isOurs(entry)) : [];
}

/** The settings with our schemas; all other settings stay as they are written. */
function withSchemas(settings: string, root: string, schemas: readonly EditorSchema[]): string {
  const ours = schemas.map((schema) => entryOf(root, schema));
  const formattingOptions = { insertSpaces: true, tabSize: 2, insertFinalNewline: true };
  const edits = modify(settings, ['json.schemas'], [...othersIn(settings), ...ours], { formattingOptions });
  return applyEdits(settings, edits);
}

/**
 * Writes the schemas of a site's config and content, and settings by which VS Code finds them, into the folder of the site.
 * @returns how many schemas there are; none where the config cannot be read
 */
export async function writeEditorFiles(config: string, engineFolder: string): Promise<number> {
  const schemas = await editorSchemas(config, engineFolder);
  if (schemas.length === 0) return 0;
  const root = dirname(config);
  await removeOthers(
    join(root, folder),
    schemas.map(({ name }) => name),
  );
  for (const { name, schema } of schemas)
    await writeWhenChanged(join(root, folder, name), `${JSON.stringify(schema, null, 2)}\n`);
  const settings = join(root, '.vscode/settings.json');
  const old = await readFile(settings, 'utf8').catch(() => '{}\n');
  await writeWhenChanged(settings, withSchemas(old, root, schemas));
  return schemas.length;
}
