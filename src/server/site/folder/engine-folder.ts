import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { CatalogueFiles } from '../../../check/messages/site-catalogues';
import type { Schemas } from '../../../check/shape/schemas';
import { folderVersion } from './folder-version';

/** Reads the engine's schemas, by their name in the folder. */
export async function readSchemas(folder: string): Promise<Schemas> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.schema.json'));
  const read = await Promise.all(
    names.map(
      async (name) =>
        [name.replaceAll('\\', '/'), parse(await readFile(join(folder, name), 'utf8'))] as const,
    ),
  );
  return Object.fromEntries(read);
}

/** The engine's messages, as they are in `src/site/i18n`. */
export interface EngineMessages {
  /** Language code → the file of its messages. */
  readonly catalogues: CatalogueFiles;
  /** Codes of languages in which no council has reviewed the messages. */
  readonly unreviewed: readonly string[];
}

/** Reads the engine's messages in all its languages. */
export async function readEngineMessages(folder: string): Promise<EngineMessages> {
  const names = await readdir(join(folder, 'catalogues')).catch(() => []);
  const read = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, 'catalogues', name), 'utf8');
      return [name.slice(0, -'.json'.length), { file: name, text }] as const;
    }),
  );
  return {
    catalogues: Object.fromEntries(read),
    unreviewed: codesSchema.parse(parse(await readFile(join(folder, 'unreviewed.json'), 'utf8'))),
  };
}

/** The files of the engine that sites are checked with. */
export interface EngineFiles extends EngineMessages {
  readonly schemas: Schemas;
}

/** By the version of the files. The validators of schemas are compiled once per object, which takes longer than a check. */
const readBefore = new LRUCache<string, EngineFiles>({ max: 4 });

/**
 * Reads the files of the engine, or returns what was read before as long as they are the same: each site and each check of a
 * process uses them.
 * @param folder with `schemas/` and `src/site/i18n/`
 */
export async function readEngineFiles(folder: string): Promise<EngineFiles> {
  const [schemas, texts] = [join(folder, 'schemas'), join(folder, 'src/site/i18n')];
  const versions = await Promise.all([folderVersion([], schemas), folderVersion([], texts)]);
  const version = versions.includes(null) ? null : versions.join(' ');
  const known = version === null ? undefined : readBefore.get(version);
  if (known) return known;
  const [read, messages] = await Promise.all([readSchemas(schemas), readEngineMessages(texts)]);
  const files = { schemas: read, ...messages };
  if (version !== null) readBefore.set(version, files);
  return files;
}

const codesSchema = z.array(z.string());

/** Reads where the engine shows each of its messages, by id. */
export async function readMessageUsage(folder: string): Promise<Readonly<Record<string, string>>> {
  return usageSchema.parse(parse(await readFile(join(folder, 'usage.json'), 'utf8')));
}

const usageSchema = z.record(z.string(), z.string());
