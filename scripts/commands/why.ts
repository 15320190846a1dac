import { join } from 'node:path';
import { readWhyCommand, runWhy, whyUsage } from '../../src/operations/why/run-why';
import { runCouncilCommand } from './council-command';

const engineFolder = join(import.meta.dirname, '../..');

/** Explains where visitors see a record: see docs/daily-work.md. */
export function why(args: readonly string[]): Promise<void> {
  return runCouncilCommand(whyUsage, args, async (rest, environment) => {
    const write = (text: string) => process.stdout.write(text);
    await runWhy(readWhyCommand(rest), { environment, engineFolder, now: new Date(), write });
  });
}
