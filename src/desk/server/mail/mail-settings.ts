import type { Kysely } from 'kysely';
import type { MailSetting } from '../../api/mail-api';
import { hasRight, isRole } from '../../api/roles';
import type { DeskTables } from '../desk-tables';

/** A person who gets mails. */
export interface Recipient {
  readonly personId: string;
  readonly address: string;
  /** Code of the language of the desk. */
  readonly language: string;
  /** From when on (ISO 8601): earlier submissions are not notified of. */
  readonly since: string;
}

/** Who gets mails about new submissions. */
export interface MailSettings {
  readonly of: (personId: string) => Promise<MailSetting>;
  readonly save: (personId: string, setting: MailSetting, language: string) => Promise<void>;
  /** Those who have switched it on and may read submissions. */
  readonly recipients: () => Promise<readonly Recipient[]>;
}

/** Opens the settings of the people of a site. */
export function openMailSettings(db: Kysely<DeskTables>, site: string, now: () => Date): MailSettings {
  return {
    of: async (personId) => {
      const query = db.selectFrom('desk_mail_settings').select(['address', 'since']);
      const row = await query.where('person', '=', personId).executeTakeFirst();
      return { address: row?.address ?? '', isOn: typeof row?.since === 'string' };
    },
    save: async (person, { address, isOn }, language) => {
      const content = { address, language, since: isOn ? now().toISOString() : null };
      await db
        .insertInto('desk_mail_settings')
        .values({ person, ...content })
        .onConflict((conflict) => conflict.column('person').doUpdateSet(content))
        .execute();
      if (isOn) return;
      await db.deleteFrom('desk_mails').where('person', '=', person).where('sent_at', 'is', null).execute();
    },
    recipients: async () => {
      const rows = await db
        .selectFrom('desk_mail_settings')
        .innerJoin('desk_people', 'desk_people.id', 'person')
        .select(['person as personId', 'address', 'language', 'since', 'role'])
        .where('site', '=', site)
        .execute();
      return rows.flatMap(({ role, since, ...row }) =>
        since !== null && isRole(role) && hasRight(role, 'submissions') ? [{ ...row, since }] : [],
      );
    },
  };
}
