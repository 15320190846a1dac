import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as git from 'isomorphic-git';
import { promises } from 'node:fs';
import { z } from 'zod';
import { parseJson } from '../../engine/json/json';
import { CommandError } from '../../server/command-line';
import { engineVersion } from '../../server/version';

/** Name of the file that says what an archive has. */
export const manifestFile = 'manifest.json';

/** Name of the file that tells a person what to do with an archive. */
export const readmeFile = 'README.md';

/** Version of the format; one that reads otherwise gets another number. */
export const handoverFormat = 1;

const manifest = z.object({
  format: z.number(),
  /** Host of the public address. */
  site: z.string(),
  /** Earlier hosts of the site whose submissions are included. */
  earlier: z.array(z.string()),
  /** ISO 8601. */
  createdAt: z.string(),
  engine: z.object({ version: z.string(), commit: z.string().nullable() }),
  /** Version of Node. */
  node: z.string(),
  /** Whether the content has its Git history. */
  hasHistory: z.boolean(),
  /** Rows by table. */
  rows: z.record(z.string(), z.number()),
});

/** Description of an archive, in itself. */
export type Manifest = z.infer<typeof manifest>;

/** Reads the manifest of an unpacked archive. @throws CommandError */
export async function readHandoverManifest(folder: string): Promise<Manifest> {
  const read = manifest.safeParse(parseJson(await readFile(join(folder, manifestFile), 'utf8')));
  if (!read.success) throw new CommandError('The archive is no handover: its manifest.json cannot be read.');
  const { format, engine } = read.data;
  if (format !== handoverFormat)
    throw new CommandError(
      `The archive has format ${format}, and this engine reads ${handoverFormat}. It was written by version ${engine.version}.`,
    );
  return read.data;
}

/** The version of the engine, and its commit where the engine is a Git repository. */
export async function readEngine(engineFolder: string): Promise<Manifest['engine']> {
  const head = git.resolveRef({ fs: { promises }, dir: engineFolder, ref: 'HEAD' });
  return { version: engineVersion, commit: await head.catch(() => null) };
}
