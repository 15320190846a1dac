import type { FastifyInstance } from 'fastify';
import { todayIn } from '../../engine/time/today';
import { errorCode } from '../database/error-code';
import { News, type NewsSource } from './find-news';

/** Interval in ms at which lists are looked at whose records change with the day, or at the council's own server. */
const everyMs = 5 * 60_000;

/** Time in ms after which a new app looks first: it has taken over from the old one by then. */
const firstMs = 500;

export interface FollowOptions extends Omit<NewsSource, 'today'> {
  readonly now: () => Date;
  /** See `everyMs`. */
  readonly intervalMs?: number | undefined;
}

/** Tells those who follow a list of its new records while the app runs, if lists can be followed. */
export function addFollow(
  app: FastifyInstance,
  { now, intervalMs = everyMs, ...source }: FollowOptions,
): void {
  const { follow, timeZone } = source.checked.config;
  if (!follow) return;
  const news = new News({ ...source, today: todayIn(timeZone, now) });
  let isClosed = false;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    try {
      await news.forgetOthers();
      await news.find();
    } catch (error) {
      app.log.warn(`New records could not be looked for: ${errorCode(error)}`);
    }
    if (!isClosed) schedule(intervalMs);
  };
  const schedule = (ms: number) => {
    timer = setTimeout(() => void (looking = look()), ms).unref();
  };
  app.addHook('onReady', async () => schedule(firstMs));
  app.addHook('preClose', async () => {
    isClosed = true;
    clearTimeout(timer);
    await looking;
  });
}
