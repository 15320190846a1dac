import { join } from 'node:path';
import { backupUsage, readBackupCommand, runBackup } from '../../src/operations/backup/run-backup';
import { runCouncilCommand } from './council-command';

const engineFolder = join(import.meta.dirname, '../..');

/** Writes archives of all sites, checks each by restoring it, and deletes old ones: see docs/operating.md. */
export function backup(args: readonly string[]): Promise<void> {
  return runCouncilCommand(backupUsage, args, (rest, environment) =>
    runBackup(readBackupCommand(rest, environment), {
      environment,
      engineFolder,
      now: new Date(),
      write: (text) => process.stdout.write(text),
    }),
  );
}
