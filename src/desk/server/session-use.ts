import type { FastifyRequest } from 'fastify';
import { idleMs, siteHeader } from './desk-auth';
import { authHeaders } from './desk-request';
import type { Desk } from './open-desk';

/** Time in ms after a sign-in in which the ways to sign in can be changed. */
export const freshMs = 15 * 60 * 1000;

/** Time in ms for which uses of a session are noted once. */
const useMs = 60 * 1000;

/** Whether a session was not used for too long. @param updatedAt its last use */
export function isIdle(updatedAt: Date, now: Date): boolean {
  return now.getTime() - updatedAt.getTime() >= idleMs;
}

/** Notes that a person uses a session. */
export async function noteUse(
  { database: { db }, now }: Desk,
  session: { readonly id: string; readonly updatedAt: Date },
) {
  if (now().getTime() - session.updatedAt.getTime() < useMs) return;
  const updatedAt = now().toISOString();
  await db.updateTable('desk_sessions').set({ updatedAt }).where('id', '=', session.id).execute();
}

/** The headers of a request that begins a session for a site. */
export function headersForSite(site: string, request: FastifyRequest): Headers {
  const headers = authHeaders(request);
  headers.set(siteHeader, site);
  return headers;
}

/** The headers of a request without its session: a sign-in gives another one. */
export function headersForSignIn(desk: Desk, request: FastifyRequest): Headers {
  const headers = headersForSite(desk.site, request);
  headers.delete('cookie');
  return headers;
}
