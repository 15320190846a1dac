import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CommandError } from '../../server/command-line';
import { listFiles } from './content-files';

/** Name of the file with the checksums of the others, which `sha256sum -c` reads. */
export const checksumFile = 'SHA256SUMS';

/** SHA-256 of a file, in hexadecimal digits. */
export async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The text of the checksum file for all files of a folder. */
export async function writeChecksums(folder: string): Promise<string> {
  const lines: string[] = [];
  for (const file of (await listFiles(folder)).files.keys())
    lines.push(`${await checksumOf(join(folder, file))}  ${file}\n`);
  return lines.join('');
}

/** Refuses a folder whose files are not those of its checksum file. @throws CommandError */
export async function verifyChecksums(folder: string): Promise<void> {
  const text = await readFile(join(folder, checksumFile), 'utf8').catch(() => '');
  const expected = new Map(
    [...text.matchAll(/^([\da-f]{64}) {2}(.+)$/gm)].map(([, sum, name]) => [name, sum]),
  );
  if (expected.size === 0)
    throw new CommandError('The archive is damaged: it has no checksums. Get it again.');
  const names = [...(await listFiles(folder)).files.keys()].filter((name) => name !== checksumFile);
  const wrong: string[] = [];
  for (const name of names)
    if (expected.get(name) !== (await checksumOf(join(folder, name)))) wrong.push(name);
  const missing = [...expected.keys()].filter((name) => name !== undefined && !names.includes(name));
  const [first] = [...wrong, ...missing];
  if (first !== undefined)
    throw new CommandError(`The archive is damaged: “${first}” is not as it was written. Get it again.`);
}
