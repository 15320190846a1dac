import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeskPerson, DeskState } from '../../src/model/desk/desk-api';
import { hasRight, type DeskRight, isRole } from '../../src/model/desk/roles';
import { addressOfName, type DeskAuth, personKey } from './desk-auth';
import { addressOf, authHeaders, DeskRefusal, sendCookies } from './desk-request';
import type { Desk } from './open-desk';

/** better-auth for the protocol that a browser uses. */
export function authOf(desk: Desk, { protocol }: FastifyRequest): DeskAuth {
  return desk.auth(protocol === 'https');
}

/** A person with the session of a request. */
export interface SignedIn extends DeskPerson {
  readonly id: string;
  /** When the session began. */
  readonly since: Date;
}

async function findSession(desk: Desk, request: FastifyRequest): Promise<SignedIn | null> {
  const found = await authOf(desk, request).api.getSession({ headers: authHeaders(request) });
  if (found?.user.site !== desk.site) return null;
  const { id, name, role } = found.user;
  return isRole(role) ? { id, name, role, since: found.session.createdAt } : null;
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

/** Time in ms after a sign-in in which the ways to sign in can be changed. */
const freshMs = 15 * 60 * 1000;

/** Who has signed in just now: whoever finds a desk open gives it no new key. @throws DeskRefusal */
export async function requireFreshPerson(desk: Desk, request: FastifyRequest): Promise<SignedIn> {
  const person = await requirePerson(desk, request);
  if (desk.now().getTime() - person.since.getTime() > freshMs) throw new DeskRefusal('sign-in-again');
  return person;
}

/** What the desk shows first. */
export async function readState(desk: Desk, request: FastifyRequest): Promise<DeskState> {
  const person = await findPerson(desk, request);
  if (person) return { state: 'signed-in', person };
  return { state: (await desk.people.isEmpty()) ? 'nobody' : 'signed-out' };
}

/** Counts an attempt to guess something. @throws DeskRefusal */
export async function countAttempt(desk: Desk, request: FastifyRequest, name: string | null): Promise<void> {
  const ofAddress = await desk.attempts.count('address', addressOf(request));
  const ofName = name === null ? 0 : await desk.attempts.count('name', `${desk.site} ${personKey(name)}`);
  const wait = Math.max(ofAddress, ofName);
  if (wait > 0) throw new DeskRefusal('too-many-attempts', wait);
}

/** Runs what checks a password. @throws DeskRefusal when it is wrong */
export async function whenRight<Result>(check: () => Promise<Result>): Promise<Result> {
  const { APIError } = await import('better-auth/api');
  return check().catch((error: unknown) => {
    throw error instanceof APIError && error.statusCode < 500 ? new DeskRefusal('wrong-password') : error;
  });
}

/** Ends the session of a request, if it has one. */
async function endSession(desk: Desk, request: FastifyRequest): Promise<Headers> {
  const { headers } = await authOf(desk, request).api.signOut({
    headers: authHeaders(request),
    returnHeaders: true,
  });
  return headers;
}

/** The headers of a request without its session: a sign-in gives another one. */
function headersForSignIn(request: FastifyRequest): Headers {
  const headers = authHeaders(request);
  headers.delete('cookie');
  return headers;
}

/** Ends the session that the browser had and gives it the new one. */
async function replaceSession(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, headers }: { readonly name: string; readonly headers: Headers },
): Promise<void> {
  await endSession(desk, request);
  await desk.log.add(name, 'signed-in');
  sendCookies(reply, headers);
}

/** Signs in a person who has proved to be one with a passkey. */
export async function signInWithPasskey(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  personId: string,
): Promise<void> {
  const { headers, response } = await authOf(desk, request).api.startSession({
    body: { personId },
    headers: headersForSignIn(request),
    returnHeaders: true,
  });
  await replaceSession(desk, request, reply, { name: response.name, headers });
}

/**
 * Signs a person in with a new session, and ends the one that the browser had. An unknown name takes as long and is refused
 * in the same way as a wrong password. @throws DeskRefusal
 */
export async function signIn(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<void> {
  await countAttempt(desk, request, name);
  const body = { email: addressOfName(desk.site, name), password };
  const headers = headersForSignIn(request);
  const check = () => authOf(desk, request).api.signInEmail({ body, headers, returnHeaders: true });
  const { headers: sent, response } = await whenRight(check).catch(async (error: unknown) => {
    if (error instanceof DeskRefusal) await desk.log.add(await desk.people.nameOf(name), 'sign-in-failed');
    throw error;
  });
  await desk.attempts.forget(`${desk.site} ${personKey(name)}`);
  await replaceSession(desk, request, reply, { name: response.user.name, headers: sent });
}

/** Signs the person of a request out. */
export async function signOut(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const person = await findPerson(desk, request);
  sendCookies(reply, await endSession(desk, request));
  if (person) await desk.log.add(person.name, 'signed-out');
}
