import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeskPerson, DeskState } from '../api/desk-api';
import { hasRight, type DeskRight, isRole } from '../api/roles';
import { engineVersion } from '../../server/version';
import type { DeskAuth } from './desk-auth';
import { authHeaders, DeskRefusal, sendCookies } from './desk-request';
import { rememberDevice } from './known-device';
import type { Desk } from './open-desk';
import type { KnownPasskey } from './passkeys/passkeys';
import type { KnownPerson } from './people';
import { freshMs, headersForSignIn, isIdle, noteUse } from './session-use';

/** better-auth for the protocol that a browser uses. */
export function authOf(desk: Desk, { protocol }: FastifyRequest): DeskAuth {
  return desk.auth(protocol === 'https');
}

/** A person with the session of a request. */
export interface SignedIn extends DeskPerson {
  readonly id: string;
  readonly session: string;
  /** When the session began. */
  readonly since: Date;
  /** The desk with the account: that of the site, or that of the operators of its folder. */
  readonly home: Desk;
}

/** The desks whose people may sign in at a site: its own, then that of the operators of its folder. */
function desksOf(desk: Desk): readonly Desk[] {
  return desk.operators ? [desk, desk.operators] : [desk];
}

/** Whether a person may work at a site. Its own person comes before an operator of the same name. */
async function mayWork(desk: Desk, home: Desk, { name, role }: DeskPerson): Promise<boolean> {
  const isOperator = home !== desk;
  if (hasRight(role, 'sites') !== isOperator) return false;
  return !isOperator || (await desk.people.nameOf(name)) === '';
}

async function findSessionIn(home: Desk, desk: Desk, request: FastifyRequest): Promise<SignedIn | null> {
  const found = await authOf(home, request).api.getSession({ headers: authHeaders(request) });
  if (found?.user.site !== home.site || found.session.site !== desk.site) return null;
  if (isIdle(found.session.updatedAt, desk.now())) return null;
  const { id, name, role } = found.user;
  if (!isRole(role) || !(await mayWork(desk, home, { name, role }))) return null;
  if (!request.routeOptions.config.isPolled) await noteUse(home, found.session);
  return { id, name, role, session: found.session.id, since: found.session.createdAt, home };
}

async function readSession(desk: Desk, request: FastifyRequest): Promise<SignedIn | null> {
  for (const home of desksOf(desk)) {
    const found = await findSessionIn(home, desk, request);
    if (found) return found;
  }
  return null;
}

/** The session of each request, which is asked for before its body is read and again by its route. */
const sessions = new WeakMap<FastifyRequest, Promise<SignedIn | null>>();

function findSession(desk: Desk, request: FastifyRequest): Promise<SignedIn | null> {
  const found = sessions.get(request) ?? readSession(desk, request);
  sessions.set(request, found);
  return found;
}

/** Who is signed in at this site; null for nobody, and for a role that there is no more. */
export async function findPerson(desk: Desk, request: FastifyRequest): Promise<DeskPerson | null> {
  const found = await findSession(desk, request);
  return found && { name: found.name, role: found.role };
}

/** Who is signed in and may edit the content; null for anybody else. */
export async function findEditor(desk: Desk, request: FastifyRequest): Promise<DeskPerson | null> {
  const person = await findPerson(desk, request);
  return person && hasRight(person.role, 'content') ? person : null;
}

/** Who is signed in, with the right that the request needs. @throws DeskRefusal */
export async function requirePerson(
  desk: Desk,
  request: FastifyRequest,
  right?: DeskRight,
): Promise<SignedIn> {
  const person = await findSession(desk, request);
  if (!person) throw new DeskRefusal('signed-out');
  if (right && !hasRight(person.role, right)) throw new DeskRefusal('forbidden');
  return person;
}

/** Who has signed in just now: whoever finds a desk open gives it no new key. @throws DeskRefusal */
export async function requireFreshPerson(desk: Desk, request: FastifyRequest): Promise<SignedIn> {
  const person = await requirePerson(desk, request);
  if (desk.now().getTime() - person.since.getTime() > freshMs) throw new DeskRefusal('sign-in-again');
  return person;
}

/** First state of the desk. */
export async function readState(desk: Desk, request: FastifyRequest): Promise<DeskState> {
  const person = await findPerson(desk, request);
  if (person) return { state: 'signed-in', person, version: engineVersion };
  for (const { people } of desksOf(desk)) if (!(await people.isEmpty())) return { state: 'signed-out' };
  return { state: 'nobody' };
}

/** Runs what checks a password. @throws DeskRefusal when it is wrong */
export async function whenRight<Result>(check: () => Promise<Result>): Promise<Result> {
  const { APIError } = await import('better-auth/api');
  return check().catch((error: unknown) => {
    throw error instanceof APIError && error.statusCode < 500 ? new DeskRefusal('wrong-password') : error;
  });
}

/** An invitation that is open at a site, and the desk that the person will belong to. @throws DeskRefusal */
export async function findInvitation(
  desk: Desk,
  token: string,
): Promise<KnownPerson & { readonly home: Desk }> {
  for (const home of desksOf(desk)) {
    const invited = await home.people.invited(token);
    if (invited) return { home, ...invited };
  }
  throw new DeskRefusal('invitation-ended');
}

/** A passkey of somebody who may work at a site, and the desk that it is of. */
export async function findPasskey(
  desk: Desk,
  id: string,
): Promise<{ readonly home: Desk; readonly passkey: KnownPasskey } | null> {
  for (const home of desksOf(desk)) {
    const passkey = await home.passkeys.find(id);
    const isShadowed = home !== desk && passkey && (await desk.people.nameOf(passkey.personName)) !== '';
    if (passkey && !isShadowed) return { home, passkey };
  }
  return null;
}

/** Ends the session of a request, if it has one. */
async function endSession(desk: Desk, request: FastifyRequest): Promise<Headers> {
  const home = (await findSession(desk, request))?.home ?? desk;
  const { headers } = await authOf(home, request).api.signOut({
    headers: authHeaders(request),
    returnHeaders: true,
  });
  return headers;
}

interface NewSession {
  readonly name: string;
  readonly headers: Headers;
  readonly action?: 'signed-in' | 'entered';
}

/** Ends the session that the browser had and gives it the new one. The device is known from then on. */
export async function replaceSession(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, headers, action = 'signed-in' }: NewSession,
): Promise<void> {
  await endSession(desk, request);
  await desk.log.add(name, action);
  sendCookies(reply, headers);
  for (const home of desksOf(desk)) await rememberDevice(home, request, reply, name);
}

/** Signs in a person who has proved to be one with a passkey. */
export async function signInPerson(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  { home, personId }: { readonly home: Desk; readonly personId: string },
): Promise<void> {
  const { headers, response } = await authOf(home, request).api.startSession({
    body: { personId },
    headers: headersForSignIn(desk, request),
    returnHeaders: true,
  });
  await replaceSession(desk, request, reply, { name: response.name, headers });
}

/** Signs the person of a request out. */
export async function signOut(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const person = await findSession(desk, request);
  if (person) await desk.devices.endSession(person.session);
  // Not "cookies", which would sign out of other sites of the domain, nor "storage", which has unsaved edits.
  reply.header('clear-site-data', '"cache"');
  sendCookies(reply, await endSession(desk, request));
  if (person) await desk.log.add(person.name, 'signed-out');
}
