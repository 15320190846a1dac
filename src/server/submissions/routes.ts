import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { resolveLanguage } from '../../engine/language/resolve-language';
import { postHeaders } from '../../engine/form/form-post';
import { photoFields } from '../../engine/form/photos';
import { storedLanguage } from '../http/stored-language';
import { type Answer, answerOf, errorAnswer } from './answer';
import type { ServiceForm, SubmissionService } from './service';
import { acceptJsonOnly, acceptMultipart, bodyLimit, isMultipart } from './accepted-bodies';
import { errorCode } from '../database/error-code';
import { isIdempotencyKey } from './idempotency-key';
import { readFilledIn } from './posted-form';
import { isPublic, isSameSite, originFields, otherOrigin } from './same-site';
import { withMultipart } from './photos/read-multipart';
import { receiveForm, type SentForm } from './submit-form';

export interface SubmissionRoutesOptions {
  readonly service: SubmissionService;
}

/**
 * Fastify plugin: `POST /api<form.post>` for every form of the site (B7.5.1), and its CORS preflight for the
 * public address. Every answer is an envelope. The client's address comes from Fastify's `trustProxy`.
 */
export async function submissionRoutes(
  app: FastifyInstance,
  { service }: SubmissionRoutesOptions,
): Promise<void> {
  acceptJsonOnly(app);
  app.setErrorHandler<RouteError>((error, request, reply) =>
    sendAnswer(reply, answerOfError(error, request)),
  );
  app.addHook('onRequest', async (request, reply) => admit(service, request, reply));
  for (const form of service.forms.values()) {
    if (photoFields(form.form).length === 0) addForm(app, service, form);
    else
      await app.register(async (withFiles) => {
        acceptMultipart(withFiles);
        addForm(withFiles, service, form);
      });
  }
}

/** The routes log warnings only: Fastify's line per request would contain the visitor's address. */
const options = { bodyLimit, logLevel: 'warn' } as const;

function addForm(app: FastifyInstance, service: SubmissionService, form: ServiceForm): void {
  const url = `/api${form.form.post}`;
  app.options(url, options, async (_request, reply) => reply.code(204).send());
  app.post(url, options, async (request, reply) => {
    const { body, headers } = request;
    if (!isMultipart(body)) return sendAnswer(reply, await receive(service, form, request, { fields: body }));
    const answer = await withMultipart(body, { headers, budget: service.fileMemory }, ({ texts, files }) =>
      receive(service, form, request, { fields: Object.fromEntries(texts), files }),
    );
    return sendAnswer(reply, answer);
  });
}

const preflight = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': ['Content-Type', ...Object.values(postHeaders)].join(', '),
  'Access-Control-Max-Age': '86400',
};

/** Accepts posts of the same site only, and sets the CORS headers. */
async function admit(
  service: SubmissionService,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  reply.headers({ 'Cache-Control': 'no-store', Vary: 'Origin' });
  if (!isSameSite(request, service.publicAddress)) {
    request.log.warn(originFields(request), otherOrigin);
    await sendAnswer(reply, errorAnswer(403, 'Forms are accepted from pages of the site itself.'));
    return;
  }
  const { origin } = request.headers;
  if (origin === undefined || !isPublic(origin, service.publicAddress)) return;
  reply.headers({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': 'Retry-After' });
  if (request.method === 'OPTIONS') reply.headers(preflight);
}

async function receive(
  service: SubmissionService,
  { name, form }: ServiceForm,
  request: FastifyRequest,
  sent: Pick<SentForm, 'fields' | 'files'>,
): Promise<Answer> {
  const key = headerOf(request, postHeaders.key);
  if (sent.fields === undefined) return errorAnswer(400, 'The body is missing.');
  if (key !== undefined && !isIdempotencyKey(key)) {
    return errorAnswer(400, `${postHeaders.key}: 8 to 100 characters of A-Z a-z 0-9 . _ ~ - are expected.`);
  }
  const hints = { page: request.headers['content-language'], stored: storedLanguage(request) };
  const language = resolveLanguage(service, hints).code;
  const outcome = await receiveForm(service, request, {
    formName: name,
    ...sent,
    key,
    language,
    honeypot: headerOf(request, postHeaders.honeypot) === '1',
    consent: headerOf(request, postHeaders.consent),
    filledInMs: readFilledIn(headerOf(request, postHeaders.filledIn)),
  });
  return answerOf(outcome, service, form, language);
}

/** An error of Fastify, or any other that was thrown. */
type RouteError = Error & Partial<Pick<FastifyError, 'code' | 'statusCode'>>;

/** Neither sends nor logs the message of an unexpected error: a database's may quote what was typed. */
function answerOfError(error: RouteError, request: FastifyRequest): Answer {
  const status = error.statusCode ?? 500;
  if (status < 500) return errorAnswer(status, error.message);
  request.log.error({ code: errorCode(error) }, 'a post could not be answered');
  return errorAnswer(503, 'The submission could not be stored.');
}

function sendAnswer(reply: FastifyReply, { status, headers, envelope }: Answer): FastifyReply {
  return reply.code(status).headers(headers).send(envelope);
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()];
  return typeof value === 'string' ? value : undefined;
}
