import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError, parseCommandLine, UsageError } from '../../server/command-line';
import type { Environment } from '../../server/environment';
import { type Archive, archiveName, archivePrefix, archivesIn } from '../../server/files/backup-archives';
import { placeOf, siteNames } from '../handover/handover-place';
import { writeHandover } from '../handover/write-handover';
import { ageEnding, encryptFile, writeNewKey } from '../handover/age-file';
import { checkArchiveByRestoring } from './check-archive';
import { keptDays } from './kept-days';

export const backupUsage = `npm run backup -- [--to FOLDER]
npm run backup -- --new-key FILE

Writes an archive of the site, or of each site of SITES_DIR, into the folder (BACKUP_DIR without --to), and restores it
there for a moment to check it. Archives of 7 days, 4 weeks and 6 months are kept, of BACKUP_LIMIT megabytes at most. Each can be restored with
npm run handover -- --restore FILE.tar.gz. With BACKUP_RECIPIENT, a public key of age, they are encrypted. --new-key writes a
private key into FILE, to be kept on another machine, and prints the public one.`;

const options = { to: { type: 'string' }, 'new-key': { type: 'string' } } as const;

/** A command of `backupUsage`. */
type BackupCommand =
  | { readonly name: 'write'; readonly folder: string }
  | { readonly name: 'new-key'; readonly file: string };

/** Reads the command line. @throws CommandError */
export function readBackupCommand(
  args: readonly string[],
  { backupDir }: Pick<Environment, 'backupDir'>,
): BackupCommand {
  const { to = backupDir, 'new-key': file } = parseCommandLine(args, { usage: backupUsage, options }).values;
  if (file) return { name: 'new-key', file };
  if (!to) throw new UsageError('Name the folder: --to FOLDER, or BACKUP_DIR.', backupUsage);
  return { name: 'write', folder: to };
}

/** Inputs of the command. */
interface BackupContext {
  readonly environment: Environment;
  readonly engineFolder: string;
  readonly now: Date;
  readonly write: (text: string) => void;
}

/**
 * Deletes the archives of a site that are too old to be kept, and the oldest of those which take too much room. The newest stays.
 * @param limit bytes of all of them
 */
async function rotate(folder: string, prefix: string, limit = Infinity): Promise<void> {
  const archives = [...(await archivesIn(folder, prefix))].sort((a, b) => b.day.localeCompare(a.day));
  const kept = keptDays(archives.map(({ day }) => day));
  let size = 0;
  const isKept = async ({ day, file }: Archive, index: number) => {
    if (!kept.has(day)) return false;
    size += (await stat(join(folder, file))).size;
    return index === 0 || size <= limit;
  };
  for (const [index, archive] of archives.entries())
    if (!(await isKept(archive, index))) await rm(join(folder, archive.file), { force: true });
}

/** Writes the archive of a site beside its place, checks it, and puts it there. @throws CommandError */
async function backUp(folder: string, name: string | undefined, context: BackupContext): Promise<string> {
  const { environment, engineFolder, now } = context;
  const { backupRecipients: recipients, backupLimit } = environment;
  const part = join(folder, `.${name ?? 'site'}.part.tar.gz`);
  const encrypted = part + ageEnding;
  const removeParts = async () => {
    for (const file of [part, encrypted]) await rm(file, { force: true });
  };
  await removeParts();
  try {
    const place = await placeOf(environment, name);
    const request = { place, out: part, earlier: [], engineFolder, now, reader: 'npm run backup' };
    const { site, bytes, submissions } = await writeHandover(request);
    await checkArchiveByRestoring(part, folder);
    const prefix = archivePrefix(name ?? site);
    const plain = archiveName(prefix, now.toISOString().slice(0, 10));
    const file = recipients ? plain + ageEnding : plain;
    if (recipients) await encryptFile(part, encrypted, recipients);
    await rename(recipients ? encrypted : part, join(folder, file));
    await rm(join(folder, recipients ? plain : plain + ageEnding), { force: true });
    await rotate(folder, prefix, backupLimit);
    const state = recipients ? 'checked and encrypted' : 'checked';
    return `${file}: ${state}, ${submissions} submissions, ${Math.ceil(bytes / 1000)} kB`;
  } finally {
    await removeParts();
  }
}

/** Runs a command of `backupUsage`. @throws CommandError */
export async function runBackup(command: BackupCommand, context: BackupContext): Promise<void> {
  if (command.name === 'write') return backUpSites(command.folder, context);
  const recipient = await writeNewKey(command.file);
  context.write(
    `BACKUP_RECIPIENT=${recipient}\nKeep ${command.file} on another machine: without it, no backup can be read.\n`,
  );
}

/**
 * Backs up one or all sites; one that fails does not stop the others.
 * @param folder that receives the archives; it is made where there is none
 * @throws CommandError that names those which failed
 */
async function backUpSites(folder: string, context: BackupContext): Promise<void> {
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
