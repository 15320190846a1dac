import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError, parseCommandLine, UsageError } from '../../server/command-line';
import type { Environment } from '../../server/environment';
import { archivedDays, archiveName, archivePrefix } from '../../server/files/backup-archives';
import { placeOf, siteNames } from '../handover/handover-place';
import { writeHandover } from '../handover/write-handover';
import { checkArchiveByRestoring } from './check-archive';
import { keptDays } from './kept-days';

export const backupUsage = `npm run backup -- [--to FOLDER]

Writes an archive of the site, or of each site of SITES_DIR, into the folder (BACKUP_DIR without --to), and restores it
there for a moment to check it. Archives of 7 days, 4 weeks and 6 months are kept. Each can be restored with npm run handover -- --restore FILE.tar.gz`;

const options = { to: { type: 'string' } } as const;

/** Reads the command line. @returns the folder @throws CommandError */
export function readBackupCommand(
  args: readonly string[],
  { backupDir }: Pick<Environment, 'backupDir'>,
): string {
  const { to = backupDir } = parseCommandLine(args, { usage: backupUsage, options }).values;
  if (!to) throw new UsageError('Name the folder: --to FOLDER, or BACKUP_DIR.', backupUsage);
  return to;
}

/** Inputs of the command. */
interface BackupContext {
  readonly environment: Environment;
  readonly engineFolder: string;
  readonly now: Date;
  readonly write: (text: string) => void;
}

/** Deletes the archives that are too old to be kept. @param prefix of the site's archives */
async function rotate(folder: string, prefix: string): Promise<void> {
  const days = await archivedDays(folder, prefix);
  const kept = keptDays(days);
  for (const day of days.filter((one) => !kept.has(one)))
    await rm(join(folder, archiveName(prefix, day)), { force: true });
}

/** Writes the archive of a site beside its place, checks it, and puts it there. @throws CommandError */
async function backUp(folder: string, name: string | undefined, context: BackupContext): Promise<string> {
  const { environment, engineFolder, now } = context;
  const part = join(folder, `.${name ?? 'site'}.part.tar.gz`);
  await rm(part, { force: true });
  try {
    const place = await placeOf(environment, name);
    const request = { place, out: part, earlier: [], engineFolder, now, reader: 'npm run backup' };
    const { site, bytes, submissions } = await writeHandover(request);
    await checkArchiveByRestoring(part, folder);
    const prefix = archivePrefix(name ?? site);
    const file = archiveName(prefix, now.toISOString().slice(0, 10));
    await rename(part, join(folder, file));
    await rotate(folder, prefix);
    return `${file}: checked, ${submissions} submissions, ${Math.ceil(bytes / 1000)} kB`;
  } finally {
    await rm(part, { force: true });
  }
}

/**
 * Backs up one or all sites; one that fails does not stop the others.
 * @param folder that receives the archives; it is made where there is none
 * @throws CommandError that names those which failed
 */
export async function runBackup(folder: string, context: BackupContext): Promise<void> {
  const { environment, write } = context;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = environment.sitesDir === undefined ? [undefined] : await siteNames(environment.sitesDir);
  const failures: string[] = [];
  for (const name of names) {
    try {
      write(`${await backUp(folder, name, context)}\n`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failures.push(name === undefined ? reason : `${name}: ${reason}`);
    }
  }
  if (failures.length > 0) throw new CommandError(failures.join('\n'));
}
