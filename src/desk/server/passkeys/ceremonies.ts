import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DeskTables } from '../desk-tables';

/** Seconds in which a passkey is made or used after the browser was asked to. */
export const ceremonySeconds = 5 * 60;

/** The challenges that browsers have to sign. */
export interface Ceremonies {
  /**
   * Keeps a challenge; resolves with the key by which the same browser finds it.
   * @param purpose what the signature is for, and for whom
   * @param seconds how long it can be taken
   */
  readonly begin: (purpose: string, challenge: string, seconds?: number) => Promise<string>;
  /** Gives the challenge, once; null when it was used, is too old, or was for something else. */
  readonly take: (key: string, purpose: string) => Promise<string | null>;
}

/** Opens the challenges of a site. Their rows have hashes only, so that the table opens nothing. */
export function openCeremonies(db: Kysely<DeskTables>, site: string, now: () => Date): Ceremonies {
  const hashOf = (key: string, purpose: string) =>
    createHash('sha256').update(`${site}\n${purpose}\n${key}`).digest('base64url');
  return {
    begin: async (purpose, challenge, seconds = ceremonySeconds) => {
      const key = randomBytes(32).toString('base64url');
      const time = now().getTime();
      const expires_at = new Date(time + seconds * 1000).toISOString();
      await db
        .deleteFrom('desk_ceremonies')
        .where('expires_at', '<=', new Date(time).toISOString())
        .execute();
      await db
        .insertInto('desk_ceremonies')
        .values({ key_hash: hashOf(key, purpose), challenge, expires_at })
        .execute();
      return key;
    },
    take: async (key, purpose) => {
      const row = await db
        .deleteFrom('desk_ceremonies')
        .where('key_hash', '=', hashOf(key, purpose))
        .where('expires_at', '>', now().toISOString())
        .returning('challenge')
        .executeTakeFirst();
      return row?.challenge ?? null;
    },
  };
}
