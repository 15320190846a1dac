import type { Handover } from '../../../api/handover-api';
import type { DeskDatabase } from '../../desk-database';

/** Handovers of people of a site to its publishers. */
export interface Handovers {
  readonly of: (person: string) => Promise<Handover | null>;
  /** Those that wait, the oldest first. */
  readonly waiting: () => Promise<readonly (Handover & { readonly person: string })[]>;
  readonly set: (person: string, change: Omit<Handover, 'at'>) => Promise<void>;
  readonly remove: (person: string) => Promise<void>;
}

/** Opens what was handed over at a site. */
export function openHandovers({ db }: DeskDatabase, site: string, now: () => Date): Handovers {
  const select = () =>
    db.selectFrom('desk_handovers').select(['person', 'state', 'at', 'by', 'note']).where('site', '=', site);
  return {
    of: async (person) => {
      const found = await select().where('person', '=', person).executeTakeFirst();
      if (!found) return null;
      const { state, at, by, note } = found;
      return { state, at, by, note };
    },
    waiting: () => select().where('state', '=', 'waiting').orderBy('at').execute(),
    set: async (person, change) => {
      const values = { ...change, at: now().toISOString() };
      await db
        .insertInto('desk_handovers')
        .values({ site, person, ...values })
        .onConflict((conflict) => conflict.columns(['site', 'person']).doUpdateSet(values))
        .execute();
    },
    remove: async (person) => {
      await db.deleteFrom('desk_handovers').where('site', '=', site).where('person', '=', person).execute();
    },
  };
}
