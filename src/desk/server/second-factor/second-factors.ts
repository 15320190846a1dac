import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { DeskTables } from '../desk-tables';

/** Seconds for which a code is valid, and steps before and after for clocks that differ. */
const period = 30;
const window = 1;

/** Bytes of a key, as RFC 4226 recommends. */
const keyBytes = 20;

/** What became of a code: `wrong` also for one of another time, `used` for one that has been accepted, or an older one. */
export type CodeResult = 'right' | 'wrong' | 'used';

/** The second factors of people of a desk: codes by time (RFC 6238). */
export interface SecondFactors {
  readonly isSet: (personId: string) => Promise<boolean>;
  /** Makes a key that the first code confirms; null for somebody who has a confirmed one. */
  readonly begin: (
    personId: string,
    name: string,
  ) => Promise<{ readonly address: string; readonly secret: string } | null>;
  /** Confirms the key that was made last with a code of it. */
  readonly confirm: (personId: string, code: string) => Promise<CodeResult>;
  /** Checks a code of a confirmed key; a right one is used up. */
  readonly use: (personId: string, code: string) => Promise<CodeResult>;
  /** Forgets the key of a person; resolves with whether there was one. */
  readonly remove: (personId: string) => Promise<boolean>;
}

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: 'Panchayat desk', label, secret: Secret.fromBase32(secret), period });

/** The step of time of a code; null for a wrong one. */
function stepOf(secret: string, code: string, timestamp: number): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}

/** Opens the second factors of a desk. */
export function openSecondFactors(db: Kysely<DeskTables>, now: () => Date): SecondFactors {
  const rowOf = (person: string) =>
    db
      .selectFrom('desk_second_factors')
      .select(['secret', 'confirmed_at'])
      .where('person', '=', person)
      .executeTakeFirst();
  /** Uses a code up in one statement, so that of two requests with it one is refused. */
  const take = async (person: string, code: string, secret: string): Promise<CodeResult> => {
    const time = now();
    const step = stepOf(secret, code, time.getTime());
    if (step === null) return 'wrong';
    const { numUpdatedRows } = await db
      .updateTable('desk_second_factors')
      .set((is) => ({
        last_step: step,
        confirmed_at: is.fn.coalesce('confirmed_at', is.val(time.toISOString())),
      }))
      .where('person', '=', person)
      .where('secret', '=', secret)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? 'right' : 'used';
  };
  return {
    isSet: async (person) => ((await rowOf(person))?.confirmed_at ?? null) !== null,
    begin: async (person, name) => {
      const secret = new Secret({ size: keyBytes }).base32;
      const row = { person, secret, confirmed_at: null, last_step: 0 };
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('desk_second_factors')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .column('person')
            .doUpdateSet({ secret })
            .where('desk_second_factors.confirmed_at', 'is', null),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n ? { secret, address: totpOf(secret, name).toString() } : null;
    },
    confirm: async (person, code) => {
      const row = await rowOf(person);
      return row?.confirmed_at === null ? take(person, code, row.secret) : 'wrong';
    },
    use: async (person, code) => {
      const row = await rowOf(person);
      return row && row.confirmed_at !== null ? take(person, code, row.secret) : 'wrong';
    },
    remove: async (person) => {
      const { numDeletedRows } = await db
        .deleteFrom('desk_second_factors')
        .where('person', '=', person)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}
