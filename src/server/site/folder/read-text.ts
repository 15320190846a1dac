import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileProblem } from '../../../check/document/finding';
import { sentence, type Sentence } from '../../../check/sentences/sentence';
import type { Problem } from '../../../engine/site/checked-site';

const reasons: Readonly<Record<string, Sentence>> = {
  ENOENT: sentence('file.unreadable.missing'),
  EACCES: sentence('file.unreadable.forbidden'),
  EISDIR: sentence('file.unreadable.folder'),
  ERR_ENCODING_INVALID_ENCODED_DATA: sentence('file.unreadable.encoding'),
};

/** Only a config can be a folder: the others are the files that a folder lists. */
const hints: Readonly<Record<string, Sentence>> = {
  EISDIR: sentence('file.unreadable.folder.fix'),
  ERR_ENCODING_INVALID_ENCODED_DATA: sentence('file.unreadable.encoding.fix'),
};

/** Reads a text file of a site; one that cannot be read is a problem, not an exception. */
export async function readText(root: string, file: string): Promise<{ text: string } | { problem: Problem }> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(join(root, file)));
    return { text };
  } catch (error) {
    const message = sentence('file.unreadable', { reason: reasonOf(error) });
    return { problem: fileProblem(file, { message, hint: hints[codeOf(error)] }) };
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function reasonOf(error: unknown): Sentence | string {
  return reasons[codeOf(error)] ?? (error instanceof Error ? error.message : String(error));
}
