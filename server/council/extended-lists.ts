import type { JsonObject } from '../../src/model/json/json';
import { isObject } from '../../src/model/json/json';
import { recordId } from '../../src/model/record/record';
import type { CheckedSite } from '../../src/model/site/checked-site';
import type { Envelope, Source } from '../../src/model/site-config.generated';
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
function withFields(record: unknown, fields: readonly string[], extensions: RecordsById): unknown {
  if (!isObject(record)) return record;
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
  const known = new WeakMap<Envelope, Envelope>();
  const extend = async (source: string, language: string | undefined, envelope: Envelope) => {
    const { data } = envelope;
    const fields = extended[source]?.extend ?? [];
    if (fields.length === 0 || !data) return envelope;
    const parameters = language === undefined ? {} : { language };
    const found = (await extensions.get({ source, parameters })) ?? new Map();
    return { ...envelope, data: data.map((record) => withFields(record, fields, found)) };
  };
  return {
    get: async (request) => {
      const { source, parameters } = request;
      const response = await server.get(request);
      if (sources[source]?.extend === undefined) return response;
      const { envelope } = response;
      const made = known.get(envelope) ?? (await extend(source, parameters.language, envelope));
      known.set(envelope, made);
      return { ...response, envelope: made };
    },
    currentVersion: (request) => server.currentVersion(request),
  };
}
