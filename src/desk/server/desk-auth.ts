import { createHash } from 'node:crypto';
import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { deskApi, longestPassword, shortestPassword } from '../api/desk-api';
import type { DeskDatabase } from './desk-database';
import { hashedTokens } from './hashed-tokens';
import { passwordHashes, type PasswordHashing } from './password-hashes';
import { personSessions } from './passkeys/person-sessions';

/** Seconds after which a person signs in again, whatever happens meanwhile. */
const sessionSeconds = 8 * 60 * 60;

/** Time in ms without any use after which a session ends. */
export const idleMs = 30 * 60 * 1000;

/** Header of a call of better-auth with the site that a session is for. Requests of browsers never set it. */
export const siteHeader = 'desk-site';

/** Header of a call of better-auth with the time at which the person has signed in elsewhere. Requests of browsers never set it. */
export const sinceHeader = 'desk-since';

/** The times of a session that goes on from another one. */
function timesSince(since: string | null | undefined) {
  if (!since) return {};
  const createdAt = new Date(since);
  return { createdAt, expiresAt: new Date(createdAt.getTime() + sessionSeconds * 1000) };
}

/** Names are the same in any case, with any spaces. */
export function personKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** The address that better-auth knows a person by. Nobody sees it, and nothing is sent to it. */
export function addressOfName(site: string, name: string): string {
  const hash = createHash('sha256')
    .update(`${site}\n${personKey(name)}`)
    .digest('hex');
  return `${hash}@desk.invalid`;
}

/** Column of a person that no request can set. */
const ownColumn = { type: 'string', required: true, input: false } as const;

/** Options of better-auth. */
export interface AuthSettings {
  readonly database: Pick<DeskDatabase, 'db' | 'type'>;
  readonly publicAddress: string;
  /** Signs the cookies. */
  readonly secret: string;
  /** Whether its cookies are for https only. */
  readonly isSecure: boolean;
  /** The clock of the desk, by which sessions become idle. */
  readonly now: () => Date;
  /** Instead of scrypt. */
  readonly hashing?: PasswordHashing | undefined;
}

/**
 * Options of better-auth. Sessions end after 8 hours, and are good at the site that they were begun at (B11.9.20, B11.9.21). The
 * cookie goes to the host that has set it, and to no page that another site opens.
 */
export function authOptions({ database, publicAddress, secret, isSecure, now, hashing }: AuthSettings) {
  return {
    baseURL: publicAddress,
    basePath: deskApi,
    secret,
    database,
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      password: passwordHashes(hashing),
    },
    user: { modelName: 'desk_people', additionalFields: { site: ownColumn, role: ownColumn } },
    session: {
      modelName: 'desk_sessions',
      expiresIn: sessionSeconds,
      disableSessionRefresh: true,
      additionalFields: { site: { type: 'string', required: false, input: false } },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => ({
            data: {
              ...session,
              ...timesSince(context?.headers?.get(sinceHeader)),
              updatedAt: now(),
              site: context?.headers?.get(siteHeader) ?? '',
            },
          }),
        },
      },
    },
    account: { modelName: 'desk_accounts' },
    verification: { modelName: 'desk_verifications' },
    advanced: {
      // Its own prefix for https would be `__Secure-`, which other hosts of the domain can set, too.
      cookiePrefix: isSecure ? '__Host-desk' : 'desk',
      useSecureCookies: false,
      // Pages of a preview need it, too.
      defaultCookieAttributes: { httpOnly: true, secure: isSecure, sameSite: 'strict', path: '/' },
      ipAddress: { disableIpTracking: true },
    },
    // Its log could quote what was typed; the desk has a log of its own.
    logger: { disabled: true },
    telemetry: { enabled: false },
    plugins: [personSessions, hashedTokens],
  } as const satisfies BetterAuthOptions;
}

/** Creates better-auth over a database whose tables are up to date. */
export function createAuth(settings: AuthSettings) {
  return betterAuth(authOptions(settings));
}

export type DeskAuth = ReturnType<typeof createAuth>;
