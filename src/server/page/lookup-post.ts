import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  contestAction,
  copyFormats,
  dataRequests,
  lookupFields,
  lookupQuery,
  longestRequest,
  photoOfAction,
  type CopyFormat,
  type FoundSubmission,
  type LookupOutcome,
} from '../../engine/lookup/lookup';
import { photoFileName } from '../../engine/form/photos';
import type { SiteConfig } from '../../engine/site-config.generated';
import { cleanLongText } from '../../engine/form/clean-text';
import { pageSections } from '../../engine/page/page-sections';
import { resolvePath } from '../../engine/page/page-url';
import { lookupOfSection } from '../../templates/declarations';
import { errorCode } from '../database/error-code';
import type { Lookups } from '../submissions/lookup/open-lookups';
import { pathOf, searchParamsOf } from './page-request';

/** The submission as the page of a post shows it; null for a post that looks up none. */
export function lookupAt(config: SiteConfig, request: FastifyRequest): 'state' | 'data' | null {
  if (!searchParamsOf(request).has(lookupQuery)) return null;
  const sections = pageSections(config, resolvePath(config, pathOf(request)).page);
  const shown = sections.map(lookupOfSection);
  return shown.includes('data') ? 'data' : (shown.find((one) => one !== null) ?? null);
}

/** The answer to a post: the page with an outcome, a copy of what was sent, or one of its photos. */
export type LookupAnswer =
  | { readonly outcome: LookupOutcome; readonly status: number; readonly retryAfter?: number }
  | { readonly copy: FoundSubmission; readonly format: CopyFormat }
  | { readonly photo: Buffer; readonly name: string };

const failed: LookupAnswer = { outcome: { state: 'failed' }, status: 503 };

const contestStatuses = { accepted: 200, late: 409, 'reason-missing': 422 } as const;

async function answer(
  { lookup, limit }: Lookups,
  request: FastifyRequest,
  body: URLSearchParams,
  { shows, language }: { readonly shows: 'state' | 'data'; readonly language: string },
): Promise<LookupAnswer> {
  const typed = (field: keyof typeof lookupFields) => (body.get(lookupFields[field]) ?? '').trim();
  const query = { reference: typed('reference'), contact: typed('contact'), language };
  if (query.reference === '' || query.contact === '')
    return { outcome: { state: 'incomplete' }, status: 422 };
  const retryAfter = await limit(request, query.reference);
  if (retryAfter > 0) {
    const outcome = { state: 'too-many', minutes: Math.ceil(retryAfter / 60) } as const;
    return { outcome, status: 429, retryAfter };
  }
  const submission = await lookup.find(query);
  if (submission === null) return { outcome: { state: 'unknown' }, status: 404 };
  const text = cleanLongText(typed('text')).slice(0, longestRequest);
  if (typed('action') === contestAction) {
    const isTold = text.trim() !== '';
    const isAccepted = isTold && (await lookup.contest(submission, text, language));
    const current = isTold ? await lookup.find(query) : submission;
    const found = await lookup.show(current ?? submission, query, shows);
    const refused = isTold ? 'late' : 'reason-missing';
    const contest = isAccepted ? 'accepted' : refused;
    const unsent = isAccepted ? '' : text;
    return {
      outcome: { state: 'found', found, requested: null, contest, unsent },
      status: contestStatuses[contest],
    };
  }
  const action = shows === 'data' ? typed('action') : '';
  const number = photoOfAction(action);
  const photo = number === null ? null : await lookup.photo(submission, number);
  if (number !== null && photo) return { photo, name: photoFileName(submission.reference, number) };
  const kind = dataRequests.find((one) => one === action);
  const requested = kind ? await lookup.ask(submission, kind, text, language) : null;
  const found = await lookup.show(submission, query, shows);
  const format = copyFormats.find((one) => one === action);
  return format
    ? { copy: found, format }
    : { outcome: { state: 'found', found, requested, contest: null, unsent: '' }, status: 200 };
}

/** Answers a post that looks up a submission. Never rejects, and logs nothing that was typed. */
export async function answerLookup(...given: Parameters<typeof answer>): Promise<LookupAnswer> {
  try {
    return await answer(...given);
  } catch (error) {
    given[1].log.error({ code: errorCode(error) }, 'a submission could not be looked up');
    return failed;
  }
}

const types = { txt: 'text/plain; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

function photoNames({ reference, photos }: FoundSubmission): string[] {
  return Array.from({ length: photos }, (_, index) => photoFileName(reference, index + 1));
}

function textOf(found: FoundSubmission): string {
  const { reference, form, receivedOn, fields, replies } = found;
  const lines = [...fields.map(({ label, value }) => `${label}: ${value}`), ...photoNames(found)];
  const later = replies.flatMap(({ on, from, text }) => ['', `${on} (${from})`, text]);
  return [`${form} ${reference} (${receivedOn})`, '', ...lines, ...later, ''].join('\n');
}

/** Sends a copy of what was sent as a file. */
export function sendCopy(reply: FastifyReply, found: FoundSubmission, format: CopyFormat): FastifyReply {
  const { reference, form, receivedOn, fields, replies } = found;
  const values = fields.map(({ label, value }) => ({ label, value }));
  return reply
    .header('content-disposition', `attachment; filename="${reference}.${format}"`)
    .type(types[format])
    .send(
      format === 'txt'
        ? textOf(found)
        : `${JSON.stringify({ reference, form, receivedOn, fields: values, photos: photoNames(found), replies }, null, 2)}\n`,
    );
}

/** Sends a photo as a file. */
export function sendPhoto(reply: FastifyReply, photo: Buffer, name: string): FastifyReply {
  return reply.header('content-disposition', `attachment; filename="${name}"`).type('image/jpeg').send(photo);
}
