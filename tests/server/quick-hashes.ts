import { randomBytes, scryptSync } from 'node:crypto';
import { deskPart } from '../../src/desk/server/desk-part';
import type { PasswordHashing } from '../../src/desk/server/password-hashes';
import { loadParts } from '../../src/server/start/load-parts';

const hashWith = (salt: string, password: string): string =>
  `${salt}:${scryptSync(password, salt, 16, { N: 2, r: 1 }).toString('hex')}`;

/** Hashes in a hundredth of a millisecond; a hash of production costs 100 ms of processor time. */
export const quickHashes: PasswordHashing = {
  hash: async (password) => hashWith(randomBytes(8).toString('hex'), password),
  verify: async ({ hash, password }) => hash === hashWith(hash.split(':')[0] ?? '', password),
};

/** The parts of the server of a test, whose desk hashes quickly. */
export async function loadTestParts() {
  return { ...(await loadParts()), desk: deskPart({ hashing: quickHashes }) };
}
