import type { FastifyInstance } from 'fastify';
import { addFollow, type FollowOptions } from '../follow/add-follow';
import { pushRoutes } from '../follow/routes';
import { createFailureLog } from '../monitoring/failure-log';
import { Push } from '../push/push';
import type { LimitRequests } from '../submissions/rate-limit';
import type { Databases } from './open-databases';
import type { ServerOptions } from './server-options';

/** Changes of subscriptions that a network may make in 10 minutes. */
const mostChanges = 60;

/** Opens the notifications of a site whose lists can be followed, or that has a desk; they are sent while the app runs. */
export function openPush(
  app: FastifyInstance,
  { checked, environment, desk, notifications, now = () => new Date() }: ServerOptions,
  { database }: Databases,
): Push | null {
  if (!checked.config.follow && !(environment.desk && desk)) return null;
  const push = new Push({ ...notifications, checked, database, now, failures: createFailureLog(app.log) });
  app.addHook('onReady', async () => push.start());
  app.addHook('preClose', () => push.stop());
  return push;
}

interface NotificationParts extends Pick<FollowOptions, 'council' | 'sites'> {
  readonly push: Push | null;
  readonly limits: LimitRequests;
}

/** Adds the routes of notifications, and tells those who follow lists. */
export async function addNotifications(
  app: FastifyInstance,
  { checked, environment, notifications, now = () => new Date() }: ServerOptions,
  { push, limits, ...lists }: NotificationParts,
): Promise<void> {
  if (!push) return;
  const limit = limits(environment.rateLimit === 'off' ? 'off' : mostChanges);
  await app.register(pushRoutes({ checked, push, limit }));
  addFollow(app, { ...lists, checked, push, now, intervalMs: notifications?.lookMs });
}
