import type { Kysely } from 'kysely';
import type { DeskPasskey } from '../../api/passkey-api';
import type { DeskTables } from '../desk-tables';

/** A passkey that a browser has made. */
export interface NewPasskey {
  readonly id: string;
  /** How the person calls it. */
  readonly name: string;
  /** As COSE in base64url. */
  readonly publicKey: string;
  /** How often it was used, by the device's own count; 0 from devices that do not count. */
  readonly counter: number;
}

/** A passkey with its owner. */
export interface KnownPasskey extends NewPasskey {
  readonly personId: string;
  readonly personName: string;
  readonly personEmail: string;
}

/** The passkeys of the people of a site. */
export interface Passkeys {
  readonly list: (personId: string) => Promise<readonly DeskPasskey[]>;
  /** Keeps a passkey; resolves with false when somebody has it. */
  readonly add: (personId: string, passkey: NewPasskey) => Promise<boolean>;
  /** Whether anybody has it, at any site. */
  readonly isKnown: (id: string) => Promise<boolean>;
  readonly find: (id: string) => Promise<KnownPasskey | null>;
  /** Keeps that a passkey was used; resolves with false when it was used at the same time with the same count. */
  readonly countUse: (passkey: KnownPasskey, counter: number) => Promise<boolean>;
  /** Whether a person can sign in with a password. */
  readonly hasPassword: (personId: string) => Promise<boolean>;
  /** Removes a passkey of a person; resolves with its name, or why it stays. */
  readonly remove: (
    personId: string,
    id: string,
  ) => Promise<{ readonly name: string } | 'not-found' | 'last-way'>;
}

function removal(db: Kysely<DeskTables>): Passkeys['remove'] {
  return (personId, id) =>
    db.transaction().execute(async (all) => {
      // Locks the person: of the last two passkeys, two requests at once cannot remove both.
      await all
        .updateTable('desk_people')
        .set((is) => ({ role: is.ref('role') }))
        .where('id', '=', personId)
        .execute();
      const passkeys = await all
        .selectFrom('desk_passkeys')
        .select(['id', 'name'])
        .where('person', '=', personId)
        .execute();
      const found = passkeys.find((passkey) => passkey.id === id);
      if (!found) return 'not-found';
      const password = all.selectFrom('desk_accounts').select('id').where('userId', '=', personId);
      if (passkeys.length === 1 && !(await password.executeTakeFirst())) return 'last-way';
      await all.deleteFrom('desk_passkeys').where('id', '=', id).execute();
      return { name: found.name };
    });
}

/** Opens the passkeys of a site. */
export function openPasskeys(db: Kysely<DeskTables>, site: string, now: () => Date): Passkeys {
  return {
    list: (personId) =>
      db
        .selectFrom('desk_passkeys')
        .select(['id', 'name', 'created_at as since', 'used_at as used'])
        .where('person', '=', personId)
        .orderBy('created_at')
        .execute(),
    add: async (person, { id, name, publicKey, counter }) => {
      const row = { id, person, name, public_key: publicKey, counter };
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('desk_passkeys')
        .values({ ...row, created_at: now().toISOString(), used_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    isKnown: async (id) =>
      (await db.selectFrom('desk_passkeys').select('id').where('id', '=', id).executeTakeFirst()) !==
      undefined,
    find: async (id) => {
      const row = await db
        .selectFrom('desk_passkeys')
        .innerJoin('desk_people', 'desk_people.id', 'desk_passkeys.person')
        .select(['desk_passkeys.id', 'desk_passkeys.name', 'public_key as publicKey', 'counter'])
        .select(['person as personId', 'desk_people.name as personName', 'email as personEmail'])
        .where('desk_passkeys.id', '=', id)
        .where('site', '=', site)
        .executeTakeFirst();
      return row ? { ...row, counter: Number(row.counter) } : null;
    },
    countUse: async ({ id, counter: before }, counter) => {
      const { numUpdatedRows } = await db
        .updateTable('desk_passkeys')
        .set({ counter, used_at: now().toISOString() })
        .where((is) => is.and({ id, counter: before }))
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    hasPassword: async (personId) =>
      (await db
        .selectFrom('desk_accounts')
        .select('id')
        .where('userId', '=', personId)
        .executeTakeFirst()) !== undefined,
    remove: removal(db),
  };
}
