import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { parseJson } from '../../engine/json/json';
import { sinceHeader } from './desk-auth';
import { DeskRefusal } from './desk-request';
import { authOf, replaceSession, requirePerson } from './desk-session';
import { countAttempt } from './known-device';
import type { Desk } from './open-desk';
import { headersForSignIn } from './session-use';

/** Seconds in which a pass is good. */
const passSeconds = 60;

/** What is kept of a pass: the session of the operator who got it. */
const kept = z.object({ person: z.string(), name: z.string(), session: z.string(), since: z.string() });

/** @param site host of the site that the pass opens, and no other */
const purposeOf = (site: string): string => `pass ${site}`;

/** Gives the operator of a request a pass to the desk of another site (B11.9.28). @throws DeskRefusal */
export async function givePass(desk: Desk, request: FastifyRequest, site: string): Promise<string> {
  const { id, name, session, since, home } = await requirePerson(desk, request, 'sites');
  const content: z.infer<typeof kept> = { person: id, name, session, since: since.toISOString() };
  const token = await home.ceremonies.begin(purposeOf(site), JSON.stringify(content), passSeconds);
  await desk.log.add(name, 'pass-given', site);
  return token;
}

/** The operator whom a pass is of, while the session goes on in which it was given; null for any other pass. */
async function takePass(desk: Desk, operators: Desk, token: string) {
  const content = await operators.ceremonies.take(token, purposeOf(desk.site));
  if (content === null) return null;
  const pass = kept.parse(parseJson(content));
  const { db } = operators.database;
  const session = db.selectFrom('desk_sessions').select('id').where('id', '=', pass.session);
  const isOpen = await session.where('userId', '=', pass.person).executeTakeFirst();
  const isShadowed = (await desk.people.nameOf(pass.name)) !== '';
  return isOpen && !isShadowed ? pass : null;
}

/**
 * Signs in the operator who comes with a pass. The new session ends when the one ends that the operator signed in with, and
 * changes no ways to sign in once that is too old. @throws DeskRefusal
 */
export async function enter(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): Promise<void> {
  const { operators } = desk;
  const pass = operators && (await takePass(desk, operators, token));
  if (!operators || !pass) {
    await countAttempt(desk, request, null);
    throw new DeskRefusal('pass-ended');
  }
  const begin = headersForSignIn(desk, request);
  begin.set(sinceHeader, pass.since);
  const { headers } = await authOf(operators, request).api.startSession({
    body: { personId: pass.person },
    headers: begin,
    returnHeaders: true,
  });
  await replaceSession(desk, request, reply, { name: pass.name, headers, action: 'entered' });
}
