import { districtUntil, isFromDistrict } from '../../engine/district/district-record';
import { isObject, type JsonObject } from '../../engine/json/json';
import { localizeRecord } from '../../engine/record/localize-record';
import type { CheckedSite } from '../../engine/site/checked-site';
import type { Source } from '../../engine/site-config.generated';
import { parameterOf, type SourceRequest } from '../../engine/source/source-request';
import type { PictureStore } from '../media/picture-store';
import { servePictures } from '../media/serve-pictures';
import { type CoerceRecords, recordCoercers } from './coerce-records';
import { addDocumentProperties } from './document-properties';
import { openSiteDocuments, type SiteDocuments } from './site-documents';
import { visibleRecords } from './visible-records';

export interface WarmOptions {
  /** Awaited before each list; must not reject. */
  readonly pause?: () => Promise<void>;
  /** Ends the preparation. */
  readonly signal?: AbortSignal;
}

/** Answers to requests from the records in a site's content folder; the caller chooses their form. */
export interface SiteRecords<Answer> {
  /** null for an unknown source. */
  get(request: SourceRequest): Promise<Answer | null>;
  /** The same, if the list is prepared; undefined if it is not. */
  prepared(request: SourceRequest): Answer | null | undefined;
  /** Prepares every list, so that the first visitors do not wait for pictures. Never rejects. */
  warm(options?: WarmOptions): Promise<void>;
  /**
   * Reads the documents that records name and nobody has read, and prepares their lists again. Never rejects.
   * @param signal ends the reading
   */
  readDocuments(signal?: AbortSignal): Promise<void>;
}

/** The pictures of a site; without documents their pages are not known. */
export type SitePictures = Pick<PictureStore, 'urlOfContent'> & Partial<Pick<PictureStore, 'documents'>>;

/** A content record, which has the ids by which it is selected, and the record as it is answered. */
interface PreparedRecord {
  readonly origin: JsonObject;
  readonly record: JsonObject;
}

/** The answers of one source in one language, by `idsKey`; one entry for each combination of ids that records have. */
type PreparedAnswers<Answer> = ReadonlyMap<string, Answer>;

interface Backend<Answer> {
  readonly site: CheckedSite;
  readonly pictures: SitePictures;
  readonly documents: SiteDocuments;
  readonly answerOf: (records: JsonObject[], source: string | null) => Answer;
  readonly noRecords: Answer;
  readonly coercers: ReadonlyMap<string, CoerceRecords>;
  /** By source and language. */
  readonly preparing: Map<string, Promise<PreparedAnswers<Answer>>>;
  /** By source and language; those that are complete. */
  readonly prepared: Map<string, PreparedAnswers<Answer>>;
}

/** Names and parameters of the ids in a source's query. */
function idsOf(source: Source) {
  return Object.entries(source.query).flatMap(([name, value]) => {
    const parameter = parameterOf(value);
    return parameter === undefined || parameter === 'language' ? [] : [[name, parameter] as const];
  });
}

function idsKey(ids: readonly (string | undefined)[]): string {
  return JSON.stringify(ids);
}

/** A record without one of the ids is never selected. */
function prepareAnswers<Answer>(
  source: Source,
  prepared: readonly PreparedRecord[],
  answerOf: (records: JsonObject[]) => Answer,
): PreparedAnswers<Answer> {
  const names = idsOf(source).map(([name]) => name);
  const selectable = prepared.filter(({ origin }) => names.every((name) => Object.hasOwn(origin, name)));
  const groups = new Map<string, JsonObject[]>();
  for (const { origin, record } of selectable) {
    const key = idsKey(names.map((name) => String(origin[name])));
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return new Map([...groups].map(([key, records]) => [key, answerOf(records)]));
}

const listKey = (name: string, language: string): string => `${name}/${language}`;

async function prepare<Answer>(
  backend: Backend<Answer>,
  name: string,
  language: string,
): Promise<PreparedAnswers<Answer>> {
  const { site, pictures, documents, coercers, answerOf } = backend;
  const source = site.config.sources[name];
  const entity = source && site.entities[source.entity];
  const coerce = entity && coercers.get(entity.name);
  if (!coerce) return new Map();
  const languages = { language, fallback: site.config.languages.default };
  const origins = (site.records[source.records ?? name] ?? []).filter(isObject);
  const localised = origins.flatMap((origin) => {
    const { records } = coerce([localizeRecord(origin, entity.fields, languages)], null);
    const mark = isFromDistrict(origin) && { [districtUntil]: origin[districtUntil] };
    return visibleRecords(site, name, records).map((record) => ({ origin, record: { ...record, ...mark } }));
  });
  const urlOf = (value: string) => pictures.urlOfContent(value, site.folder);
  await documents.prepare();
  const complete = addDocumentProperties(
    localised.map(({ record }) => record),
    entity.fields,
    documents.forList(listKey(name, language)),
    { previews: site.sourceUses[name]?.previews },
  );
  const served = await servePictures(complete, entity.fields, urlOf);
  const prepared = localised.map(({ origin, record }, index) => ({
    origin,
    record: served[index] ?? record,
  }));
  return prepareAnswers(source, prepared, (records) => answerOf(records, name));
}

function preparedAnswers<Answer>(
  backend: Backend<Answer>,
  name: string,
  language: string,
): Promise<PreparedAnswers<Answer>> {
  const key = listKey(name, language);
  const known = backend.preparing.get(key);
  if (known) return known;
  const preparing = prepare(backend, name, language).then((answers) => {
    backend.prepared.set(key, answers);
    return answers;
  });
  backend.preparing.set(key, preparing);
  // After a failure, the next request prepares the list again.
  preparing.catch(() => backend.preparing.delete(key));
  return preparing;
}

/** The source and the language of a request; null for an unknown source. */
function listOf({ sources, languages }: CheckedSite['config'], { source: name, parameters }: SourceRequest) {
  const source = Object.hasOwn(sources, name) ? sources[name] : undefined;
  return source ? { source, language: parameters.language ?? languages.default } : null;
}

function selectAnswer<Answer>(
  { noRecords }: Backend<Answer>,
  answers: PreparedAnswers<Answer>,
  source: Source,
  { parameters }: SourceRequest,
): Answer {
  return answers.get(idsKey(idsOf(source).map(([, parameter]) => parameters[parameter]))) ?? noRecords;
}

async function get<Answer>(backend: Backend<Answer>, request: SourceRequest): Promise<Answer | null> {
  const list = listOf(backend.site.config, request);
  if (!list) return null;
  const answers = await preparedAnswers(backend, request.source, list.language);
  return selectAnswer(backend, answers, list.source, request);
}

function getPrepared<Answer>(backend: Backend<Answer>, request: SourceRequest): Answer | null | undefined {
  const list = listOf(backend.site.config, request);
  if (!list) return null;
  const answers = backend.prepared.get(listKey(request.source, list.language));
  return answers && selectAnswer(backend, answers, list.source, request);
}

/** One list after the other, since all of them together would hold every picture in memory. */
async function warm<Answer>(backend: Backend<Answer>, { pause, signal }: WarmOptions = {}): Promise<void> {
  const { sources, languages } = backend.site.config;
  for (const name of Object.keys(sources)) {
    for (const { code } of languages.list) {
      await pause?.();
      if (signal?.aborted) return;
      await preparedAnswers(backend, name, code).catch(() => undefined);
    }
  }
}

/** Prepares lists again; they are answered as before until they are ready. */
async function prepareAgain<Answer>(backend: Backend<Answer>, lists: ReadonlySet<string>): Promise<void> {
  const { sources, languages } = backend.site.config;
  for (const name of Object.keys(sources)) {
    for (const { code } of languages.list) {
      const key = listKey(name, code);
      if (!lists.has(key)) continue;
      const answers = await prepare(backend, name, code);
      backend.preparing.set(key, Promise.resolve(answers));
      backend.prepared.set(key, answers);
    }
  }
}

async function readDocuments<Answer>(backend: Backend<Answer>, signal?: AbortSignal): Promise<void> {
  await warm(backend, signal && { signal });
  await backend.documents.read((lists) => prepareAgain(backend, lists).catch(() => undefined), signal);
}

/**
 * Answers requests from the content records (B3.1.8). An id that no record has gives an empty list.
 * @param answerOf the answer with some records of a source, null where there is none; called once for each list that is
 * prepared
 */
export function siteRecords<Answer>(
  site: CheckedSite,
  pictures: SitePictures,
  answerOf: (records: JsonObject[], source: string | null) => Answer,
): SiteRecords<Answer> {
  const backend: Backend<Answer> = {
    site,
    pictures,
    documents: openSiteDocuments(site, pictures.documents ?? null),
    answerOf,
    noRecords: answerOf([], null),
    coercers: recordCoercers(site),
    preparing: new Map(),
    prepared: new Map(),
  };
  return {
    get: (request) => get(backend, request),
    prepared: (request) => getPrepared(backend, request),
    warm: (options) => warm(backend, options),
    readDocuments: (signal) => readDocuments(backend, signal),
  };
}
