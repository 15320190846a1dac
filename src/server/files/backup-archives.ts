import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds after which the newest archive is too old: one was written each night, and a night may be missed by hours. */
const oldestMs = 36 * 60 * 60 * 1000;

const pattern = /^(.+)-(\d{4}-\d\d-\d\d)\.tar\.gz(?:\.age)?$/;

/** An archive of a site. */
export interface Archive {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Name in the folder. */
  readonly file: string;
}

/** Prefix of the names of a site's archives. A colon before a port would make tar and scp look for another host. */
export function archivePrefix(site: string): string {
  return site.replace(':', '_');
}

/** Name of the archive of a day (YYYY-MM-DD), which `.age` follows where it is encrypted. */
export function archiveName(prefix: string, day: string): string {
  return `${prefix}-${day}.tar.gz`;
}

/** The archives of a site in a folder, encrypted or not. @throws when the folder cannot be read */
export async function archivesIn(folder: string, prefix: string): Promise<readonly Archive[]> {
  return (await readdir(folder)).flatMap((file) => {
    const [, name, day = ''] = pattern.exec(file) ?? [];
    return name === prefix ? [{ day, file }] : [];
  });
}

/** When the newest archive of each site in a folder was written, by prefix; none where there is no folder. */
export async function newestArchives(folder: string): Promise<ReadonlyMap<string, Date>> {
  const newest = new Map<string, Date>();
  for (const file of await readdir(folder).catch(() => [])) {
    const [, prefix] = pattern.exec(file) ?? [];
    // An archive may be deleted between the list and this.
    const found = prefix === undefined ? undefined : await stat(join(folder, file)).catch(() => undefined);
    if (prefix === undefined || found === undefined) continue;
    if (found.mtime > (newest.get(prefix) ?? 0)) newest.set(prefix, found.mtime);
  }
  return newest;
}

/** When the newest archive of a site was written; null where there is none, and no folder. */
export async function newestArchive(folder: string, prefix: string): Promise<Date | null> {
  return (await newestArchives(folder)).get(prefix) ?? null;
}

/** Whether a site has to be backed up. @param newest when its newest archive was written */
export function isBackupOld(newest: Date | null, now: Date): boolean {
  return newest === null || now.getTime() - newest.getTime() > oldestMs;
}
