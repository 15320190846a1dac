import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deskApi } from '../api/desk-api';
import { personKey } from './desk-auth';
import { addressOf, DeskRefusal } from './desk-request';
import type { Desk } from './open-desk';

/** Seconds for which a device is known after a sign-in. */
const knownSeconds = 180 * 24 * 60 * 60;

async function digestOf(desk: Desk, text: string): Promise<Buffer> {
  const { secret } = await desk.auth(true).$context;
  return createHmac('sha256', secret).update(`device\n${desk.site}\n${text}`).digest();
}

/** One for each person, since an office shares its computer; it does not tell the name. */
async function cookieOf(desk: Desk, name: string): Promise<string> {
  return `desk_device_${(await digestOf(desk, personKey(name))).toString('hex').slice(0, 16)}`;
}

/** The id of a device on which a person has signed in before; null for any other, and for a cookie that was made up. */
async function knownDevice(desk: Desk, { cookies }: FastifyRequest, name: string): Promise<string | null> {
  const [id = '', proof = ''] = cookies[await cookieOf(desk, name)]?.split('.') ?? [];
  if (id === '' || proof === '') return null;
  const expected = await digestOf(desk, `${personKey(name)}\n${id}`);
  const sent = Buffer.from(proof, 'base64url');
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? id : null;
}

/** Makes the device of a request known, after a person has signed in on it. */
export async function rememberDevice(
  desk: Desk,
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  name: string,
): Promise<void> {
  const id = randomBytes(16).toString('base64url');
  const proof = (await digestOf(desk, `${personKey(name)}\n${id}`)).toString('base64url');
  reply.setCookie(await cookieOf(desk, name), `${id}.${proof}`, {
    path: deskApi,
    maxAge: knownSeconds,
    httpOnly: true,
    sameSite: 'strict',
    secure: protocol === 'https',
  });
}

/** Whom an attempt to guess a password is for. */
export interface Guess {
  readonly typed: string;
  /** Name of the person whom that names; what was typed, where it names nobody. */
  readonly name: string;
  /** Of the person; null for nobody of the desk. */
  readonly personId: string | null;
}

/** Keys by which attempts are counted, for what was typed or for the person. */
interface CountedAs {
  readonly everywhere: string;
  readonly here: string;
}

/**
 * Keys by which the attempts of a guess are counted: at a device that is known, or at the address of one that is not
 * (B11.9.13). Those of the person are other ones than those of the name, so that they do not tell what else names the person.
 */
async function countedAs(desk: Desk, request: FastifyRequest, { typed, name, personId }: Guess) {
  const device = await knownDevice(desk, request, name);
  const keysOf = (key: string): CountedAs => ({
    everywhere: key,
    here: `${key} ${device ?? addressOf(request)}`,
  });
  return {
    ofTyped: keysOf(`${desk.site} ${personKey(typed)}`),
    ofPerson: personId === null ? null : keysOf(`${desk.site}\nperson ${personId}`),
    isKnown: device !== null,
  };
}

/** Counts an attempt; resolves with the seconds to wait. */
async function countGuess({ attempts }: Desk, { everywhere, here }: CountedAs, isKnown: boolean) {
  const counts = [
    attempts.count('name', here),
    ...(isKnown ? [] : [attempts.count('nameAnywhere', everywhere)]),
  ];
  return Math.max(...(await Promise.all(counts)));
}

function requireNoWait(wait: number): void {
  if (wait > 0) throw new DeskRefusal('too-many-attempts', wait);
}

/** Counts an attempt to guess a password. What strangers do does not lock the known devices of a person. @throws DeskRefusal */
export async function countNameAttempt(desk: Desk, request: FastifyRequest, guess: Guess): Promise<void> {
  const { ofTyped, isKnown } = await countedAs(desk, request, guess);
  requireNoWait(await countGuess(desk, ofTyped, isKnown));
}

/**
 * Counts an attempt for the person, however the person was named; resolves with whether there were too many. To be answered
 * like a wrong password: any other answer tells which names, numbers and short names are of one person (B11.9.27).
 */
export async function isPersonLocked(desk: Desk, request: FastifyRequest, guess: Guess): Promise<boolean> {
  const { ofPerson, isKnown } = await countedAs(desk, request, guess);
  return ofPerson !== null && (await countGuess(desk, ofPerson, isKnown)) > 0;
}

/** Counts an attempt to guess something; a device that is known for a name does not count for its address. @throws DeskRefusal */
export async function countAttempt(desk: Desk, request: FastifyRequest, guess: Guess | null): Promise<void> {
  const isKnown = guess !== null && (await knownDevice(desk, request, guess.name)) !== null;
  if (!isKnown) requireNoWait(await desk.attempts.count('address', addressOf(request)));
  if (guess !== null) await countNameAttempt(desk, request, guess);
}

/** Forgets the attempts of a guess at the place of a request, where the password was right. */
export async function forgetAttempts(desk: Desk, request: FastifyRequest, guess: Guess): Promise<void> {
  const { ofTyped, ofPerson } = await countedAs(desk, request, guess);
  await desk.attempts.forget(ofTyped.here);
  if (ofPerson) await desk.attempts.forget(ofPerson.here);
}
