import type { Kysely } from 'kysely';
import { subscriptionId } from '../../../server/push/subscription';
import type { PushTables } from '../../../server/push/push-tables';
import type { DeskDatabase } from '../desk-database';
import type { DeskTables } from '../desk-tables';

/** A session of a person on a device. */
export interface DeviceSession {
  readonly personId: string;
  readonly session: string;
}

/** The devices on which people of the desk are notified. */
export interface Devices {
  /** Gives a person a device that is subscribed already. */
  readonly add: (endpoint: string, session: DeviceSession) => Promise<void>;
  /** Notes that a person has opened the desk on a device; whether it is the person's. One of somebody else ends. */
  readonly opened: (endpoint: string, session: DeviceSession) => Promise<boolean>;
  /** Ends the notifications of a person on a device. */
  readonly remove: (endpoint: string, personId: string) => Promise<void>;
  /** Ends them where a session was. */
  readonly endSession: (session: string) => Promise<void>;
  /** Ends them on all devices of a person, or all but that of a session. */
  readonly endOf: (personId: string, exceptSession?: string) => Promise<void>;
}

type Tables = Kysely<Pick<PushTables, 'push_subscriptions'> & Pick<DeskTables, 'desk_devices' | 'desk_told'>>;

/** Opens the devices of a site's people. */
export function openDevices({ all }: Pick<DeskDatabase, 'all'>, now: () => Date): Devices {
  const db: Tables = all.withTables<
    Pick<PushTables, 'push_subscriptions'> & Pick<DeskTables, 'desk_devices' | 'desk_told'>
  >();
  const end = async (ids: readonly string[]) => {
    if (ids.length > 0) await db.deleteFrom('push_subscriptions').where('id', 'in', ids).execute();
  };
  const devices = () => db.selectFrom('desk_devices').select(['subscription', 'person', 'session']);
  const idsOf = (rows: readonly { readonly subscription: string }[]) =>
    rows.map(({ subscription }) => subscription);
  const at = () => now().toISOString();
  return {
    add: async (endpoint, { personId, session }) => {
      const row = { person: personId, session, opened_at: at() };
      await db
        .insertInto('desk_devices')
        .values({ subscription: subscriptionId(endpoint), ...row })
        .onConflict((conflict) => conflict.column('subscription').doUpdateSet(row))
        .execute();
      const told = { told_at: at(), overdue_on: '' };
      await db
        .insertInto('desk_told')
        .values({ person: personId, ...told })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    opened: async (endpoint, { personId, session }) => {
      const id = subscriptionId(endpoint);
      const found = await devices().where('subscription', '=', id).executeTakeFirst();
      if (!found) return false;
      if (found.person !== personId) {
        await end([id]);
        return false;
      }
      const change = { session, opened_at: at() };
      await db.updateTable('desk_devices').set(change).where('subscription', '=', id).execute();
      return true;
    },
    remove: async (endpoint, personId) => {
      const query = devices().where('subscription', '=', subscriptionId(endpoint));
      await end(idsOf(await query.where('person', '=', personId).execute()));
    },
    endSession: async (session) => {
      await end(idsOf(await devices().where('session', '=', session).execute()));
    },
    endOf: async (personId, exceptSession = '') => {
      const query = devices().where('person', '=', personId).where('session', '!=', exceptSession);
      await end(idsOf(await query.execute()));
    },
  };
}
