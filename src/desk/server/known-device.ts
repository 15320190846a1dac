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

/** Key by which the attempts for a name are counted: a device that is known, or the address of one that is not (B11.9.13). */
async function countedAs(desk: Desk, request: FastifyRequest, name: string) {
  const device = await knownDevice(desk, request, name);
  const ofName = `${desk.site} ${personKey(name)}`;
  return { ofName, ofPlace: `${ofName} ${device ?? addressOf(request)}`, isKnown: device !== null };
}

async function waitFor(counts: readonly Promise<number>[]): Promise<void> {
  const wait = Math.max(...(await Promise.all(counts)));
  if (wait > 0) throw new DeskRefusal('too-many-attempts', wait);
}

/** Counts an attempt to guess a password. What strangers do does not lock the known devices of a person. @throws DeskRefusal */
export async function countNameAttempt(desk: Desk, request: FastifyRequest, name: string): Promise<void> {
  const { ofName, ofPlace, isKnown } = await countedAs(desk, request, name);
  const { count } = desk.attempts;
  await waitFor([count('name', ofPlace), ...(isKnown ? [] : [count('nameAnywhere', ofName)])]);
}

/** Counts an attempt to guess something; a device that is known for a name does not count for its address. @throws DeskRefusal */
export async function countAttempt(desk: Desk, request: FastifyRequest, name: string | null): Promise<void> {
  const isKnown = name !== null && (await knownDevice(desk, request, name)) !== null;
  if (!isKnown) await waitFor([desk.attempts.count('address', addressOf(request))]);
  if (name !== null) await countNameAttempt(desk, request, name);
}

/** Forgets the attempts for a name at the place of a request, where the password was right. */
export async function forgetAttempts(desk: Desk, request: FastifyRequest, name: string): Promise<void> {
  await desk.attempts.forget((await countedAs(desk, request, name)).ofPlace);
}
