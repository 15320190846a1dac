import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Milliseconds in which a file may change again without another time: file systems count in steps. A folder that changed within
 * them has no version yet.
 */
const stepMs = 100;

/** Size, place and times of a file; what was removed meanwhile has none. */
async function traceOf(path: string): Promise<{ readonly trace: string; readonly changedMs: number }> {
  try {
    const { size, ino, ctimeNs } = await stat(path, { bigint: true });
    return { trace: `${size} ${ino} ${ctimeNs}`, changedMs: Number(ctimeNs / 1_000_000n) };
  } catch {
    return { trace: 'none', changedMs: 0 };
  }
}

async function pathsIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/**
 * A version that changes with every change of some files and of the files in a folder, by their names, sizes and times, without reading
 * them; null while they are being changed and for a folder that cannot be read.
 */
export async function folderVersion(files: readonly string[], folder: string): Promise<string | null> {
  const inFolder = await pathsIn(folder).catch(() => null);
  if (inFolder === null) return null;
  const paths = [...files, ...[...inFolder].sort()];
  const traces = await Promise.all(paths.map(traceOf));
  const last = Math.max(...traces.map(({ changedMs }) => changedMs));
  if (last > Date.now() - stepMs) return null;
  const text = traces.map(({ trace }, index) => `${paths[index] ?? ''}\n${trace}\n`).join('');
  return createHash('sha256').update(text).digest('base64url');
}
