import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { hiddenFields } from '../../src/content/form-post';
import type { SendOutcome } from '../../src/content/send-form';
import { placeOf } from '../../src/site/page-address';
import { acceptFormsOnly, bodyLimit } from '../submissions/accepted-bodies';
import type { SubmissionDesk } from '../submissions/desk';
import type { Outcome } from '../submissions/outcome';
import { readPostedForm } from '../submissions/posted-form';
import { isSameSite } from '../submissions/same-site';
import { submitForm } from '../submissions/submit-form';
import { languageOfPost } from '../submissions/visitor-language';
import { answerPage, type PageMaker } from './answer-page';
import { formQuery, formsAt, pageForm } from './page-forms';
import { cookieOf, givePage, pathOf, queryOf } from './page-request';

/** What posts without script need. */
export interface FormPosts {
  readonly maker: PageMaker;
  readonly desk: SubmissionDesk;
  readonly now: () => Date;
}

/** A post that is answered with its page once more. */
interface Refused {
  readonly status: number;
  readonly outcome: SendOutcome;
  readonly values: Readonly<Record<string, string>>;
  /** Given when the same may be sent again with it. */
  readonly key?: string;
}

const failed: SendOutcome = { state: 'failed', spent: false };
const keyShape = /^[\w.~-]{8,100}$/;

/** Which form of the page a post is for: the one that its query names, else the page's first. */
function formNameOf(request: FastifyRequest, forms: readonly string[]): string | undefined {
  const named = queryOf(request).get(formQuery.form);
  return named === null ? forms[0] : forms.find((name) => name === named);
}

function refusalOf(outcome: Exclude<Outcome, { kind: 'accepted' }>): Pick<Refused, 'status' | 'outcome'> {
  switch (outcome.kind) {
    case 'invalid':
      return { status: 422, outcome: { state: 'invalid', problems: outcome.problems } };
    case 'limited':
      return { status: 429, outcome: { state: 'too-many', retryAfter: outcome.retryAfterSeconds } };
    case 'conflict':
      return { status: 409, outcome: { state: 'failed', spent: true } };
    case 'refused':
      return { status: 502, outcome: { state: 'failed', spent: true } };
    case 'unknown':
      return { status: 504, outcome: failed };
  }
}

/** The same page again, with what became of the post and what was typed. */
async function giveAgain(posts: FormPosts, request: FastifyRequest, reply: FastifyReply, refused: Refused) {
  const { maker, now } = posts;
  const { status, outcome, values, key } = refused;
  const path = pathOf(request);
  const form = formNameOf(request, formsAt(maker.checked.config, path));
  const answered = form === undefined ? null : { form, outcome, values };
  const ask = { path, cookie: cookieOf(request, 'language'), now: now() };
  const page = await answerPage(maker, { ...ask, form: pageForm(ask.now, answered, key) });
  if (outcome.state === 'too-many') reply.header('retry-after', String(outcome.retryAfter));
  return givePage(reply, { ...page, status: page.status === 404 ? 404 : status }, 'no-store');
}

/** The language that the page is in: of its address, else as for every post. */
function languageOf({ maker, desk }: FormPosts, request: FastifyRequest): string {
  const { language } = placeOf(maker.checked.config, pathOf(request));
  const { 'content-language': _told, ...headers } = request.headers;
  return language ?? languageOfPost(desk, headers);
}

function bodyOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

/** What was typed into the fields of a form. */
function typedIn({ desk }: FormPosts, formName: string | undefined, body: URLSearchParams) {
  const fields = desk.forms.get(formName ?? '')?.form.fields ?? [];
  return Object.fromEntries(fields.map(({ name }) => [name, body.get(name) ?? '']));
}

/** The key of a post for sending the same again. */
function sameKey(body: URLSearchParams): Pick<Refused, 'key'> {
  const key = body.get(hiddenFields.key) ?? '';
  return keyShape.test(key) ? { key } : {};
}

async function receive(posts: FormPosts, request: FastifyRequest, reply: FastifyReply, formName: string) {
  const body = bodyOf(request);
  const { fields, ...flags } = readPostedForm(body, posts.now().getTime());
  const language = languageOf(posts, request);
  const outcome = await submitForm(posts.desk, { formName, fields, ...flags, language, address: request.ip });
  if (outcome.kind === 'accepted') {
    const query = new URLSearchParams({ [formQuery.sent]: outcome.reference, [formQuery.form]: formName });
    return reply
      .code(303)
      .headers({ location: `?${query.toString()}`, 'cache-control': 'no-store' })
      .send();
  }
  const again = outcome.kind === 'unknown' ? sameKey(body) : {};
  return giveAgain(posts, request, reply, {
    ...refusalOf(outcome),
    values: typedIn(posts, formName, body),
    ...again,
  });
}

async function answerPost(posts: FormPosts, request: FastifyRequest, reply: FastifyReply) {
  const forms = formsAt(posts.maker.checked.config, pathOf(request));
  const form = formNameOf(request, forms);
  if (form === undefined)
    return reply
      .code(forms.length > 0 ? 400 : 405)
      .header('allow', 'GET, HEAD')
      .send();
  if (isSameSite(request, posts.desk.publicAddress)) return receive(posts, request, reply, form);
  return giveAgain(posts, request, reply, { status: 403, outcome: failed, values: {} });
}

/** Fastify's own, or any other that was thrown; its message may quote what was typed and is not logged. */
type PostError = Error & Partial<Pick<FastifyError, 'code' | 'statusCode'>>;

/** Takes in the forms that a browser without script posts to their own page, and answers with that page. */
export function formPosts(posts: FormPosts): FastifyPluginAsync {
  return async (app) => {
    acceptFormsOnly(app);
    app.setErrorHandler<PostError>(async (error, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500)
        request.log.error({ code: error.code ?? error.name }, 'a form could not be stored');
      const body = bodyOf(request);
      const form = formNameOf(request, formsAt(posts.maker.checked.config, pathOf(request)));
      return giveAgain(posts, request, reply, {
        status: statusCode < 500 ? statusCode : 503,
        outcome: failed,
        values: typedIn(posts, form, body),
        ...sameKey(body),
      });
    });
    app.post('/*', { bodyLimit, logLevel: 'warn' }, async (request, reply) =>
      answerPost(posts, request, reply),
    );
  };
}
