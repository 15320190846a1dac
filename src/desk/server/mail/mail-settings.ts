import type { Kysely } from 'kysely';
import type { MailSetting } from '../../api/mail-api';
import { type DeskRole, hasRight, isRole } from '../../api/roles';
import type { DeskTables } from '../desk-tables';

/** A person who gets mails. */
interface MailAddress {
  readonly personId: string;
  readonly address: string;
  /** Code of the language of the desk. */
  readonly language: string;
}

/** A person who gets mails about new submissions. */
export interface Recipient extends MailAddress {
  /** From when on (ISO 8601): earlier submissions are not notified of. */
  readonly since: string;
}

/** A person who gets a mail once a week. */
export interface DigestReader extends MailAddress {
  readonly name: string;
  readonly role: DeskRole;
  /** When it was switched on (ISO 8601). */
  readonly since: string;
}

/** Who gets mails. */
export interface MailSettings {
  readonly of: (personId: string) => Promise<MailSetting>;
  readonly save: (personId: string, setting: MailSetting, language: string) => Promise<void>;
  /** Those who have switched it on and may read submissions. */
  readonly recipients: () => Promise<readonly Recipient[]>;
  /** Those for whom the mail of a week (its Monday, YYYY-MM-DD) is due. */
  readonly digestReaders: (week: string) => Promise<readonly DigestReader[]>;
}

/** Opens the settings of the people of a site. */
export function openMailSettings(db: Kysely<DeskTables>, site: string, now: () => Date): MailSettings {
  return {
    of: async (personId) => {
      const query = db.selectFrom('desk_mail_settings').select(['address', 'since', 'digest_since']);
      const row = await query.where('person', '=', personId).executeTakeFirst();
      return {
        address: row?.address ?? '',
        isOn: typeof row?.since === 'string',
        hasDigest: row?.digest_since !== null,
      };
    },
    save: async (person, { address, isOn, hasDigest }, language) => {
      const at = now().toISOString();
      const content = {
        ...{ address, language, since: isOn ? at : null },
        digest_since: hasDigest ? at : null,
      };
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
    digestReaders: async (week) => {
      const rows = await db
        .selectFrom('desk_mail_settings')
        .innerJoin('desk_people', 'desk_people.id', 'desk_mail_settings.person')
        .leftJoin('desk_digests', 'desk_digests.person', 'desk_mail_settings.person')
        .select(['desk_people.id as personId', 'name', 'address', 'language', 'role'])
        .select('digest_since as since')
        .where('site', '=', site)
        .where('address', '!=', '')
        .where((is) =>
          is.or([
            is('week', 'is', null),
            is('week', '<', week),
            is('settled_at', 'is', null).and('due_at', '<=', now().toISOString()),
          ]),
        )
        .execute();
      return rows.flatMap(({ role, since, ...row }) =>
        since !== null && isRole(role) ? [{ ...row, since, role }] : [],
      );
    },
  };
}
