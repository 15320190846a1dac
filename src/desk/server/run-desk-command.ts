import { inEnglish } from '../../check/sentences/sentence';
import { nameHint } from '../../check/nearest-name';
import { type DeskRole, hasRight, isRole, roleRights } from '../api/roles';
import { CommandError, parseCommandLine, UsageError } from '../../server/command-line';
import { longestShortName, type SignInNames } from '../api/sign-in-names-api';
import type { People } from './people';
import type { NamedPerson, NameProblem } from './sign-in-names';

const roles = Object.keys(roleRights);

export const deskUsage = `npm run desk -- invite NAME --role ${roles.join('|')} [--mobile NUMBER] [--short-name NAME] [--site FOLDER]
npm run desk -- list [--site FOLDER]
npm run desk -- remove NAME [--site FOLDER]
npm run desk -- remove-code NAME
npm run desk -- erase [--site FOLDER]
npm run desk -- move OLD_ADDRESS [--site FOLDER]

invite prints a link that works once, within 48 hours. For somebody who is there already, it sets a new password.
The person signs in with the name, in any spelling, with the mobile number or with the short name.
remove-code is for an operator whose phone with the codes is lost: at the desk, the operator sets up codes on another one.
erase deletes what is not on the website any more: files that were taken off, and the history of the content folder, which
begins anew. It cannot reach search engines, what people have downloaded, and archives and backups that were made before.
move takes over people, drafts and submissions after the publicAddress of a site was changed. Only a PostgreSQL database needs
it, since several sites may share one; OLD_ADDRESS is a host such as www.motipura.example.
With SITES_DIR, operators work at all of its sites; --site names the folder of one site, for its own people.`;

/** A command of `deskUsage`. */
type DeskCommand = { readonly site: string | undefined } & (
  | ({ readonly name: 'invite'; readonly person: string; readonly role: string | undefined } & SignInNames)
  | { readonly name: 'list' }
  | { readonly name: 'erase' }
  | { readonly name: 'move'; readonly from: string }
  | { readonly name: 'remove'; readonly person: string }
  | { readonly name: 'remove-code'; readonly person: string }
);

const options = {
  role: { type: 'string' },
  site: { type: 'string' },
  mobile: { type: 'string' },
  'short-name': { type: 'string' },
} as const;

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

function readHost(text = ''): string {
  const host = /^(?:https?:\/\/)?([^\s/]+)\/?$/.exec(text)?.[1];
  if (host === undefined) throw new UsageError('Give the old address of the site.', deskUsage);
  return host;
}

/** Reads the command line. @throws CommandError */
export function readDeskCommand(args: readonly string[]): DeskCommand {
  const { values, positionals } = parseCommandLine(args, { usage: deskUsage, options, positionals: 2 });
  const [name, person] = positionals;
  const { site, role, mobile = '', 'short-name': shortName = '' } = values;
  if (name === 'invite') return { name, site, person: readPerson(person), role, mobile, shortName };
  if (name === 'move') return { name, site, from: readHost(person) };
  if (name === 'remove') return { name, site, person: readPerson(person) };
  if (name === 'remove-code') return { name, site, person: readPerson(person) };
  if (name === 'list' || name === 'erase') return { name, site };
  throw new UsageError(name === undefined ? 'Name a command.' : `“${name}” is not a command.`, deskUsage);
}

/** Inputs of a command. */
export interface DeskCommandContext {
  /** Of a site, or the operators of a folder of sites. */
  readonly people: People;
  readonly isOfOperators: boolean;
  /** Other places where people must not have the name of somebody who is invited. */
  readonly others: () => AsyncIterable<{ readonly site: string; readonly people: Pick<People, 'nameOf'> }>;
  /** Forgets the codes of an operator; whether there were any. Null for people of a site, who have none. */
  readonly removeCode: ((person: NamedPerson) => Promise<boolean>) | null;
  /** Of the site whose desk takes the invitation. */
  readonly publicAddress: string;
  readonly write: (text: string) => void;
  /** Gives what the site had at another host to its present one; whether it did. Null for operators. */
  readonly move: ((from: string) => Promise<boolean>) | null;
  /** Erases the old versions of the site; whether a Git repository of somebody else keeps them. Null for operators. */
  readonly erase: (() => Promise<{ readonly hasOtherHistory: boolean }>) | null;
}

function readRole(role: string | undefined, isOfOperators: boolean): DeskRole {
  const possible = roles.filter((one) => isRole(one) && hasRight(one, 'sites') === isOfOperators);
  if (isRole(role) && possible.includes(role)) return role;
  if (role === 'operator') throw new UsageError('An operator needs SITES_DIR, and no --site.', deskUsage);
  const hint = role === undefined ? '' : ` ${inEnglish(nameHint(role, possible))}`;
  const site = isOfOperators ? ' People of one site need --site.' : '';
  throw new UsageError(`--role needs one of: ${possible.join(', ')}.${hint}${site}`, deskUsage);
}

/** A name is of one person at each desk: drafts and the log know people by it. */
async function requireFree(name: string, { others }: DeskCommandContext): Promise<void> {
  for await (const { site, people } of others()) {
    const taken = await people.nameOf(name);
    if (taken !== '') throw new CommandError(`${taken} is somebody of ${site}; choose another name.`);
  }
}

const nameProblems: Readonly<Record<NameProblem, string>> = {
  'mobile-wrong': '--mobile needs an Indian mobile number of ten digits, such as 98250 12345.',
  'mobile-taken': 'Somebody else has this mobile number.',
  'short-name-wrong': `--short-name needs 2 to ${longestShortName} letters and digits.`,
  'short-name-taken': 'Somebody else has this name, or one that sounds like it; choose another short name.',
};

/** Invites a person; resolves with the token. @throws CommandError */
async function invite(
  { person, mobile, shortName, ...command }: Extract<DeskCommand, { readonly name: 'invite' }>,
  context: DeskCommandContext,
): Promise<string> {
  const { people } = context;
  const role = readRole(command.role, context.isOfOperators);
  await requireFree(person, context);
  const known = (await people.find(person))?.name;
  if (known !== undefined && (await people.nameOf(person)) === '')
    throw new CommandError(
      `“${person}” also means ${known}, who is there already: write the name like that, or choose another one.`,
    );
  const names = await people.check({ mobile, shortName }, person);
  if (typeof names === 'string') throw new CommandError(nameProblems[names]);
  return people.invite(person, role, names);
}

/** Forgets the codes of an operator. @throws CommandError */
async function removeCode(person: string, context: DeskCommandContext): Promise<void> {
  const { people, removeCode: remove, write } = context;
  if (!remove)
    throw new UsageError('Only operators have codes: it needs SITES_DIR, and no --site.', deskUsage);
  const found = await people.find(person);
  if (!found) throw new CommandError(`There is nobody called ${person}.`);
  if (!(await remove(found))) throw new CommandError(`${found.name} has set up no codes.`);
  write(`The codes of ${found.name} are removed; others are set up at the desk, under Sites.\n`);
}

/** Runs a command. @throws CommandError */
export async function runDeskCommand(command: DeskCommand, context: DeskCommandContext): Promise<void> {
  const { people, publicAddress, write, erase, move } = context;
  if (command.name === 'list') {
    const lines = (await people.list()).map(
      ({ name, role, mobile, shortName }) =>
        `${[name, role, mobile, shortName].filter((text) => text !== '').join('  ')}\n`,
    );
    write(lines.length > 0 ? lines.join('') : 'Nobody has accepted an invitation yet.\n');
  } else if (command.name === 'erase') {
    if (!erase) throw new UsageError('With SITES_DIR, erase needs --site.', deskUsage);
    const { hasOtherHistory } = await erase();
    write('The old versions are erased; the history begins anew.\n');
    if (hasOtherHistory)
      write(
        'The content folder belongs to another Git repository, which is not changed: it still has the old versions.\n',
      );
  } else if (command.name === 'move') {
    if (!move) throw new UsageError('With SITES_DIR, move needs --site.', deskUsage);
    const { host } = new URL(publicAddress);
    if (!(await move(command.from)))
      throw new CommandError(
        `Nothing is moved: the database has nothing of ${command.from}, or people have already begun at ${host}.`,
      );
    write(`What belonged to ${command.from} now belongs to ${host}. Restart the site.\n`);
  } else if (command.name === 'remove-code') {
    await removeCode(command.person, context);
  } else if (command.name === 'remove') {
    if (!(await people.remove(command.person)))
      throw new CommandError(`There is nobody called ${command.person}.`);
    write(`${command.person} is removed, and signed out everywhere.\n`);
  } else {
    const { person } = command;
    const token = await invite(command, context);
    write(
      `${new URL('/desk/invitation', publicAddress).href}#${token}\nThis link for ${person} works once, within 48 hours.\n`,
    );
  }
}
