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

interface NotificationParts extends Pick<FollowOptions, 'council' | 'sites'> {
  readonly limits: LimitRequests;
}

/** Adds the notifications of a site whose lists can be followed. */
export async function addNotifications(
  app: FastifyInstance,
  { checked, environment, notifications, now = () => new Date() }: ServerOptions,
  { database }: Databases,
  { limits, ...lists }: NotificationParts,
): Promise<void> {
  if (!checked.config.follow) return;
  const { log } = app;
  const push = new Push({ ...notifications, checked, database, now, log, failures: createFailureLog(log) });
  app.addHook('onReady', async () => push.start());
  app.addHook('preClose', () => push.stop());
  const limit = limits(environment.rateLimit === 'off' ? 'off' : mostChanges);
  await app.register(pushRoutes({ checked, push, limit }));
  addFollow(app, { ...lists, checked, push, now, intervalMs: notifications?.lookMs });
}
