import { setTimeout as sleep } from 'node:timers/promises';
import type { JsonObject } from '../../engine/json/json';
import type { CheckedSite } from '../../engine/site/checked-site';
import type { EntityField } from '../../engine/site/site';
import { apiCall, apiUrl } from '../../engine/source/api-call';
import type { SourceRequest } from '../../engine/source/source-request';
import { withoutTrailingSlashes } from '../../engine/text/trailing-slash';
import type { Log } from '../log';
import type { PictureStore } from '../media/picture-store';
import { ownUrlOf } from '../media/picture-string';
import { servePictures } from '../media/serve-pictures';
import { singleFlight } from '../jobs/single-flight';
import { createFailureLog, type FailureLog } from '../monitoring/failure-log';
import type { Metrics, UpstreamOutcome } from '../monitoring/metrics';
import { addHostDocuments } from './add-host-documents';
import { type CoerceRecords, recordCoercers } from './coerce-records';
import { type Council, failureResponse, unknownSource, unusableAnswer, upstreamResponse } from './council';
import type { CouncilServer } from './council-server';
import { fetchBody, type FetchedBody, largestBody } from './fetch-body';
import type { MissingCalls } from './missing-calls';
import { readUpstreamAnswer, type UpstreamAnswer } from './read-upstream-answer';
import { resultOf, serverFailure, statusResult, type UpstreamResult } from './upstream-result';
import { joinUnread, logUnread, noneUnread, type UnreadCollector } from './unread-values';
import { visibleRecords, withoutTerm } from './visible-records';

/** The council's own server, and what its calls need. */
export interface UpstreamOptions extends CouncilServer {
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'upstreamCall' | 'rejectedRecords' | 'unreadValues'>;
  /** Takes values that could not be read; by default each is logged once. */
  readonly unread?: UnreadCollector;
  /** Milliseconds that an answer waits for its pictures; those that are late are left out or keep their own URL. */
  readonly pictureTimeout?: number;
  /** Milliseconds that an answer waits for its documents to be read; by default it does not. */
  readonly documentTimeout?: number;
  /** Lists that the server does not have, which are not requested; by default every list is. */
  readonly missing?: MissingCalls;
}

/** The pictures and documents on the council's host; without documents nothing is known of them. */
export type HostFiles = Pick<PictureStore, 'urlOf'> & Partial<Pick<PictureStore, 'hostDocuments'>>;

interface Backend extends UpstreamOptions {
  readonly site: CheckedSite;
  readonly pictures: HostFiles;
  readonly coercers: ReadonlyMap<string, CoerceRecords>;
  readonly failures: FailureLog;
  readonly unread: UnreadCollector;
}

/** A call of the council's server. */
interface Call {
  readonly request: SourceRequest;
  readonly name: string;
  readonly path: string;
  readonly entity: string;
  readonly url: string;
}

/** The council's own server, without a cache. */
export interface UpstreamCouncil extends Council {
  /** The same as `get`, with the state of the server. */
  call(request: SourceRequest): Promise<UpstreamResult>;
}

/** The result of a call and its outcome for the metrics. */
interface Outcome {
  readonly outcome: UpstreamOutcome;
  readonly result: UpstreamResult;
}

const defaultPictureTimeout = 1_500;
const timedOut = failureResponse(504, 'The council’s server did not answer in time.');

/** Logs a failure with the path only, since a query may contain ids. */
function logFailure({ failures, host }: Backend, { path }: Call, cause: string): void {
  failures.warn(`${path} ${cause}`, { path, cause }, `${host}/api${path}: ${cause}`);
}

interface ServedRecords {
  readonly records: JsonObject[];
  readonly lacksPictures: boolean;
}

async function withPictures(
  backend: Backend,
  { entity }: Call,
  records: readonly JsonObject[],
): Promise<ServedRecords> {
  const fields = backend.site.entities[entity]?.fields ?? {};
  const base = `${backend.host}/`;
  let lacksPictures = false;
  const late = sleep(backend.pictureTimeout ?? defaultPictureTimeout, undefined, { ref: false });
  const urlOf = async (value: string): Promise<string | null> => {
    const url = await Promise.race([backend.pictures.urlOf(value, base), late]);
    if (url !== undefined) return url;
    lacksPictures = true;
    return ownUrlOf(value, base);
  };
  const served = await servePictures(records, fields, urlOf);
  return { records: [...served], lacksPictures };
}

type AnsweredRecords = Extract<UpstreamAnswer, { readonly kind: 'records' }>;

async function answerRecords(
  backend: Backend,
  call: Call,
  data: readonly unknown[],
  { updated, skipped }: AnsweredRecords,
): Promise<UpstreamResult> {
  const { site, metrics, coercers, unread, host } = backend;
  const coerced = coercers.get(call.entity)?.(data, `${host}/`);
  const fitting = coerced?.records ?? [];
  const leftOut = skipped + (coerced?.leftOut ?? data.length);
  if (leftOut > 0) {
    metrics.rejectedRecords(call.entity, leftOut);
    logFailure(backend, call, `${leftOut} records do not fit ${call.entity} and are left out`);
  }
  unread.add(call.name, joinUnread([coerced?.unread ?? noneUnread, withoutTerm(site, call.name, fitting)]));
  const known = await addHostDocuments(backend, call.name, visibleRecords(site, call.name, fitting));
  const { records, lacksPictures } = await withPictures(backend, call, known.records);
  const response = upstreamResponse(records, leftOut, { message: null, updated });
  return resultOf(response, lacksPictures || known.lacksDocuments);
}

async function answerBody(backend: Backend, call: Call, text: string): Promise<Outcome> {
  const answer = readUpstreamAnswer(text);
  if (answer.kind === 'invalid') {
    logFailure(backend, call, `answered ${answer.reason}`);
    return { outcome: 'invalid', result: resultOf(unusableAnswer) };
  }
  if (answer.kind === 'refused') {
    logFailure(backend, call, `status false: ${answer.message ?? 'no message'}`);
    return { outcome: 'refused', result: resultOf(failureResponse(200, answer.message ?? '')) };
  }
  const result = answer.data
    ? await answerRecords(backend, call, answer.data, answer)
    : resultOf(upstreamResponse(null, 0, answer));
  return { outcome: 'ok', result };
}

async function answerFetched(backend: Backend, call: Call, body: FetchedBody): Promise<Outcome> {
  switch (body.kind) {
    case 'timeout':
      logFailure(backend, call, `no answer within ${backend.timeoutMs / 1000} s`);
      return { outcome: 'timeout', result: serverFailure(timedOut) };
    case 'unreachable':
      logFailure(backend, call, body.reason);
      return { outcome: 'unreachable', result: serverFailure(unusableAnswer) };
    case 'rejected':
      logFailure(backend, call, `answered ${body.reason}`);
      return { outcome: 'invalid', result: resultOf(unusableAnswer) };
    case 'body':
      backend.missing?.note(call.request, 200);
      return answerBody(backend, call, body.text);
    case 'status':
      backend.missing?.note(call.request, body.status);
      logFailure(backend, call, `status ${body.status}`);
      return { outcome: 'status', result: statusResult(unusableAnswer, body) };
  }
}

/** Bytes of the largest answer: that with pictures is mostly a few long texts. */
function maxBytesOf({ site }: Backend, { entity }: Call): number {
  const fields = Object.values(site.entities[entity]?.fields ?? {});
  return hasPictures(fields) ? largestBody.withPictures : largestBody.withoutPictures;
}

function hasPictures(fields: readonly EntityField[]): boolean {
  return fields.some(
    ({ kind, fields: nested }) => kind === 'image' || hasPictures(Object.values(nested ?? {})),
  );
}

async function fetchAnswer(backend: Backend, call: Call): Promise<UpstreamResult> {
  const start = performance.now();
  const limits = { timeout: backend.timeoutMs, maxBytes: maxBytesOf(backend, call) };
  const { outcome, result } = await answerFetched(backend, call, await fetchBody(call.url, limits));
  backend.metrics.upstreamCall(outcome, (performance.now() - start) / 1000);
  return result;
}

function callOf({ site, host }: Backend, request: SourceRequest): Call | null {
  const { sources } = site.config;
  const source = Object.hasOwn(sources, request.source) ? sources[request.source] : undefined;
  if (source?.path === undefined) return null;
  const url = host + apiUrl(apiCall(sources, request));
  return { request, name: request.source, path: source.path, entity: source.entity, url };
}

/**
 * The council's own server (B7.1.4): its envelopes are checked, its records coerced, its relative URLs resolved. Equal
 * requests share one call while it runs. A failure is answered with 502, a timeout with 504.
 */
export function upstreamCouncil(
  site: CheckedSite,
  pictures: HostFiles,
  options: UpstreamOptions,
): UpstreamCouncil {
  const backend: Backend = {
    ...options,
    host: withoutTrailingSlashes(options.host),
    site,
    pictures,
    coercers: recordCoercers(site),
    failures: createFailureLog(options.log),
    unread: options.unread ?? logUnread(options.log, options.metrics),
  };
  const flight = singleFlight<UpstreamResult>();
  const callServer = async (request: SourceRequest): Promise<UpstreamResult> => {
    const call = callOf(backend, request);
    if (call && backend.missing?.has(call.name)) return resultOf(unusableAnswer);
    return call
      ? flight(`${call.name} ${call.url}`, () => fetchAnswer(backend, call))
      : resultOf(unknownSource);
  };
  return {
    call: callServer,
    get: async (request) => (await callServer(request)).response,
    currentVersion: () => undefined,
  };
}
