import { nameHint } from '../../src/check/nearest-name';
import { isRole, roleRights } from '../../src/model/desk/roles';
import { CommandError, parseCommandLine, UsageError } from '../command-line';
import type { People } from './people';

const roles = Object.keys(roleRights);

export const deskUsage = `npm run desk -- invite NAME --role ${roles.join('|')}
npm run desk -- list
npm run desk -- remove NAME

invite prints a link that works once, within 48 hours. For somebody who is there already, it sets a new password.`;

/** A command of `deskUsage`. */
type DeskCommand =
  | { readonly name: 'invite'; readonly person: string; readonly role: string | undefined }
  | { readonly name: 'list' }
  | { readonly name: 'remove'; readonly person: string };

const options = { role: { type: 'string' } } as const;

/** Most characters of a name. */
const longestName = 60;

function readPerson(text: string | undefined): string {
  const person = (text ?? '').normalize('NFC').trim().replace(/\s+/gu, ' ');
  if (person === '') throw new UsageError('Name a person.', deskUsage);
  if (Array.from(person).length > longestName || /\p{Cc}/u.test(person)) {
    throw new CommandError(`A name has at most ${longestName} characters.`);
  }
  return person;
}

/** Reads the command line. @throws CommandError */
export function readDeskCommand(args: readonly string[]): DeskCommand {
  const { values, positionals } = parseCommandLine(args, { usage: deskUsage, options, positionals: 2 });
  const [name, person] = positionals;
  if (name === 'invite') return { name, person: readPerson(person), role: values.role };
  if (name === 'remove') return { name, person: readPerson(person) };
  if (name === 'list') return { name };
  throw new UsageError(name === undefined ? 'Name a command.' : `“${name}” is not a command.`, deskUsage);
}

/** What a command works with. */
interface DeskCommandContext {
  readonly people: People;
  readonly publicAddress: string;
  readonly write: (text: string) => void;
}

/** Runs a command. @throws CommandError */
export async function runDeskCommand(
  command: DeskCommand,
  { people, publicAddress, write }: DeskCommandContext,
): Promise<void> {
  if (command.name === 'list') {
    const lines = (await people.list()).map(({ name, role }) => `${name}  ${role}\n`);
    write(lines.length > 0 ? lines.join('') : 'Nobody has accepted an invitation yet.\n');
  } else if (command.name === 'remove') {
    if (!(await people.remove(command.person)))
      throw new CommandError(`There is nobody called ${command.person}.`);
    write(`${command.person} is removed, and signed out everywhere.\n`);
  } else {
    const { person, role } = command;
    if (!isRole(role)) {
      const hint = role === undefined ? '' : ` ${nameHint(role, roles)}`;
      throw new UsageError(`--role needs one of: ${roles.join(', ')}.${hint}`, deskUsage);
    }
    const token = await people.invite(person, role);
    write(
      `${new URL('/desk/invitation', publicAddress).href}#${token}\nThis link for ${person} works once, within 48 hours.\n`,
    );
  }
}
