import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { createQueue } from '../../server/jobs/queue';
import { DeskRefusal } from './desk-request';

/** Hashes at the same time, and those that wait: each takes 16 MB and a thread that serves files, too. */
export const hashLimits = { concurrency: 2, maxWaiting: 20 } as const;

/** Seconds after which a sign-in may be repeated that found too many others. */
const retryAfter = 5;

/** Returns a function that runs the hashing of passwords in turn (B11.9.12). @throws DeskRefusal when too many wait */
export function createHashTurns() {
  const queue = createQueue(hashLimits);
  const refuse = () => {
    throw new DeskRefusal('sign-in-busy', retryAfter);
  };
  return <Result>(hash: () => Promise<Result>): Promise<Result> => queue.run(hash, refuse);
}

/** One for all sites of the process. */
const inTurn = createHashTurns();

/** Hashes passwords, and compares them with hashes. */
export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (pair: { hash: string; password: string }) => Promise<boolean>;
}

/** With scrypt, as better-auth does. */
const scryptHashing: PasswordHashing = { hash: hashPassword, verify: verifyPassword };

/** How better-auth hashes and compares the passwords of a desk, in turn. */
export function passwordHashes({ hash, verify }: PasswordHashing = scryptHashing): PasswordHashing {
  return {
    hash: (password) => inTurn(() => hash(password)),
    verify: (pair) => inTurn(() => verify(pair)),
  };
}
