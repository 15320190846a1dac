import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOfName } from './desk-auth';
import { DeskRefusal } from './desk-request';
import { authOf, replaceSession, whenRight } from './desk-session';
import { countAttempt, countNameAttempt, forgetAttempts, type Guess, isPersonLocked } from './known-device';
import type { Desk } from './open-desk';
import { headersForSignIn } from './session-use';

interface Credentials {
  readonly name: string;
  readonly password: string;
}

const isWrongPassword = (error: unknown): boolean =>
  error instanceof DeskRefusal && error.problem === 'wrong-password';

/** Whom a typed name is for at each desk whose people may sign in, the site's own first. */
async function guessesOf(desk: Desk, typed: string) {
  const own = await desk.people.find(typed);
  const operator = (await desk.operators?.people.find(typed)) ?? null;
  const name = own?.name ?? operator?.name ?? typed;
  return {
    own: { typed, name, personId: own?.id ?? null },
    ofOperator: { typed, name: operator?.name ?? typed, personId: operator?.id ?? null },
  };
}

/** Checks a password. One for nobody, or for somebody who is locked out, takes as long. @throws DeskRefusal */
async function checkPassword(
  desk: Desk,
  home: Desk,
  request: FastifyRequest,
  guess: Guess,
  password: string,
) {
  const isLocked = await isPersonLocked(home, request, guess);
  // Nobody has the empty name.
  const name = guess.personId === null || isLocked ? '' : guess.name;
  const body = { email: addressOfName(home.site, name), password };
  const headers = headersForSignIn(desk, request);
  return whenRight(() => authOf(home, request).api.signInEmail({ body, headers, returnHeaders: true }));
}

/** Counts attempts of all sites together: a folder with many of them is no way around the limit. */
async function checkOperator(
  desk: Desk,
  home: Desk,
  request: FastifyRequest,
  guess: Guess,
  password: string,
) {
  await countNameAttempt(home, request, guess);
  const isTaken = (await desk.people.nameOf(guess.name)) !== '';
  const allowed = isTaken ? { ...guess, personId: null } : guess;
  const found = await checkPassword(desk, home, request, allowed, password);
  await forgetAttempts(home, request, guess);
  return found;
}

/**
 * Signs a person in with a new session, and ends the one that the browser had. An unknown name takes as long and is refused
 * in the same way as a wrong password. @throws DeskRefusal
 */
export async function signIn(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  { name: typed, password }: Credentials,
): Promise<void> {
  const { operators } = desk;
  const { own, ofOperator } = await guessesOf(desk, typed);
  await countAttempt(desk, request, own);
  const { headers, response } = await checkPassword(desk, desk, request, own, password)
    .catch((error: unknown) => {
      if (!operators || !isWrongPassword(error)) throw error;
      return checkOperator(desk, operators, request, ofOperator, password);
    })
    .catch(async (error: unknown) => {
      if (isWrongPassword(error)) await desk.log.addFailedSignIn(own.personId === null ? '' : own.name);
      throw error;
    });
  await forgetAttempts(desk, request, own);
  await replaceSession(desk, request, reply, { name: response.user.name, headers });
}
