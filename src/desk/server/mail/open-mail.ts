import type { Kysely } from 'kysely';
import type { DeskTables } from '../desk-tables';
import { type DigestQueue, openDigestQueue } from './digest-queue';
import { type MailQueue, openMailQueue } from './mail-queue';
import { type MailSettings, openMailSettings } from './mail-settings';

/** Data of mails that the desk of a site keeps. */
export interface DeskMail {
  readonly settings: MailSettings;
  readonly queue: MailQueue;
  readonly digests: DigestQueue;
  /** When the submissions begin that the next poll reads (ISO 8601); null before the first poll. */
  readonly pollStart: () => Promise<string | null>;
  readonly savePollStart: (from: string) => Promise<void>;
}

/** Opens the mails of a site. */
export function openMail(db: Kysely<DeskTables>, site: string, now: () => Date): DeskMail {
  const name = `mail ${site}`;
  return {
    settings: openMailSettings(db, site, now),
    queue: openMailQueue(db, now),
    digests: openDigestQueue(db, now),
    pollStart: async () => {
      const query = db.selectFrom('desk_settings').select('value').where('name', '=', name);
      return (await query.executeTakeFirst())?.value ?? null;
    },
    savePollStart: async (value) => {
      await db
        .insertInto('desk_settings')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },
  };
}
