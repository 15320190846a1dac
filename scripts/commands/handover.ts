import { join } from 'node:path';
import { handoverUsage, readHandoverCommand, runHandover } from '../../src/operations/handover/run-handover';
import { runCouncilCommand } from './council-command';

const engineFolder = join(import.meta.dirname, '../..');

/** Writes everything that a successor needs into an archive, or restores it: see docs/operating.md. */
export function handover(args: readonly string[]): Promise<void> {
  return runCouncilCommand(handoverUsage, args, (rest, environment) =>
    runHandover(readHandoverCommand(rest), {
      environment,
      engineFolder,
      now: new Date(),
      write: (text) => process.stdout.write(text),
      // Beside the result, so that a script reads only that.
      say: (line) => console.error(line),
    }),
  );
}
