import { personKey } from './desk-auth';
import type { DeskDatabase } from './desk-database';

/** The tables with work that is not published, whose rows name a person. */
const tables = ['desk_drafts', 'desk_handovers'] as const;

/** Gives somebody who was invited again in other letters, such as capitals, the work that is there in the former ones (B11.9.7). */
export async function adoptWork({ db }: DeskDatabase, site: string, name: string): Promise<void> {
  for (const table of tables) {
    const rows = await db.selectFrom(table).select('person').distinct().where('site', '=', site).execute();
    const former = rows.map(({ person }) => person).filter((person) => personKey(person) === personKey(name));
    // Under one spelling only: a person has no second one.
    const [only, ...others] = former;
    if (only === undefined || others.length > 0 || only === name) continue;
    await db
      .updateTable(table)
      .set({ person: name })
      .where('site', '=', site)
      .where('person', '=', only)
      .execute();
  }
}

/** Hands the work of somebody who was removed over to the publishers, who see it as they see what editors hand over (B11.9.7). */
export async function leaveWork(
  { db }: DeskDatabase,
  site: string,
  name: string,
  now: () => Date,
): Promise<void> {
  const own = db
    .selectFrom('desk_drafts')
    .select('person')
    .where('site', '=', site)
    .where('person', '=', name);
  if (!(await own.limit(1).executeTakeFirst())) return;
  const values = { state: 'waiting', at: now().toISOString(), by: name, note: '' } as const;
  await db
    .insertInto('desk_handovers')
    .values({ site, person: name, ...values })
    .onConflict((conflict) => conflict.columns(['site', 'person']).doUpdateSet(values))
    .execute();
}
