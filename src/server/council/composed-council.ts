import type { JsonObject } from '../../engine/json/json';
import type { CheckedSite } from '../../engine/site/checked-site';
import type { Source } from '../../engine/site-config.generated';
import { type CouncilRecord, recordId } from '../../engine/record/record';
import type { SourceData } from '../../engine/source/envelope';
import type { SourceRequest } from '../../engine/source/source-request';
import { type Council, unusableAnswer } from './council';
import { type MissingCalls, missingList } from './missing-calls';
import { type SitePictures, siteRecords } from './site-records';

type RecordsById = ReadonlyMap<string, JsonObject>;

/** The sources that the content folder extends, each with all records of its file. */
function extendedSources({ sources }: CheckedSite['config']): Record<string, Source> {
  const extended = Object.entries(sources).filter(([, { extend }]) => extend !== undefined);
  return Object.fromEntries(
    extended.map(([name, source]) => [name, { ...source, query: { lang: '$language' } }]),
  );
}

function byId(records: readonly JsonObject[]): RecordsById {
  return new Map(
    records.flatMap((record) => {
      const id = recordId(record);
      return id === null ? [] : [[id, record] as const];
    }),
  );
}

/** The record with the fields that it lacks, and what the server adds beside them, such as the size of a document. */
function withFields(
  record: CouncilRecord,
  fields: readonly string[],
  extensions: RecordsById,
): CouncilRecord {
  const extension = extensions.get(recordId(record) ?? '') ?? {};
  const added = Object.entries(extension).filter(([key]) => {
    const [field = ''] = key.split(':');
    return fields.includes(field) && (record[field] ?? '') === '';
  });
  return added.length === 0 ? record : { ...record, ...Object.fromEntries(added) };
}

/** Adds the fields of the content folder to the lists of the council's own server (B7.1.7). */
function listExtender(site: CheckedSite, pictures: SitePictures) {
  const extended = extendedSources(site.config);
  const ofExtended = { ...site, config: { ...site.config, sources: extended }, sourceUses: {} };
  const extensions = siteRecords(ofExtended, pictures, byId);
  const known = new WeakMap<SourceData, SourceData>();
  return async ({ source, parameters }: SourceRequest, list: SourceData): Promise<SourceData> => {
    const fields = extended[source]?.extend;
    if (!fields) return list;
    const before = known.get(list);
    if (before) return before;
    const { language } = parameters;
    const records =
      (await extensions.get({ source, parameters: language === undefined ? {} : { language } })) ?? new Map();
    const whole = { ...list, records: list.records.map((record) => withFields(record, fields, records)) };
    known.set(list, whole);
    return whole;
  };
}

/** A site with its local lists only: those that no call of the council API answers (B7.1.5). */
export function withLocalListsOnly(site: CheckedSite): CheckedSite {
  const local = Object.entries(site.config.sources).filter(([, { path }]) => path === undefined);
  return { ...site, config: { ...site.config, sources: Object.fromEntries(local) } };
}

/** Where the lists of a council come from. */
export interface CouncilParts {
  /** The content folder, which has the local lists. */
  readonly local: Council;
  /** The council's own server, which has the others. */
  readonly server: Council;
  /** The lists that the server does not have. */
  readonly missing?: MissingCalls;
}

/**
 * The council of a site that has a server of its own: local lists from the content folder, the others from the server, with
 * the fields that the content folder adds. A list that the server does not have holds no data, instead of failing on every
 * page, unless there is a last good answer. The content does not change while the council is open, so that answers keep
 * their versions.
 */
export function composedCouncil(
  site: CheckedSite,
  pictures: SitePictures,
  { local, server, missing }: CouncilParts,
): Council {
  const { sources } = site.config;
  const extend = listExtender(site, pictures);
  const isLocal = ({ source }: SourceRequest): boolean =>
    Object.hasOwn(sources, source) && sources[source]?.path === undefined;
  const isMissing = ({ source }: SourceRequest): boolean => missing?.has(source) ?? false;
  return {
    get: async (request) => {
      if (isLocal(request)) return local.get(request);
      const response = await server.get(request);
      const { list } = response;
      if (!list) return isMissing(request) ? missingList : response;
      const whole = await extend(request, list);
      return whole === list ? response : { ...response, list: whole };
    },
    currentVersion: (request) => {
      if (isLocal(request)) return local.currentVersion(request);
      const version = server.currentVersion(request);
      const isFailure = version === undefined || version === unusableAnswer.version;
      return isFailure && isMissing(request) ? missingList.version : version;
    },
  };
}
