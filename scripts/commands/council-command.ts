import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import type { z } from 'zod';
import { CommandError, startCommand } from '../../src/server/command-line';
import { type Environment, readEnvironment } from '../../src/server/environment';
import { siteFile } from '../../src/server/database/libsql';
import { hasDatabase } from '../../src/server/database/open-database';

/** Reads what a schema describes of a site config. @throws CommandError */
export async function readSettings<Settings>(path: string, schema: z.ZodType<Settings>): Promise<Settings> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandError(`${path} cannot be read (SITE_CONFIG).`);
  });
  const settings = schema.safeParse(parse(text));
  if (!settings.success) throw new CommandError(`${path} is not a site config; npm run check explains why.`);
  return settings.data;
}

/** @param cause why there may be none yet. @throws CommandError where the server has no database */
export function requireDatabase(environment: Environment, cause: string): void {
  if (hasDatabase(environment)) return;
  const file = join(environment.dataDir, siteFile);
  throw new CommandError(`There is no ${file}: ${cause}, or DATA_DIR names another folder.`);
}

function environmentOf(variables: NodeJS.ProcessEnv): Environment {
  const reading = readEnvironment(variables);
  if (!reading.ok) throw new CommandError(reading.problems.join('\n'));
  return reading.environment;
}

/** A failure as a message, without the place in the code. */
function reportable(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  return new CommandError(`The command failed: ${error instanceof Error ? error.message : String(error)}`);
}

/**
 * Runs a command of the council with the server's environment variables; reports an error and sets the exit code.
 * @param usage what `--help` prints, wherever the command is called
 */
export function runCouncilCommand(
  usage: string,
  args: readonly string[],
  command: (args: readonly string[], environment: Environment) => Promise<void>,
): Promise<void> {
  return startCommand(usage, args, async () => {
    try {
      await command(args, environmentOf(process.env));
    } catch (error) {
      throw reportable(error);
    }
  });
}
