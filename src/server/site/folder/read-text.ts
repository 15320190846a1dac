import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../../engine/site/checked-site';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be opened',
  EISDIR: 'it is a folder',
};

/** Only a config can be a folder: the others are the files that a folder lists. */
const hints: Readonly<Record<string, string>> = {
  EISDIR: 'Name the site.config.json in it.',
  ERR_ENCODING_INVALID_ENCODED_DATA:
    'Save it again as UTF-8: in Notepad with “Save as” and the encoding UTF-8, in VS Code with the encoding at the bottom right.',
};

/** Reads a text file of a site; one that cannot be read is a problem, not an exception. */
export async function readText(root: string, file: string): Promise<{ text: string } | { problem: Problem }> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(join(root, file)));
    return { text };
  } catch (error) {
    const message = `This file cannot be read: ${reasonOf(error)}.`;
    const hint = hints[codeOf(error)];
    const problem = { file, line: 1, column: 1, at: '', message, severity: 'error' } as const;
    return { problem: hint === undefined ? problem : { ...problem, hint } };
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'it is not saved as UTF-8';
  return reasons[code] ?? (error instanceof Error ? error.message : String(error));
}
