import { parseArgs, type ParseArgsConfig } from 'node:util';

/** A mistake of the person who typed a command, or nothing found; the message is for that person. */
export class CommandError extends Error {}

/** A mistake in a command line; the message ends with how the command is called. */
export class UsageError extends CommandError {
  constructor(mistake: string, usage: string) {
    super(`${mistake}\n\n${usage}`);
  }
}

/** Options and arguments that a command accepts. */
interface CommandLine<Options> {
  /** How the command is called. */
  readonly usage: string;
  readonly options: Options;
  /** How many arguments there may be beside the options; none by default. */
  readonly positionals?: number;
}

/** Node's message about a command line, without its advice on arguments that begin with a dash. */
function mistakeIn(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const sentences = message.replace(/(?<=[.?])\s+To specify an? .*$/s, '').replace('\n', ' ');
  return /[.?]$/.test(sentences) ? sentences : `${sentences}.`;
}

type OptionsConfig = NonNullable<ParseArgsConfig['options']>;

function parse<Options extends OptionsConfig>(args: readonly string[], usage: string, options: Options) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(mistakeIn(error), usage);
  }
}

/** Reads the arguments of a command. @throws UsageError */
export function parseCommandLine<Options extends OptionsConfig>(
  args: readonly string[],
  { usage, options, positionals = 0 }: CommandLine<Options>,
) {
  const parsed = parse(args, usage, options);
  const surplus = parsed.positionals[positionals];
  if (surplus !== undefined) throw new UsageError(`Unexpected argument “${surplus}”.`, usage);
  return parsed;
}

/** Does the work of a command; prints an error of the user and sets the exit code to 1. */
export async function reportErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Runs a command with its arguments and reports its errors; with `--help` or `-h` among them only prints the usage. */
export async function startCommand(
  usage: string,
  args: readonly string[],
  command: (args: readonly string[]) => Promise<void>,
): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) console.log(usage);
  else await reportErrors(() => command(args));
}
