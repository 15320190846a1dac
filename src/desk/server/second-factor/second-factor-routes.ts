import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import {
  confirmation,
  secondFactorApi,
  type secondFactorKey,
  type secondFactorState,
} from '../../api/second-factor-api';
import { bodyOf, DeskRefusal } from '../desk-request';
import { requireFreshPerson, requirePerson, type SignedIn } from '../desk-session';
import type { OpenDesk } from '../desk-opener';
import type { Desk } from '../open-desk';
import type { CodeResult } from './second-factors';

/** Counts an attempt with a code, and logs and refuses a wrong one. @throws DeskRefusal */
async function requireRight(
  desk: Desk,
  { id, name, home }: SignedIn,
  check: () => Promise<CodeResult>,
): Promise<void> {
  const seconds = await home.attempts.count('code', id);
  if (seconds > 0) throw new DeskRefusal('too-many-attempts', seconds);
  const result = await check();
  if (result !== 'right') await desk.log.add(name, 'code-refused');
  if (result === 'used') throw new DeskRefusal('code-used');
  if (result === 'wrong') throw new DeskRefusal('code-wrong');
  await home.attempts.forget(id, 'code');
}

/** Requires a code of the person's second factor, which is used up. @throws DeskRefusal */
export async function requireCode(desk: Desk, person: SignedIn, code: string): Promise<void> {
  const { id, home } = person;
  if (!(await home.secondFactors.isSet(id))) throw new DeskRefusal('code-needed');
  await requireRight(desk, person, () => home.secondFactors.use(id, code));
}

/** Adds the routes with which operators set up their second factor, right after they have signed in. */
export function addSecondFactorRoutes(app: FastifyInstance, open: OpenDesk): void {
  app.get(secondFactorApi, async (request): Promise<z.infer<typeof secondFactorState>> => {
    const { id, home } = await requirePerson(await open(), request);
    return { isSet: await home.secondFactors.isSet(id) };
  });
  app.post(`${secondFactorApi}/key`, async (request): Promise<z.infer<typeof secondFactorKey>> => {
    const { id, name, home } = await requireFreshPerson(await open(), request);
    const key = await home.secondFactors.begin(id, name);
    if (!key) throw new DeskRefusal('code-known');
    return key;
  });
  app.post(secondFactorApi, async (request, reply) => {
    const desk = await open();
    const person = await requireFreshPerson(desk, request);
    const { id, name, home } = person;
    const { code } = bodyOf(confirmation, request);
    if (await home.secondFactors.isSet(id)) throw new DeskRefusal('code-known');
    await requireRight(desk, person, () => home.secondFactors.confirm(id, code));
    await desk.log.add(name, 'second-factor-set');
    return reply.code(204).send();
  });
}
