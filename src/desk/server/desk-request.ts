import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { DeskProblem } from '../api/desk-api';

const statusOf: Readonly<Record<DeskProblem, number>> = {
  'signed-out': 401,
  'wrong-password': 401,
  'passkey-refused': 401,
  'sign-in-again': 403,
  'last-way': 409,
  'address-wrong': 422,
  'value-missing': 422,
  'value-long': 422,
  'value-wrong': 422,
  'text-large': 422,
  'translation-failed': 502,
  forbidden: 403,
  'other-address': 403,
  'not-found': 404,
  changed: 409,
  busy: 503,
  'draft-wrong': 422,
  'own-drafts': 409,
  'emergency-stays': 409,
  'layer-broken': 409,
  'layer-full': 413,
  'broadcast-until': 422,
  'site-unknown': 422,
  'code-needed': 403,
  'code-wrong': 403,
  'code-used': 403,
  'code-known': 409,
  'read-only': 503,
  'disk-full': 507,
  database: 503,
  'invitation-ended': 410,
  'pass-ended': 410,
  'mobile-wrong': 422,
  'mobile-taken': 409,
  'short-name-wrong': 422,
  'short-name-taken': 409,
  'password-short': 422,
  'password-long': 422,
  'password-guessable': 422,
  'too-many-attempts': 429,
  'sign-in-busy': 503,
  'file-busy': 503,
  'export-large': 413,
  'file-room': 507,
  'file-empty': 422,
  'file-large': 413,
  'file-slow': 422,
  'picture-kind': 422,
  'picture-broken': 422,
  'document-kind': 422,
  'document-broken': 422,
  'recording-kind': 422,
  'recording-long': 422,
  'sheet-kind': 422,
  'sheet-old': 422,
  'sheet-encoding': 422,
  'sheet-large': 422,
  'sheet-empty': 422,
  'sheet-broken': 422,
  failed: 400,
};

/** A request that is refused with a reason for the person. */
export class DeskRefusal extends Error {
  constructor(
    readonly problem: DeskProblem,
    /** Seconds after which the request may be repeated. */
    readonly retryAfter = 0,
  ) {
    super(problem);
  }
}

/** Sends the reason of a refusal. */
export function sendRefusal(reply: FastifyReply, { problem, retryAfter }: DeskRefusal): FastifyReply {
  if (retryAfter > 0) reply.header('retry-after', String(retryAfter));
  return reply.code(statusOf[problem]).send({ problem });
}

/** Reads the body of a request as a schema describes it. @throws DeskRefusal */
export function bodyOf<Schema extends z.ZodMiniType>(
  schema: Schema,
  { body }: FastifyRequest,
): z.infer<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new DeskRefusal('failed');
  return parsed.data;
}

/** The query of a request, as a schema describes it. @throws DeskRefusal */
export function queryOf<Schema extends z.ZodMiniType>(
  schema: Schema,
  { query }: FastifyRequest,
): z.infer<Schema> {
  const parsed = schema.safeParse(query);
  if (!parsed.success) throw new DeskRefusal('failed');
  return parsed.data;
}

/** The headers by which better-auth knows a session and what it keeps of a browser. */
export function authHeaders({ headers }: FastifyRequest): Headers {
  const { cookie = '', 'user-agent': agent = '' } = headers;
  return new Headers({ cookie, 'user-agent': agent.slice(0, 300) });
}

/** One customer has a whole IPv6 /64, so its addresses count as one. */
const ipv6Subnet = 64;

/** The network address that attempts of a request count for. */
export function addressOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip, ipv6Subnet);
}

/** Sends the cookies of an answer of better-auth. */
export function sendCookies(reply: FastifyReply, headers: Headers): void {
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
}
