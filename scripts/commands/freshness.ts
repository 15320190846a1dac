import { join } from 'node:path';
import {
  freshnessUsage,
  readFreshnessCommand,
  runFreshness,
} from '../../src/operations/freshness/run-freshness';
import { runCouncilCommand } from './council-command';

const engineFolder = join(import.meta.dirname, '../..');

/** Lists what is to be looked at in one or all sites: see docs/daily-work.md. */
export function freshness(args: readonly string[]): Promise<void> {
  return runCouncilCommand(freshnessUsage, args, async (rest, environment) => {
    const write = (text: string) => process.stdout.write(text);
    const context = { environment, engineFolder, now: new Date(), write };
    if (!(await runFreshness(readFreshnessCommand(rest), context))) process.exitCode = 1;
  });
}
