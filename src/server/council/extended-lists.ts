import type { JsonObject } from '../../engine/json/json';
import { recordId } from '../../engine/record/record';
import type { CheckedSite } from '../../engine/site/checked-site';
import type { Source } from '../../engine/site-config.generated';
import type { CouncilRecord } from '../../engine/record/record';
import type { SourceData } from '../../engine/source/envelope';
import type { Council } from './council';
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

/**
 * The council's own server, with the fields that records of the content folder add to those with the same id (B7.1.7).
 * The content does not change while the council is open, so that answers keep their versions.
 */
export function withExtensions(site: CheckedSite, pictures: SitePictures, server: Council): Council {
  const { sources } = site.config;
  const extended = extendedSources(site.config);
  const ofExtended = { ...site, config: { ...site.config, sources: extended }, sourceUses: {} };
  const extensions = siteRecords(ofExtended, pictures, byId);
  const known = new WeakMap<SourceData, SourceData>();
  const extend = async (source: string, language: string | undefined, list: SourceData) => {
    const fields = extended[source]?.extend ?? [];
    const parameters = language === undefined ? {} : { language };
    const records = (await extensions.get({ source, parameters })) ?? new Map();
    return { ...list, records: list.records.map((record) => withFields(record, fields, records)) };
  };
  return {
    get: async (request) => {
      const { source, parameters } = request;
      const response = await server.get(request);
      const { list } = response;
      if (sources[source]?.extend === undefined || !list) return response;
      const whole = known.get(list) ?? (await extend(source, parameters.language, list));
      known.set(list, whole);
      return { ...response, list: whole };
    },
    currentVersion: (request) => server.currentVersion(request),
  };
}
