import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Whether a file exists. */
export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Writes a file so that readers never see half of it; creates its folder. */
export async function writeFileAtomically(path: string, data: Buffer | string): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(draft, data);
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}
