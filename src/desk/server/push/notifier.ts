import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { CheckedSite } from '../../../engine/site/checked-site';
import { clockIn } from '../../../engine/time/time-zone';
import { errorCode } from '../../../server/database/error-code';
import { BackgroundLoop } from '../../../server/jobs/background-loop';
import { createFailureLog, type FailureLog } from '../../../server/monitoring/failure-log';
import type { Push } from '../../../server/push/push';
import type { SubmissionStore } from '../../../server/submissions/store/store';
import { waitingStates } from '../../../server/submissions/submission';
import { hasRight, isRole, type DeskRole } from '../../api/roles';
import type { OpenDesk } from '../desk-opener';
import type { DeskTables } from '../desk-tables';
import { countOverdue } from '../inbox/count-overdue';
import type { Desk } from '../open-desk';
import { notifyText, type NotifyCounts } from './notify-text';

export interface NotifierOptions {
  readonly desk: OpenDesk;
  readonly push: Push;
  readonly checked: CheckedSite;
  readonly store: Pick<SubmissionStore, 'count'>;
  readonly failures: FailureLog;
}

/** Interval of looks for what is new, in ms. */
const pauseMs = 30_000;

/** Time in ms between two notifications of a person. */
const quietMs = 15 * 60_000;

/** When people are told of what is overdue, in the time zone of the site. */
const overdueFrom = '08:00';

/** Days after which a device is not notified any more on which its person has not opened the desk. */
const deviceMs = 30 * 24 * 60 * 60_000;

/** Submissions of the last seconds wait for the next look, since another instance may still be storing one. */
const marginMs = 5000;

/** Who is notified, and until when they were told. */
interface Told {
  readonly personId: string;
  readonly name: string;
  readonly role: DeskRole;
  readonly toldAt: string;
  readonly overdueOn: string;
}

async function readPeople({ database: { db }, site }: Desk, openedSince: string): Promise<readonly Told[]> {
  const rows = await db
    .selectFrom('desk_told')
    .innerJoin('desk_people', 'desk_people.id', 'desk_told.person')
    .select(['desk_people.id as personId', 'name', 'role', 'told_at as toldAt', 'overdue_on as overdueOn'])
    .where('site', '=', site)
    .where('desk_people.id', 'in', (is) =>
      is.selectFrom('desk_devices').select('person').where('opened_at', '>=', openedSince),
    )
    .execute();
  return rows.flatMap(({ role, ...row }) => (isRole(role) ? [{ ...row, role }] : []));
}

/** Tells people of the desk on their devices that something waits, in the background. */
export class Notifier {
  private readonly loop = new BackgroundLoop(() => this.run());

  constructor(private readonly options: NotifierOptions) {}

  /** Looks for what is new from now on. */
  start(): void {
    this.loop.start(pauseMs);
  }

  stop(): Promise<void> {
    return this.loop.end();
  }

  /** Looks once. */
  async poll(): Promise<void> {
    const desk = await this.options.desk();
    const since = new Date(desk.now().getTime() - deviceMs).toISOString();
    for (const person of await readPeople(desk, since)) {
      if (this.loop.signal.aborted) return;
      await this.tell(desk, person, since);
    }
  }

  private async run(): Promise<number> {
    await this.poll().catch((error: unknown) => {
      const { failures } = this.options;
      failures.warn('notifier', { code: errorCode(error) }, 'people of the desk could not be notified');
    });
    return pauseMs;
  }

  private async count(desk: Desk, person: Told, until: string, today: string): Promise<NotifyCounts> {
    const { checked, store } = this.options;
    const { site } = desk;
    const { timeZone } = checked.config;
    const reads = hasRight(person.role, 'submissions');
    const received = { receivedFrom: person.toldAt, receivedBefore: until };
    const isDue = reads && person.overdueOn < today;
    const waiting = hasRight(person.role, 'publish') ? await desk.handovers.waiting() : [];
    return {
      unread: reads ? await store.count({ site, states: waitingStates, ...received }) : 0,
      overdue: isDue ? await countOverdue(store, { site, timeZone, now: desk.now() }) : 0,
      handedOver: waiting.filter(
        ({ at, person: by }) => at >= person.toldAt && at < until && by !== person.name,
      ).length,
    };
  }

  private async tell(desk: Desk, person: Told, openedSince: string): Promise<void> {
    const { checked, push } = this.options;
    const now = desk.now();
    if (now.getTime() - Date.parse(person.toldAt) < quietMs) return;
    const { day, time } = clockIn(checked.config.timeZone, now);
    const today = time >= overdueFrom ? day : person.overdueOn;
    const until = new Date(now.getTime() - marginMs).toISOString();
    const counts = await this.count(desk, person, until, today);
    if (counts.unread + counts.overdue + counts.handedOver === 0) return;
    const codes = checked.config.languages.list.map(({ code }) => code);
    const texts = Object.fromEntries(codes.map((code) => [code, notifyText(checked, counts, code)]));
    await push.database.atOnce(async (db) => {
      const own: Kysely<Pick<DeskTables, 'desk_told' | 'desk_devices'>> =
        db.withTables<Pick<DeskTables, 'desk_told' | 'desk_devices'>>();
      // Of instances that do so together, one changes it.
      const { numUpdatedRows } = await own
        .updateTable('desk_told')
        .set({ told_at: until, overdue_on: today })
        .where('person', '=', person.personId)
        .where('told_at', '=', person.toldAt)
        .executeTakeFirst();
      const devices = await own
        .selectFrom('desk_devices')
        .select('subscription')
        .where('person', '=', person.personId)
        .where('opened_at', '>=', openedSince)
        .execute();
      if (Number(numUpdatedRows) === 0 || devices.length === 0) return;
      await push.messages.addFor(
        db,
        devices.map(({ subscription }) => subscription),
        texts,
      );
    });
    push.wake();
  }
}

/** Notifies people of the desk while the app runs, if notifications are sent. */
export function addNotifier(
  app: FastifyInstance,
  { push, ...options }: Omit<NotifierOptions, 'push' | 'failures'> & { readonly push: Push | null },
): void {
  if (!push) return;
  const notifier = new Notifier({ ...options, push, failures: createFailureLog(app.log) });
  app.addHook('onReady', async () => notifier.start());
  app.addHook('preClose', () => notifier.stop());
}
