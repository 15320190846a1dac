import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { postHeaders } from '../../src/content/form-post';
import { type Answer, answerOf, refusal } from './answer';
import type { DeskForm, SubmissionDesk } from './desk';
import { acceptJsonOnly, bodyLimit } from './accepted-bodies';
import { readFilledIn } from './posted-form';
import { isPublic, isSameSite } from './same-site';
import { submitForm } from './submit-form';
import { languageOfPost } from './visitor-language';

export interface SubmissionRoutesOptions {
  readonly desk: SubmissionDesk;
}

/**
 * Fastify plugin: `POST /api<form.post>` for every form of the site (section 7.5), and its CORS preflight for the
 * public address. Every answer is an envelope. The client's address comes from Fastify's `trustProxy`.
 */
export async function submissionRoutes(
  app: FastifyInstance,
  { desk }: SubmissionRoutesOptions,
): Promise<void> {
  acceptJsonOnly(app);
  app.setErrorHandler<RouteError>((error, request, reply) => give(reply, answerOfError(error, request)));
  app.addHook('onRequest', async (request, reply) => admit(desk, request, reply));
  for (const form of desk.forms.values()) addForm(app, desk, form);
}

/** The routes log warnings alone: Fastify's line per request would hold the visitor's address. */
const options = { bodyLimit, logLevel: 'warn' } as const;

function addForm(app: FastifyInstance, desk: SubmissionDesk, form: DeskForm): void {
  const url = `/api${form.form.post}`;
  app.options(url, options, async (_request, reply) => reply.code(204).send());
  app.post(url, options, async (request, reply) => give(reply, await receive(desk, form, request)));
}

const preflight = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': ['Content-Type', ...Object.values(postHeaders)].join(', '),
  'Access-Control-Max-Age': '86400',
};

/** Lets posts of the same site in, and tells browsers so. */
async function admit(desk: SubmissionDesk, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({ 'Cache-Control': 'no-store', Vary: 'Origin' });
  if (!isSameSite(request, desk.publicAddress)) {
    await give(reply, refusal(403, 'Forms are accepted from pages of the site itself.'));
    return;
  }
  const { origin } = request.headers;
  if (origin === undefined || !isPublic(origin, desk.publicAddress)) return;
  reply.headers({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': 'Retry-After' });
  if (request.method === 'OPTIONS') reply.headers(preflight);
}

const keyShape = /^[\w.~-]{8,100}$/;

async function receive(
  desk: SubmissionDesk,
  { name, form }: DeskForm,
  request: FastifyRequest,
): Promise<Answer> {
  const key = headerOf(request, postHeaders.key);
  if (request.body === undefined) return refusal(400, 'The body is missing.');
  if (key !== undefined && !keyShape.test(key)) {
    return refusal(400, `${postHeaders.key}: 8 to 100 characters of A-Z a-z 0-9 . _ ~ - are expected.`);
  }
  const language = languageOfPost(desk, request.headers);
  const outcome = await submitForm(desk, {
    formName: name,
    fields: request.body,
    key,
    language,
    address: request.ip,
    honeypot: headerOf(request, postHeaders.honeypot) === '1',
    filledInMs: readFilledIn(headerOf(request, postHeaders.filledIn)),
  });
  return answerOf(outcome, desk, form, language);
}

/** Fastify's own, or any other that was thrown. */
type RouteError = Error & Partial<Pick<FastifyError, 'code' | 'statusCode'>>;

/** Never tells or logs the message of an unexpected error: a database's may quote what was typed. */
function answerOfError(error: RouteError, request: FastifyRequest): Answer {
  const status = error.statusCode ?? 500;
  if (status < 500) return refusal(status, error.message);
  request.log.error({ code: error.code ?? error.name }, 'a submission could not be stored');
  return refusal(503, 'It could not be stored.');
}

function give(reply: FastifyReply, { status, headers, envelope }: Answer): FastifyReply {
  return reply.code(status).headers(headers).send(envelope);
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()];
  return typeof value === 'string' ? value : undefined;
}
