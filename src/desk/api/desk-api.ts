import * as z from 'zod/mini';
import { type DeskRole, isRole } from './roles';

/** Where the API of the desk is. */
export const deskApi = '/api/desk';

/** Fewest characters of a password. */
export const shortestPassword = 12;

/** Most characters of a password. */
export const longestPassword = 128;

const role = z.custom<DeskRole>(isRole);

export const deskPerson = z.object({ name: z.string(), role });

/** Who uses the desk in this browser; `nobody`: no person was ever invited. */
export const deskState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('nobody') }),
  z.object({ state: z.literal('signed-out') }),
  z.object({
    state: z.literal('signed-in'),
    person: deskPerson,
    /** Of the program, such as `0.2.0`. */
    version: z.string(),
  }),
]);
export type DeskState = z.infer<typeof deskState>;
export type DeskPerson = z.infer<typeof deskPerson>;

/** Why a request of the desk was refused. */
export const deskProblem = z.enum([
  'signed-out',
  'forbidden',
  'other-address',
  'wrong-password',
  'passkey-refused',
  'sign-in-again',
  'last-way',
  'address-wrong',
  'value-missing',
  'value-long',
  'text-large',
  'translation-failed',
  'value-wrong',
  'too-many-attempts',
  'sign-in-busy',
  'invitation-ended',
  'pass-ended',
  'mobile-wrong',
  'mobile-taken',
  'short-name-wrong',
  'short-name-taken',
  'password-short',
  'password-long',
  'password-guessable',
  'not-found',
  'changed',
  'busy',
  'draft-wrong',
  'own-drafts',
  'emergency-stays',
  'layer-broken',
  'layer-full',
  'broadcast-until',
  'site-unknown',
  'code-needed',
  'code-wrong',
  'code-used',
  'code-known',
  'read-only',
  'disk-full',
  'database',
  'export-large',
  'file-busy',
  'file-room',
  'file-empty',
  'file-large',
  'file-slow',
  'picture-kind',
  'picture-broken',
  'document-kind',
  'document-broken',
  'recording-kind',
  'recording-long',
  'sheet-kind',
  'sheet-old',
  'sheet-encoding',
  'sheet-large',
  'sheet-empty',
  'sheet-broken',
  'failed',
]);
export type DeskProblem = z.infer<typeof deskProblem>;

/** Answer to a request that was refused. */
export const deskRefusal = z.object({ problem: deskProblem });

/** Body of a sign-in. */
export const credentials = z.object({
  name: z.string().check(z.maxLength(200)),
  password: z.string().check(z.maxLength(longestPassword)),
});

const token = z.string().check(z.regex(/^[\w-]{43}$/));

/** Body that opens an invitation, or takes a pass. */
export const invitationToken = z.object({ token });

/** Body that accepts an invitation. */
export const acceptance = z.object({ token, password: z.string() });

/** Body that changes the person's password. */
export const passwordChange = z.object({ current: z.string(), password: z.string() });

/** A session of the person who asks. */
const session = z.object({
  id: z.string(),
  /** ISO 8601. */
  since: z.string(),
  until: z.string(),
  browser: z.string(),
  system: z.string(),
  isCurrent: z.boolean(),
});
export const deskSessions = z.object({ sessions: z.array(session) });
export type DeskSession = z.infer<typeof session>;

/** Actions of people in the log. */
export const logActions = [
  'invited',
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'session-ended',
  'password-set',
  'password-changed',
  'passkey-set',
  'passkey-added',
  'passkey-removed',
  'sign-in-names-changed',
  'pass-given',
  'entered',
  'mail-on',
  'mail-off',
  'digest-on',
  'digest-off',
  'push-on',
  'push-off',
  'removed',
  'submission-read',
  'submission-changed',
  'submission-deleted',
  'submission-corrected',
  'submissions-listed',
  'purged',
  'note-added',
  'answered',
  'exported',
  'draft-changed',
  'imported',
  'previewed',
  'published',
  'undone',
  'versions-erased',
  'handed-over',
  'taken-over',
  'sent-back',
  'district-hidden',
  'district-shown',
  'broadcast-published',
  'broadcast-ended',
  'broadcast-undone',
  'code-refused',
  'second-factor-set',
  'second-factor-removed',
] as const;
export type LogAction = (typeof logActions)[number];

const logEntry = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** Name of the person, as it was then. */
  person: z.string(),
  action: z.enum(logActions),
  /** Object of the action, such as a role or a reference number; '' where it says all. */
  subject: z.string(),
});
export type LogEntry = z.infer<typeof logEntry>;

/** Which page of the log is read: the newest, or what continues one. */
export const logQuery = z.object({ before: z.optional(z.string()) });

/** A page of the log, newest first. */
export const deskLog = z.object({
  entries: z.array(logEntry),
  /** Cursor of the next page; null at the end. */
  next: z.nullable(z.string()),
});

/** Number of submissions that are new. */
export const unreadCount = z.object({ unread: z.number() });
