import { createHash } from 'node:crypto';
import type { TextPlace } from '../../../api/text-review-api';
import type { DeskDatabase } from '../../desk-database';

/** A text that a machine wrote and nobody has confirmed. */
export interface MachineText extends TextPlace {
  /** Key of the record. */
  readonly key: string;
  /** Of the text: one that a person has changed is none of a machine any more. */
  readonly hash: string;
}

/** Which texts of a site a machine wrote; nobody publishes them before they are confirmed. */
export interface MachineTexts {
  readonly of: (list: string) => Promise<readonly MachineText[]>;
  readonly add: (list: string, text: MachineText) => Promise<void>;
  readonly remove: (list: string, text: MachineText) => Promise<void>;
}

export function hashOfMachineText(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** Opens the texts of machines at a site. */
export function openMachineTexts({ db }: DeskDatabase, site: string): MachineTexts {
  return {
    of: async (list) => {
      const rows = await db
        .selectFrom('desk_machine_texts')
        .select(['record', 'field', 'language', 'hash'])
        .where('site', '=', site)
        .where('list', '=', list)
        .execute();
      return rows.map(({ record, ...text }) => ({ key: record, ...text }));
    },
    add: async (list, { key, field, language, hash }) => {
      await db
        .insertInto('desk_machine_texts')
        .values({ site, list, record: key, field, language, hash })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    remove: async (list, { key, field, language, hash }) => {
      await db
        .deleteFrom('desk_machine_texts')
        .where((is) => is.and({ site, list, record: key, field, language, hash }))
        .execute();
    },
  };
}
