import { createHash } from 'node:crypto';

/** Identifies content by 16 hexadecimal digits of its SHA-256, as in the names of files that never change. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}
