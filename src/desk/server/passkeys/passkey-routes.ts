import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskApi, invitationToken } from '../../api/desk-api';
import { assertion, type Attestation, passkeyAcceptance, passkeyAddition } from '../../api/passkey-api';
import { browserOf } from '../browser-of';
import { bodyOf, DeskRefusal } from '../desk-request';
import {
  findInvitation,
  findPasskey,
  requireFreshPerson,
  requirePerson,
  signInPerson,
} from '../desk-session';
import { countAttempt } from '../known-device';
import type { Desk } from '../open-desk';
import { ceremonySeconds } from './ceremonies';
import type { NewPasskey } from './passkeys';
import { relyingPartyOf } from './relying-party';
import { makeCreationOptions, makeRequestOptions, verifyAssertion, verifyAttestation } from './web-authn';

interface PasskeyRoutesOptions {
  readonly desk: () => Promise<Desk>;
  readonly publicAddress: string;
}

const open = { config: { access: 'open' } } as const;

const cookieName = 'desk.ceremony';

/** Keeps the challenge of options for the browser that asked, and gives the options. */
async function begin<Options extends { readonly challenge: string }>(
  desk: Desk,
  [request, reply]: readonly [FastifyRequest, FastifyReply],
  purpose: string,
  options: Options,
): Promise<Options> {
  const key = await desk.ceremonies.begin(purpose, options.challenge);
  reply.setCookie(cookieName, key, {
    path: deskApi,
    maxAge: ceremonySeconds,
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
  });
  return options;
}

async function challengeOf(desk: Desk, request: FastifyRequest, purpose: string): Promise<string> {
  const challenge = await desk.ceremonies.take(request.cookies[cookieName] ?? '', purpose);
  if (challenge === null) throw new DeskRefusal('passkey-refused');
  return challenge;
}

/** The passkey that a browser has made for a purpose. @throws DeskRefusal */
async function newPasskey(
  desk: Desk,
  request: FastifyRequest,
  { publicAddress }: PasskeyRoutesOptions,
  { home, purpose, name, response }: { home: Desk; purpose: string; name: string; response: Attestation },
): Promise<NewPasskey> {
  const party = relyingPartyOf(request, publicAddress);
  const challenge = await challengeOf(desk, request, purpose);
  const made = await verifyAttestation(response, { party, challenge });
  if (!made || (await home.passkeys.isKnown(made.id))) throw new DeskRefusal('passkey-refused');
  const { browser, system } = browserOf(request.headers['user-agent'] ?? '');
  return { ...made, name: name.trim() || [browser, system].filter(Boolean).join(', ') };
}

function addSignIn(app: FastifyInstance, options: PasskeyRoutesOptions): void {
  const url = `${deskApi}/session/passkey`;
  app.post(`${url}/options`, open, async (request, reply) => {
    const desk = await options.desk();
    const party = relyingPartyOf(request, options.publicAddress);
    await countAttempt(desk, request, null);
    return begin(desk, [request, reply], 'sign-in', await makeRequestOptions(party));
  });
  app.post(url, open, async (request, reply) => {
    const desk = await options.desk();
    const response = bodyOf(assertion, request);
    const party = relyingPartyOf(request, options.publicAddress);
    const challenge = await challengeOf(desk, request, 'sign-in');
    const found = await findPasskey(desk, response.id);
    const counter = found && (await verifyAssertion(response, found.passkey, { party, challenge }));
    if (!found || counter === null || !(await found.home.passkeys.countUse(found.passkey, counter))) {
      await desk.log.addFailedSignIn(found?.passkey.personName ?? '');
      throw new DeskRefusal('passkey-refused');
    }
    await signInPerson(desk, request, reply, { home: found.home, personId: found.passkey.personId });
    return reply.code(204).send();
  });
}

function addInvitation(app: FastifyInstance, options: PasskeyRoutesOptions): void {
  const url = `${deskApi}/invitation/passkey`;
  const purposeOf = (token: string) => `invitation ${token}`;
  app.post(`${url}/options`, open, async (request, reply) => {
    const desk = await options.desk();
    const { token } = bodyOf(invitationToken, request);
    const party = relyingPartyOf(request, options.publicAddress);
    await countAttempt(desk, request, null);
    const { home, person } = await findInvitation(desk, token);
    const made = await makeCreationOptions(party, { site: home.site, name: person.name, known: [] });
    return begin(desk, [request, reply], purposeOf(token), made);
  });
  app.post(url, open, async (request, reply) => {
    const desk = await options.desk();
    const { token, response } = bodyOf(passkeyAcceptance, request);
    const { home } = await findInvitation(desk, token);
    const content = { home, purpose: purposeOf(token), name: '', response };
    const passkey = await newPasskey(desk, request, options, content);
    if (!(await home.people.accept(token, { passkey }))) throw new DeskRefusal('invitation-ended');
    const known = await home.passkeys.find(passkey.id);
    if (!known) throw new DeskRefusal('passkey-refused');
    await signInPerson(desk, request, reply, { home, personId: known.personId });
    return reply.code(204).send();
  });
}

function addOwn(app: FastifyInstance, options: PasskeyRoutesOptions): void {
  const url = `${deskApi}/passkeys`;
  app.get(url, async (request) => {
    const { id, home } = await requirePerson(await options.desk(), request);
    const { passkeys } = home;
    return { hasPassword: await passkeys.hasPassword(id), passkeys: await passkeys.list(id) };
  });
  app.post(`${url}/options`, async (request, reply) => {
    const desk = await options.desk();
    const party = relyingPartyOf(request, options.publicAddress);
    const { id, name, home } = await requireFreshPerson(desk, request);
    const known = (await home.passkeys.list(id)).map((passkey) => passkey.id);
    const made = await makeCreationOptions(party, { site: home.site, name, known });
    return begin(desk, [request, reply], `add ${id}`, made);
  });
  app.post(url, async (request, reply) => {
    const desk = await options.desk();
    const person = await requireFreshPerson(desk, request);
    const { name, response } = bodyOf(passkeyAddition, request);
    const { home } = person;
    const content = { home, purpose: `add ${person.id}`, name, response };
    const passkey = await newPasskey(desk, request, options, content);
    if (!(await home.passkeys.add(person.id, passkey))) throw new DeskRefusal('passkey-refused');
    await desk.log.add(person.name, 'passkey-added', passkey.name);
    return reply.code(204).send();
  });
  app.delete<{ Params: { id: string } }>(`${url}/:id`, async (request, reply) => {
    const desk = await options.desk();
    const person = await requireFreshPerson(desk, request);
    const removed = await person.home.passkeys.remove(person.id, request.params.id);
    if (typeof removed === 'string') throw new DeskRefusal(removed);
    await desk.log.add(person.name, 'passkey-removed', removed.name);
    return reply.code(204).send();
  });
}

/** Adds the routes of passkeys: signing in, accepting an invitation, and those of the person who is signed in. */
export function addPasskeyRoutes(app: FastifyInstance, options: PasskeyRoutesOptions): void {
  addSignIn(app, options);
  addInvitation(app, options);
  addOwn(app, options);
}
