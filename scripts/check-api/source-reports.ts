import { type CoerceRecords, recordCoercers } from '../../src/server/council/coerce-records';
import { fetchBody, type FetchedBody, largestBody } from '../../src/server/council/fetch-body';
import { readUpstreamAnswer } from '../../src/server/council/read-upstream-answer';
import type { UnreadFields } from '../../src/server/council/unread-values';
import { isObject, type JsonObject } from '../../src/engine/json/json';
import { recordId } from '../../src/engine/record/record';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import type { EntityFields } from '../../src/engine/site/site';
import { apiCall, apiUrl } from '../../src/engine/source/api-call';
import { parameterOf, sourceRequest, type SourceParameters } from '../../src/engine/source/source-request';
import { idSources, type IdSources } from './id-sources';

/** Answer of a council's server to the call of a source. */
export interface SourceReport {
  readonly source: string;
  readonly path: string;
  /** Why there are no records, in one language or all; empty if there are. */
  readonly failures: readonly string[];
  /** Records in the default language; null if they did not come. */
  readonly records: number | null;
  /** Fields of the entity that no record has. */
  readonly missing: readonly string[];
  /** Fields that the entity does not have. */
  readonly unknown: readonly string[];
  /** Ids of records of the content folder that extend none of the server's. */
  readonly unknownIds: readonly string[];
  /** Records that do not fit their entity. */
  readonly leftOut: number;
  readonly unread: UnreadFields;
  /** Pictures in the answer of more than 1 MB. */
  readonly largePictures: number;
}

interface Probing {
  readonly site: CheckedSite;
  readonly host: string;
  readonly timeoutMs: number;
  readonly ids: IdSources;
  readonly coercers: ReadonlyMap<string, CoerceRecords>;
  readonly answers: Map<string, Promise<Answer>>;
}

type Answer = readonly unknown[] | string;

/** Instead of the answer of a list that needs the id of a record of another one, which is empty. */
export const notCalled = 'not called: no record with an id for it';

/** Bytes of a large picture. */
const largePicture = 1_000_000;

function readAnswer(body: FetchedBody, timeoutMs: number): Answer {
  if (body.kind === 'timeout') return `no answer within ${String(timeoutMs / 1000)} s`;
  if (body.kind === 'status') return `status ${String(body.status)}`;
  if (body.kind !== 'body') return body.reason;
  const answer = readUpstreamAnswer(body.text);
  if (answer.kind === 'invalid') return answer.reason;
  return answer.kind === 'refused' ? `status false: ${answer.message ?? 'no message'}` : (answer.data ?? []);
}

/** The id of the first record of a list on which another depends. */
async function firstId(probing: Probing, source: string | undefined, known: SourceParameters) {
  const answer = source === undefined ? 'no list' : await ask(probing, source, known);
  const [first] = typeof answer === 'string' ? [] : answer.filter(isObject);
  return first ? recordId(first) : null;
}

/** The answer to the call of a source, for the first subject and category where it needs them. */
async function ask(probing: Probing, source: string, { language }: SourceParameters): Promise<Answer> {
  const { site, host, timeoutMs, ids, answers } = probing;
  const { sources } = site.config;
  const uses = Object.values(sources[source]?.query ?? {}).map(parameterOf);
  const of = ids[source];
  const subject = uses.includes('subject') ? await firstId(probing, of?.subject, { language }) : null;
  const category = uses.includes('category') ? await firstId(probing, of?.category, { language }) : null;
  const request = sourceRequest(sources, source, { language, subject, category });
  if (!request) return notCalled;
  const url = host + apiUrl(apiCall(sources, request));
  const asked = answers.get(url);
  if (asked) return asked;
  const limits = { timeout: timeoutMs, maxBytes: largestBody.withPictures };
  const asking = fetchBody(url, limits).then((body) => readAnswer(body, timeoutMs));
  answers.set(url, asking);
  return asking;
}

/** Names of the fields of records; in a nested list `list.field`. */
function fieldsIn(records: readonly JsonObject[], fields: EntityFields): readonly string[] {
  const names = records.flatMap((record) =>
    Object.entries(record).flatMap(([name, value]) => {
      const nested = fields[name]?.fields;
      if (!nested || !Array.isArray(value)) return [name];
      return [name, ...fieldsIn(value.filter(isObject), nested).map((inner) => `${name}.${inner}`)];
    }),
  );
  return [...new Set(names)];
}

function fieldsOf(fields: EntityFields): readonly string[] {
  return Object.entries(fields).flatMap(([name, { fields: nested = {} }]) => [
    name,
    ...fieldsOf(nested).map((inner) => `${name}.${inner}`),
  ]);
}

function countLargePictures(records: readonly JsonObject[], fields: EntityFields): number {
  const counts = records.flatMap((record) =>
    Object.entries(record).map(([name, value]) => {
      const field = fields[name];
      if (field?.fields && Array.isArray(value))
        return countLargePictures(value.filter(isObject), field.fields);
      const isLarge = typeof value === 'string' && value.length * 0.75 > largePicture;
      return field?.kind === 'image' && isLarge ? 1 : 0;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Ids of the records by which the content folder extends those of a source. */
function extendedIds({ config, records }: CheckedSite, source: string): readonly string[] {
  const { extend, records: file = source } = config.sources[source] ?? {};
  return extend ? (records[file] ?? []).filter(isObject).flatMap((record) => recordId(record) ?? []) : [];
}

async function reportOf(probing: Probing, source: string, path: string): Promise<SourceReport> {
  const { site, coercers, host } = probing;
  const { languages, sources } = site.config;
  const answers = await Promise.all(
    languages.list.map(async ({ code }) => [code, await ask(probing, source, { language: code })] as const),
  );
  const failed = answers.filter(([, answer]) => typeof answer === 'string');
  const same = failed.length === answers.length && new Set(failed.map(([, answer]) => answer)).size === 1;
  const failures = same
    ? [String(failed[0]?.[1])]
    : failed.map(([code, answer]) => `${code}: ${String(answer)}`);
  const answer = answers.find(([code]) => code === languages.default)?.[1] ?? 'no language';
  const data = typeof answer === 'string' ? [] : answer;
  const records = data.filter(isObject);
  const entity = sources[source]?.entity ?? '';
  const fields = site.entities[entity]?.fields ?? {};
  const has = [...fieldsIn(records, fields), ...(sources[source]?.extend ?? [])];
  const ids = new Set(records.map((record) => recordId(record)));
  const known = fieldsOf(fields);
  const coerced = coercers.get(entity)?.(data, `${host}/`);
  return {
    source,
    path,
    failures,
    records: typeof answer === 'string' ? null : data.length,
    missing: records.length === 0 ? [] : known.filter((field) => !has.includes(field)),
    unknown: has.filter((field) => !known.includes(field)),
    unknownIds: typeof answer === 'string' ? [] : extendedIds(site, source).filter((id) => !ids.has(id)),
    leftOut: coerced?.leftOut ?? 0,
    unread: coerced?.unread ?? { count: 0, examples: [] },
    largePictures: countLargePictures(records, fields),
  };
}

/**
 * Calls every source of a site that has a path on a council's server, in every language, and says what it answers.
 * @param host such as https://api.village.example
 */
export async function reportSources(
  site: CheckedSite,
  host: string,
  timeoutMs: number,
): Promise<readonly SourceReport[]> {
  const probing: Probing = {
    site,
    host,
    timeoutMs,
    ids: idSources(site.config),
    coercers: recordCoercers(site),
    answers: new Map(),
  };
  const reports: SourceReport[] = [];
  // One after the other, so that a small server is not overloaded.
  for (const [name, { path }] of Object.entries(site.config.sources))
    if (path !== undefined) reports.push(await reportOf(probing, name, path));
  return reports;
}
