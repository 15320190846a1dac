import { createHash, randomBytes } from 'node:crypto';
import { isRole, roleRights, type DeskRight, type DeskRole } from '../api/roles';
import type { DeskPerson } from '../api/desk-api';
import type { SignInNames } from '../api/sign-in-names-api';
import { addressOfName, type DeskAuth, personKey } from './desk-auth';
import type { DeskDatabase } from './desk-database';
import type { DeskTables } from './desk-tables';
import type { DeskLog } from './desk-log';
import { adoptWork, leaveWork } from './left-work';
import type { NewPasskey, Passkeys } from './passkeys/passkeys';
import type { Devices } from './push/devices';
import { type NamesOfPeople, openSignInNames } from './sign-in-names';

/** Time in ms for which an invitation can be accepted. */
const invitationMs = 48 * 60 * 60 * 1000;

/** How a person signs in who accepts an invitation. */
export type WayToSignIn = { readonly password: string } | { readonly passkey: NewPasskey };

/** A person, and what the person signs in with besides the name. */
export interface KnownPerson {
  readonly person: DeskPerson;
  readonly names: SignInNames;
}

/** The people of a site, and their invitations. */
export interface People extends NamesOfPeople {
  /** Whether nobody can sign in yet. */
  readonly isEmpty: () => Promise<boolean>;
  readonly list: () => Promise<readonly (DeskPerson & SignInNames)[]>;
  /** Name of a person as it was given; '' for an unknown one, since a password may have been typed as the name. */
  readonly nameOf: (name: string) => Promise<string>;
  /**
   * Makes an invitation, which replaces an earlier one of the same name; resolves with its token. A role with fewer rights is
   * that of a known person at once, whose sessions end.
   * @param names that were checked; those that are empty stay as they are
   */
  readonly invite: (name: string, role: DeskRole, names?: SignInNames) => Promise<string>;
  /** Whom a token invites; null when it was used, replaced or is too old. */
  readonly invited: (token: string) => Promise<KnownPerson | null>;
  /** Uses up a token: creates the person, or ends the sessions and the ways to sign in before. */
  readonly accept: (token: string, way: WayToSignIn) => Promise<DeskPerson | null>;
  /** Gives a person who has none a password. */
  readonly addPassword: (personId: string, password: string) => Promise<void>;
  /** Removes a person with all sessions and invitations; resolves with whether there was one. */
  readonly remove: (name: string) => Promise<boolean>;
}

interface PeopleOptions {
  readonly names: NamesOfPeople;
  readonly database: DeskDatabase;
  readonly auth: DeskAuth;
  readonly site: string;
  readonly log: DeskLog;
  readonly passkeys: Passkeys;
  readonly devices: Devices;
  readonly now: () => Date;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

function personOf({ name, role }: { readonly name: string; readonly role: string }): DeskPerson | null {
  return isRole(role) ? { name, role } : null;
}

const noNames: SignInNames = { mobile: '', shortName: '' };

/** The names of a person who is there already. */
async function knownNames({ database, names, site }: PeopleOptions, name: string): Promise<SignInNames> {
  const query = database.db.selectFrom('desk_people').select('id');
  const known = await query.where('email', '=', addressOfName(site, name)).executeTakeFirst();
  return known ? names.namesOf(known.id) : noNames;
}

type InvitationRow = Pick<DeskTables['desk_invitations'], 'name' | 'role' | 'mobile' | 'short_name'>;

function invitationOf(row: InvitationRow, known: SignInNames): KnownPerson | null {
  const person = personOf(row);
  const names = { mobile: row.mobile ?? known.mobile, shortName: row.short_name ?? known.shortName };
  return person && { person, names };
}

/** Creates a person, or gives a known one another role and ends the sessions and every way to sign in. */
async function keepPerson(
  { auth, site, devices, database: { db } }: PeopleOptions,
  person: DeskPerson,
): Promise<string> {
  const { internalAdapter } = await auth.$context;
  const email = addressOfName(site, person.name);
  const known = await db.selectFrom('desk_people').select('id').where('email', '=', email).executeTakeFirst();
  if (known) {
    const { id } = known;
    await db.updateTable('desk_people').set(person).where('id', '=', id).execute();
    await db.deleteFrom('desk_accounts').where('userId', '=', id).execute();
    await db.deleteFrom('desk_passkeys').where('person', '=', id).execute();
    await db.deleteFrom('desk_sessions').where('userId', '=', id).execute();
    await devices.endOf(id);
    return id;
  }
  const content = { ...person, email, site, emailVerified: true };
  return (await internalAdapter.createUser(content, { method: 'email-password' })).id;
}

/** Whether a role lacks a right that another one has. */
function isLower(role: DeskRole, than: DeskRole): boolean {
  const rights: readonly DeskRight[] = roleRights[role];
  return roleRights[than].some((right) => !rights.includes(right));
}

/** Gives a known person a role at once that takes rights away, and ends the sessions. */
async function lowerRole({ site, devices, database: { db } }: PeopleOptions, name: string, role: DeskRole) {
  const email = addressOfName(site, name);
  const known = await db
    .selectFrom('desk_people')
    .select(['id', 'role'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!known || !isRole(known.role) || !isLower(role, known.role)) return;
  await db.updateTable('desk_people').set({ role }).where('id', '=', known.id).execute();
  await db.deleteFrom('desk_sessions').where('userId', '=', known.id).execute();
  await devices.endOf(known.id);
}

async function addPassword({ auth }: PeopleOptions, personId: string, text: string): Promise<void> {
  const { internalAdapter, password } = await auth.$context;
  await internalAdapter.linkAccount({
    userId: personId,
    accountId: personId,
    providerId: 'credential',
    password: await password.hash(text),
  });
}

function invitations(options: PeopleOptions) {
  const { database, site, log, now } = options;
  const { db } = database;
  return {
    invite: async (name: string, role: DeskRole, names = noNames): Promise<string> => {
      const token = randomBytes(32).toString('base64url');
      const expires_at = new Date(now().getTime() + invitationMs).toISOString();
      const added = { mobile: names.mobile || null, short_name: names.shortName || null };
      const content = { token_hash: hashOf(token), name, role, expires_at, ...added };
      await db
        .insertInto('desk_invitations')
        .values({ ...content, site, name_key: personKey(name) })
        .onConflict((conflict) => conflict.columns(['site', 'name_key']).doUpdateSet(content))
        .execute();
      await lowerRole(options, name, role);
      await log.add(name, 'invited', role);
      return token;
    },
    invited: async (token: string): Promise<KnownPerson | null> => {
      const row = await db
        .selectFrom('desk_invitations')
        .select(['name', 'role', 'mobile', 'short_name'])
        .where((is) => is.and({ site, token_hash: hashOf(token) }))
        .where('expires_at', '>', now().toISOString())
        .executeTakeFirst();
      return row ? invitationOf(row, await knownNames(options, row.name)) : null;
    },
    /** Deletes the invitation, so that of two requests with its token one gets it. */
    take: async (token: string): Promise<KnownPerson | null> => {
      const row = await db
        .deleteFrom('desk_invitations')
        .where((is) => is.and({ site, token_hash: hashOf(token) }))
        .where('expires_at', '>', now().toISOString())
        .returning(['name', 'role', 'mobile', 'short_name'])
        .executeTakeFirst();
      return row ? invitationOf(row, await knownNames(options, row.name)) : null;
    },
  };
}

/** Opens the people of a site. */
export function openPeople(given: Omit<PeopleOptions, 'names'>): People {
  const { database, site, log, passkeys, devices, now } = given;
  const names = openSignInNames(database.db, site, now);
  const options = { ...given, names };
  const { db } = database;
  const people = () => db.selectFrom('desk_people').where('site', '=', site);
  const { invite, invited, take } = invitations(options);
  return {
    isEmpty: async () => (await people().select('id').limit(1).executeTakeFirst()) === undefined,
    ...names,
    list: async () => {
      const rows = await people().select(['id', 'name', 'role']).orderBy('name').execute();
      const listed = rows.map(async (row) => ({ person: personOf(row), own: await names.namesOf(row.id) }));
      return (await Promise.all(listed)).flatMap(({ person, own }) =>
        person ? [{ ...person, ...own }] : [],
      );
    },
    nameOf: async (name) => {
      const email = addressOfName(site, name);
      return (await people().select('name').where('email', '=', email).executeTakeFirst())?.name ?? '';
    },
    invite,
    invited,
    accept: async (token, way) => {
      const taken = await take(token);
      if (!taken) return null;
      const { person } = taken;
      const id = await keepPerson(options, person);
      await names.keep(id, taken.names);
      await adoptWork(database, site, person.name);
      await ('password' in way ? addPassword(options, id, way.password) : passkeys.add(id, way.passkey));
      await log.add(person.name, 'password' in way ? 'password-set' : 'passkey-set', person.role);
      return person;
    },
    addPassword: (personId, password) => addPassword(options, personId, password),
    remove: async (name) => {
      await db
        .deleteFrom('desk_invitations')
        .where((is) => is.and({ site, name_key: personKey(name) }))
        .execute();
      const email = addressOfName(site, name);
      const known = await people().select('id').where('email', '=', email).executeTakeFirst();
      if (known) await devices.endOf(known.id);
      const removed = await db
        .deleteFrom('desk_people')
        .where('email', '=', email)
        .returning('name')
        .executeTakeFirst();
      if (removed) {
        await leaveWork(database, site, removed.name, now);
        await log.add(removed.name, 'removed');
      }
      return removed !== undefined;
    },
  };
}
