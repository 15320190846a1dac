import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import {
  acceptance,
  credentials,
  deskApi,
  type DeskSession,
  invitationToken,
  logQuery,
  passwordChange,
} from '../api/desk-api';
import { signInNames, signInNamesApi } from '../api/sign-in-names-api';
import { browserOf } from './browser-of';
import { authHeaders, bodyOf, DeskRefusal, queryOf, sendCookies } from './desk-request';
import {
  authOf,
  findInvitation,
  readState,
  requireFreshPerson,
  requirePerson,
  type SignedIn,
  signOut,
  whenRight,
} from './desk-session';
import { countAttempt } from './known-device';
import type { Desk } from './open-desk';
import { passwordProblem } from './password-rules';
import { signIn } from './sign-in';
import { enter } from './site-pass';
import { headersForSite, isIdle } from './session-use';

const open = { config: { access: 'open' } } as const;

interface PeopleRoutesOptions {
  readonly desk: () => Promise<Desk>;
  /** Words that nobody may use as a password, such as the names of the site. */
  readonly words: readonly string[];
}

function requirePassword(password: string, words: readonly string[]): void {
  const problem = passwordProblem(password, words);
  if (problem) throw new DeskRefusal(problem);
}

async function openSessions({ home }: SignedIn, request: FastifyRequest) {
  const { api } = authOf(home, request);
  const headers = authHeaders(request);
  const [current, all] = await Promise.all([api.getSession({ headers }), api.listSessions({ headers })]);
  return all.map((session) => ({ ...session, isCurrent: session.id === current?.session.id }));
}

async function listSessions(desk: Desk, request: FastifyRequest): Promise<DeskSession[]> {
  const sessions = await openSessions(await requirePerson(desk, request), request);
  const used = sessions.filter(({ updatedAt }) => !isIdle(updatedAt, desk.now()));
  return used.map(({ id, createdAt, expiresAt, userAgent, isCurrent }) => ({
    id,
    since: createdAt.toISOString(),
    until: expiresAt.toISOString(),
    ...browserOf(userAgent ?? ''),
    isCurrent,
  }));
}

/** Ends another session of the person who asks; those of others are not found. */
async function endOtherSession(
  desk: Desk,
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<void> {
  const person = await requirePerson(desk, request);
  const session = (await openSessions(person, request)).find(({ id }) => id === request.params.id);
  if (!session) throw new DeskRefusal('not-found');
  // better-auth ends a session by its token, of which the desk has a hash only.
  const { db } = person.home.database;
  await db.deleteFrom('desk_sessions').where('id', '=', session.id).execute();
  await desk.devices.endSession(session.id);
  await desk.log.add(person.name, 'session-ended');
}

function addSessions(app: FastifyInstance, { desk }: PeopleRoutesOptions): void {
  const url = `${deskApi}/session`;
  app.get(url, open, async (request) => readState(await desk(), request));
  app.post(url, open, async (request, reply) => {
    await signIn(await desk(), request, reply, bodyOf(credentials, request));
    return reply.code(204).send();
  });
  app.post(`${url}/pass`, open, async (request, reply) => {
    await enter(await desk(), request, reply, bodyOf(invitationToken, request).token);
    return reply.code(204).send();
  });
  app.delete(url, open, async (request, reply) => {
    await signOut(await desk(), request, reply);
    return reply.code(204).send();
  });
  app.get(`${deskApi}/sessions`, async (request) => ({
    sessions: await listSessions(await desk(), request),
  }));
  app.delete<{ Params: { id: string } }>(`${deskApi}/sessions/:id`, async (request, reply) => {
    await endOtherSession(await desk(), request);
    return reply.code(204).send();
  });
}

async function acceptInvitation(
  desk: Desk,
  request: FastifyRequest,
  words: readonly string[],
): Promise<{ readonly name: string; readonly password: string }> {
  const { token, password } = bodyOf(acceptance, request);
  await countAttempt(desk, request, null);
  const { home, person: invited, names } = await findInvitation(desk, token);
  requirePassword(password, [...words, invited.name, ...Object.values(names)]);
  const person = await home.people.accept(token, { password });
  if (!person) throw new DeskRefusal('invitation-ended');
  return { name: person.name, password };
}

function addInvitations(app: FastifyInstance, { desk, words }: PeopleRoutesOptions): void {
  const url = `${deskApi}/invitation`;
  app.post(url, open, async (request) => {
    const opened = await desk();
    const { token } = bodyOf(invitationToken, request);
    await countAttempt(opened, request, null);
    return (await findInvitation(opened, token)).person;
  });
  app.post(`${url}/accept`, open, async (request, reply) => {
    const opened = await desk();
    await signIn(opened, request, reply, await acceptInvitation(opened, request, words));
    return reply.code(204).send();
  });
}

async function changePassword(
  { home, site }: { readonly home: Desk; readonly site: string },
  request: FastifyRequest,
  reply: FastifyReply,
  { current, password }: z.infer<typeof passwordChange>,
): Promise<void> {
  const { headers } = await whenRight(() =>
    authOf(home, request).api.changePassword({
      body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
      // The new session of this browser is for the same site.
      headers: headersForSite(site, request),
      returnHeaders: true,
    }),
  );
  sendCookies(reply, headers);
}

function addPassword(app: FastifyInstance, { desk, words }: PeopleRoutesOptions): void {
  app.put(`${deskApi}/password`, async (request, reply) => {
    const opened = await desk();
    const { id, name, session, home } = await requirePerson(opened, request);
    const change = bodyOf(passwordChange, request);
    await countAttempt(opened, request, { typed: name, name, personId: null });
    requirePassword(change.password, [...words, name, ...Object.values(await home.people.namesOf(id))]);
    if (await home.passkeys.hasPassword(id))
      await changePassword({ home, site: opened.site }, request, reply, change);
    else await home.people.addPassword((await requireFreshPerson(opened, request)).id, change.password);
    if (home === opened) await opened.devices.endOf(id, session);
    await opened.log.add(name, 'password-changed');
    return reply.code(204).send();
  });
}

function addSignInNames(app: FastifyInstance, { desk }: PeopleRoutesOptions): void {
  app.get(signInNamesApi, async (request) => {
    const { id, home } = await requirePerson(await desk(), request);
    return home.people.namesOf(id);
  });
  app.put(signInNamesApi, async (request) => {
    const opened = await desk();
    const { id, name, home } = await requirePerson(opened, request);
    const given = bodyOf(signInNames, request);
    // Who tries many numbers learns whose they are.
    await countAttempt(opened, request, null);
    const checked = await home.people.check(given, name);
    if (typeof checked === 'string') throw new DeskRefusal(checked);
    await home.people.keep(id, checked);
    await opened.log.add(name, 'sign-in-names-changed');
    return checked;
  });
}

/** Adds the routes of people: sessions, invitations, the person's password and names, and the log. */
export function addPeopleRoutes(app: FastifyInstance, options: PeopleRoutesOptions): void {
  addSessions(app, options);
  addInvitations(app, options);
  addPassword(app, options);
  addSignInNames(app, options);
  app.get(`${deskApi}/log`, { config: { access: 'log' } }, async (request) => {
    const desk = await options.desk();
    await requirePerson(desk, request, 'log');
    return desk.log.read(queryOf(logQuery, request).before);
  });
}
