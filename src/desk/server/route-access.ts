import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DeskRight } from '../api/roles';
import { DeskRefusal } from './desk-request';
import { requirePerson } from './desk-session';
import type { Desk } from './open-desk';

/** Who may use a route: whoever is at the desk, whoever is signed in, or only who has a right. */
export type RouteAccess = 'open' | 'person' | DeskRight;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Routes of the desk that say nothing need a session. */
    readonly access?: RouteAccess;
    /** Whether pages call it by themselves, so that a call is no use of the session. */
    readonly isPolled?: boolean;
  }
}

/** Requires the person and the right of a route of the desk before its body is read. */
export function guardRoutes(app: FastifyInstance, desk: () => Promise<Desk>): void {
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const { access = 'person' } = request.routeOptions.config;
    if (access === 'open') return;
    await requirePerson(await desk(), request, access === 'person' ? undefined : access);
  });
}

/** Adds routes of which each needs a right, if it does not name another one. */
export function addWithAccess(
  app: FastifyInstance,
  access: RouteAccess,
  add: (routes: FastifyInstance) => void,
): void {
  void app.register(async (routes) => {
    routes.addHook('onRoute', (route) => {
      route.config = { access, ...route.config };
    });
    add(routes);
  });
}

/** Answers requests that no route of the desk knows, without reading their bodies. */
export function refuseUnknown(app: FastifyInstance, url: string): void {
  const refuse = async () => {
    throw new DeskRefusal('not-found');
  };
  app.all(url, { config: { access: 'open' }, onRequest: refuse }, refuse);
}
