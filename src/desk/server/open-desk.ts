import { randomBytes } from 'node:crypto';
import { type Attempts, createAttempts } from './attempts';
import { addressOfName, createAuth, type DeskAuth } from './desk-auth';
import { openDeskDatabase, type DeskDatabase, type DeskDatabaseOptions } from './desk-database';
import { type DeskLog, openDeskLog } from './desk-log';
import { type Drafts, openDrafts } from './content/drafts';
import { type Handovers, openHandovers } from './content/handover/handovers';
import { type MachineTexts, openMachineTexts } from './content/translations/machine-texts';
import { openTextReviews, type TextReviews } from './content/translations/text-reviews';
import { type InboxNotes, openInboxNotes } from './inbox/inbox-notes';
import { type DeskMail, openMail } from './mail/open-mail';
import { type Ceremonies, openCeremonies } from './passkeys/ceremonies';
import { openPasskeys, type Passkeys } from './passkeys/passkeys';
import type { PasswordHashing } from './password-hashes';
import { type Devices, openDevices } from './push/devices';
import { openSecondFactors, type SecondFactors } from './second-factor/second-factors';
import { openPeople, type People } from './people';

export interface DeskOptions extends DeskDatabaseOptions {
  readonly publicAddress: string;
  /** Opens the desk of the operators of a folder of sites (`operators.ts`). */
  readonly operators?: (() => Promise<Desk>) | undefined;
  readonly now?: (() => Date) | undefined;
  /** Instead of scrypt, for tests: no setting of a site or of the environment reaches it. */
  readonly hashing?: PasswordHashing | undefined;
}

/** The desk of a site. */
export interface Desk {
  /** Host of the site's public address: sites may share a database. */
  readonly site: string;
  /** Signs in over https, or over http as on the machine itself. */
  readonly auth: (isSecure: boolean) => DeskAuth;
  readonly people: People;
  /** Where the operators are who may work here; null without a folder of sites. */
  readonly operators: Desk | null;
  readonly passkeys: Passkeys;
  readonly ceremonies: Ceremonies;
  readonly secondFactors: SecondFactors;
  readonly log: DeskLog;
  readonly attempts: Attempts;
  readonly notes: InboxNotes;
  readonly mail: DeskMail;
  readonly devices: Devices;
  readonly drafts: Drafts;
  readonly handovers: Handovers;
  readonly textReviews: TextReviews;
  readonly machineTexts: MachineTexts;
  readonly database: DeskDatabase;
  readonly now: () => Date;
  readonly close: () => Promise<void>;
}

/** The secret that signs cookies: made once and kept in the database, since several instances have to know it. */
async function readSecret({ db }: DeskDatabase): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('desk_settings')
    .values({ name: 'secret', value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const query = db.selectFrom('desk_settings').select('value').where('name', '=', 'secret');
  return (await query.executeTakeFirstOrThrow()).value;
}

/** Gives people the addresses by which better-auth knows them at the site: those of a site that has moved were of its former host. */
async function renewAddresses({ db }: DeskDatabase, site: string): Promise<void> {
  const people = await db
    .selectFrom('desk_people')
    .select(['id', 'name', 'email'])
    .where('site', '=', site)
    .execute();
  for (const { id, name, email } of people) {
    const address = addressOfName(site, name);
    if (email !== address)
      await db.updateTable('desk_people').set({ email: address }).where('id', '=', id).execute();
  }
}

async function deskOver(database: DeskDatabase, options: DeskOptions): Promise<Desk> {
  const { publicAddress, hashing, now = () => new Date() } = options;
  const secret = await readSecret(database);
  const settings = { database, publicAddress, secret, now, hashing };
  const secure = createAuth({ ...settings, isSecure: true });
  const plain = createAuth({ ...settings, isSecure: false });
  const site = new URL(publicAddress).host;
  await renewAddresses(database, site);
  const log = openDeskLog(database.all, site, now);
  const passkeys = openPasskeys(database.db, site, now);
  const devices = openDevices(database, now);
  return {
    site,
    auth: (isSecure) => (isSecure ? secure : plain),
    people: openPeople({ database, auth: secure, site, log, now, passkeys, devices }),
    operators: (await options.operators?.()) ?? null,
    passkeys,
    ceremonies: openCeremonies(database.db, site, now),
    secondFactors: openSecondFactors(database.db, now),
    log,
    attempts: createAttempts(database.db, now),
    notes: openInboxNotes(database, site, now),
    mail: openMail(database.db, site, now),
    devices,
    drafts: openDrafts(database, site, now),
    handovers: openHandovers(database, site, now),
    textReviews: openTextReviews(database, site),
    machineTexts: openMachineTexts(database, site),
    database,
    now,
    close: () => database.close(),
  };
}

/** Opens the desk of a site with its tables up to date. @throws when its database cannot be opened */
export async function openDesk(options: DeskOptions): Promise<Desk> {
  const database = await openDeskDatabase(options);
  try {
    return await deskOver(database, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}
