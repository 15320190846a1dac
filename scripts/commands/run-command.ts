import process from 'node:process';

/** A command, with the arguments that follow its name. */
type Command = (args: readonly string[]) => Promise<void>;

/** Commands by name. Each is loaded when it is called. */
export type Commands = Readonly<Record<string, () => Promise<Command>>>;

/**
 * Runs the command that the process was called with; lists all of them where there is none of that name.
 * @param usage how a command is called
 */
export async function runCommand(commands: Commands, usage: string): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  const load = commands[name];
  if (load) await (await load())(args);
  else {
    console.error(`${usage}\n\n${Object.keys(commands).join('\n')}`);
    process.exitCode = 1;
  }
}
