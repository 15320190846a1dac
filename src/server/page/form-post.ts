import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { hiddenFields } from '../../engine/form/form-post';
import { photoFields } from '../../engine/form/photos';
import { outcomeRules, type SubmissionOutcome } from '../../engine/form/submission-outcome';
import { outcomeHeaders, type ServerOutcome } from '../submissions/answer';
import { acceptFormsOnly, acceptMultipart, bodyLimit, isMultipart } from '../submissions/accepted-bodies';
import { photoCounts } from '../../engine/form/photos';
import { controlNames } from '../../engine/form/place';
import { type MultipartPost, withMultipart } from '../submissions/photos/read-multipart';
import { isIdempotencyKey } from '../submissions/idempotency-key';
import type { SubmissionService } from '../submissions/service';
import { readPostedForm } from '../submissions/posted-form';
import { receiptProof } from '../submissions/receipt-proof';
import { isSameSite } from '../submissions/same-site';
import { receiveForm } from '../submissions/submit-form';
import { renderPageResponse, type PageResources } from './respond-page';
import type { Lookups } from '../submissions/lookup/open-lookups';
import { answerLookup, lookupAt, sendCopy, sendPhoto } from './lookup-post';
import { formQuery, formsAt, pageForm } from './page-forms';
import { storedLanguage } from '../http/stored-language';
import { sendPage, pathOf, searchParamsOf } from './page-request';
import { pageTarget } from './page-target';

/** Dependencies of posts without script. */
export interface FormPosts {
  readonly resources: PageResources;
  readonly service: SubmissionService;
  readonly lookups: Lookups;
  readonly now: () => Date;
}

/** A post that was not accepted, and what its page shows. */
interface RejectedPost {
  readonly status: number;
  readonly outcome: ServerOutcome;
  readonly values: Readonly<Record<string, string>>;
  /** Idempotency key with which the same post may be repeated. */
  readonly key?: string;
}

const failed = { state: 'failed' } as const satisfies SubmissionOutcome;

/** The form of a post: the one in its query, or the first of the page. */
function formNameOf(request: FastifyRequest, forms: readonly string[]): string | undefined {
  const named = searchParamsOf(request).get(formQuery.form);
  return named === null ? forms[0] : forms.find((name) => name === named);
}

/** Renders the page of a rejected post with its outcome and the values that were typed. */
async function renderRejected(
  posts: FormPosts,
  request: FastifyRequest,
  reply: FastifyReply,
  rejected: RejectedPost,
) {
  const { resources, now } = posts;
  const { status, outcome, values, key } = rejected;
  const path = pathOf(request);
  const formName = formNameOf(request, formsAt(resources.checked.config, path));
  const answered = formName === undefined ? null : { form: formName, outcome, values };
  const target = pageTarget(resources.checked.config, path, storedLanguage(request));
  const form = pageForm(answered, key);
  const page = await renderPageResponse(resources, { target, now: now(), form });
  reply.headers(outcomeHeaders(outcome));
  return sendPage(reply, { ...page, status: page.status === 404 ? 404 : status });
}

function bodyOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

/** The posted values of the fields of a form. */
function postedValues({ service }: FormPosts, formName: string | undefined, body: URLSearchParams) {
  const fields = service.forms.get(formName ?? '')?.form.fields ?? [];
  return Object.fromEntries(fields.flatMap(controlNames).map((name) => [name, body.get(name) ?? '']));
}

/** The number of files that were chosen in each field, which no page can put back; none where none was. */
function chosenFiles({ service }: FormPosts, formName: string, files: MultipartPost['files']) {
  const form = service.forms.get(formName)?.form ?? { fields: [] };
  const counts = Object.entries(
    photoCounts(
      form,
      files.map(({ field }) => field),
    ),
  ).filter(([, count]) => count !== '0');
  return Object.fromEntries(counts);
}

/** The idempotency key of a post, for repeating it. */
function sameKey(body: URLSearchParams): Pick<RejectedPost, 'key'> {
  const key = body.get(hiddenFields.key) ?? '';
  return isIdempotencyKey(key) ? { key } : {};
}

/** The query of the page that shows a receipt. */
async function receiptQuery({ service: { store, site } }: FormPosts, form: string, reference: string) {
  const submission = await store.findByReference({ site, reference });
  return new URLSearchParams({
    [formQuery.sent]: reference,
    [formQuery.proof]: submission ? receiptProof(submission) : '',
    [formQuery.form]: form,
  }).toString();
}

async function receive(
  posts: FormPosts,
  request: FastifyRequest,
  reply: FastifyReply,
  formName: string,
  { texts: body, files }: MultipartPost,
) {
  const { fields, ...flags } = readPostedForm(body, files);
  const { config } = posts.resources.checked;
  const { code: language } = pageTarget(config, pathOf(request), storedLanguage(request));
  const outcome = await receiveForm(posts.service, request, {
    formName,
    fields,
    files,
    ...flags,
    language,
  });
  if (outcome.state === 'received') {
    const query = await receiptQuery(posts, formName, outcome.reference ?? '');
    return reply.code(303).header('location', `?${query}`).send();
  }
  const { status, nextKey } = outcomeRules[outcome.state];
  return renderRejected(posts, request, reply, {
    status,
    outcome,
    values: { ...postedValues(posts, formName, body), ...chosenFiles(posts, formName, files) },
    ...(nextKey === 'same' ? sameKey(body) : {}),
  });
}

/** Reads what was posted, and receives it. A form without fields for photos takes no files. */
async function readAndReceive(
  posts: FormPosts,
  request: FastifyRequest,
  reply: FastifyReply,
  formName: string,
) {
  const { body, headers } = request;
  const { service } = posts;
  if (!isMultipart(body))
    return receive(posts, request, reply, formName, { texts: bodyOf(request), files: [] });
  const form = service.forms.get(formName)?.form;
  if (!form || photoFields(form).length === 0)
    return renderRejected(posts, request, reply, { status: 415, outcome: failed, values: {} });
  return withMultipart(body, { headers, budget: service.fileMemory }, (post) =>
    receive(posts, request, reply, formName, post),
  );
}

/** Answers a post that looks up a submission. */
async function lookUp(
  { resources, lookups, now }: FormPosts,
  request: FastifyRequest,
  reply: FastifyReply,
  shows: 'state' | 'data',
) {
  const target = pageTarget(resources.checked.config, pathOf(request), storedLanguage(request));
  const answer = await answerLookup(lookups, request, bodyOf(request), { shows, language: target.code });
  if ('copy' in answer) return sendCopy(reply, answer.copy, answer.format);
  if ('photo' in answer) return sendPhoto(reply, answer.photo, answer.name);
  const { outcome, status, retryAfter } = answer;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const page = await renderPageResponse(resources, { target, now: now(), lookup: outcome });
  return sendPage(reply, { ...page, status: page.status === 404 ? 404 : status });
}

/** Answers 405 with the methods that the path has. */
function refuseMethod(reply: FastifyReply, hasForm: boolean): FastifyReply {
  return reply
    .code(405)
    .header('allow', hasForm ? 'GET, HEAD, POST' : 'GET, HEAD')
    .send();
}

async function answerPost(posts: FormPosts, request: FastifyRequest, reply: FastifyReply) {
  const { config } = posts.resources.checked;
  const shows = lookupAt(config, request);
  if (shows !== null) {
    return isSameSite(request, posts.service.publicAddress)
      ? lookUp(posts, request, reply, shows)
      : reply.code(403).send();
  }
  const forms = formsAt(config, pathOf(request));
  const form = formNameOf(request, forms);
  if (form === undefined && forms.length > 0) return reply.code(400).send();
  if (form === undefined) return refuseMethod(reply, false);
  if (isSameSite(request, posts.service.publicAddress)) return readAndReceive(posts, request, reply, form);
  return renderRejected(posts, request, reply, { status: 403, outcome: failed, values: {} });
}

/** Any error of a post; its message may contain posted values and is not logged. */
type PostError = Error & Partial<Pick<FastifyError, 'code' | 'statusCode'>>;

/**
 * Handles forms that a browser without script posts to their own page; the answer is that page. Other methods are
 * answered with 405.
 */
export function formPosts(posts: FormPosts): FastifyPluginAsync {
  return async (app) => {
    acceptFormsOnly(app);
    if ([...posts.service.forms.values()].some(({ form }) => photoFields(form).length > 0))
      acceptMultipart(app);
    app.addHook('onRequest', async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
    });
    app.setErrorHandler<PostError>(async (error, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500)
        request.log.error({ code: error.code ?? error.name }, 'a form could not be stored');
      const body = bodyOf(request);
      const form = formNameOf(request, formsAt(posts.resources.checked.config, pathOf(request)));
      return renderRejected(posts, request, reply, {
        status: statusCode < 500 ? statusCode : outcomeRules.failed.status,
        outcome: failed,
        values: postedValues(posts, form, body),
        ...sameKey(body),
      });
    });
    app.post('/*', { bodyLimit, logLevel: 'warn' }, async (request, reply) =>
      answerPost(posts, request, reply),
    );
    const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      refuseMethod(reply, formsAt(posts.resources.checked.config, pathOf(request)).length > 0);
    app.route({
      method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      onRequest: refuse,
      handler: refuse,
    });
  };
}
