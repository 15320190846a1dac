import type { CheckedSite } from '../../src/config/checked-site';
import type { PictureStore } from '../media/picture-store';
import { servePictures } from '../media/serve-pictures';
import { type Call, understand } from './call';
import { type Council, type CouncilAnswer, success } from './council';
import { type FitRecords, recordFitters } from './fit-records';
import { isObject, type JsonObject } from '../json';
import { localise } from './localise';

/** The council in a site's content folder. */
export interface EmbeddedCouncil extends Council {
  /** Prepares every answer, so that the first visitors do not wait for pictures. Never rejects. */
  warm(): Promise<void>;
}

/** A record as it is answered, and the content record with the ids that it is chosen by. */
interface Prepared {
  readonly origin: JsonObject;
  readonly record: JsonObject;
}

interface Backend {
  readonly site: CheckedSite;
  readonly pictures: PictureStore;
  readonly fitters: ReadonlyMap<string, FitRecords>;
  /** By records name, entity and language. */
  readonly prepared: Map<string, Promise<readonly Prepared[]>>;
}

async function prepare({ site, pictures, fitters }: Backend, call: Call): Promise<readonly Prepared[]> {
  const entity = site.entities[call.source.entity];
  const fit = fitters.get(call.source.entity);
  if (!entity || !fit) return [];
  const languages = { language: call.language, fallback: site.config.languages.default };
  const origins = (site.records[call.records] ?? []).filter(isObject);
  const prepared = origins.map(async (origin) => {
    const { records } = fit([localise(origin, entity.fields, languages)], null);
    const served = await servePictures(records, entity.fields, (value) =>
      pictures.addressOfContent(value, site.folder),
    );
    return served.map((record) => ({ origin, record }));
  });
  return (await Promise.all(prepared)).flat();
}

function preparedOf(backend: Backend, call: Call): Promise<readonly Prepared[]> {
  const key = [call.records, call.source.entity, call.language].join('/');
  const known = backend.prepared.get(key);
  if (known) return known;
  const prepared = prepare(backend, call);
  backend.prepared.set(key, prepared);
  return prepared;
}

/** Whether a record hangs on the asked ids; one without such an id does not. */
function isChosen({ origin }: Prepared, ids: Call['ids']): boolean {
  return Object.entries(ids).every(
    ([name, id]) => Object.hasOwn(origin, name) && String(origin[name]) === id,
  );
}

async function answer(
  backend: Backend,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<CouncilAnswer> {
  const call = understand(backend.site.config, path, query);
  if ('envelope' in call) return call;
  const chosen = (await preparedOf(backend, call)).filter((prepared) => isChosen(prepared, call.ids));
  return success(
    chosen.map(({ record }) => record),
    0,
  );
}

async function warm(backend: Backend): Promise<void> {
  const { sources, languages } = backend.site.config;
  const calls = Object.entries(sources).flatMap(([name, source]) =>
    languages.list.map(({ code }) => ({
      records: source.records ?? name,
      source,
      language: code,
      ids: {},
      query: {},
    })),
  );
  await Promise.allSettled(calls.map((call) => preparedOf(backend, call)));
}

/**
 * The embedded council: one handler for every GET call, driven by the config's sources and the content records
 * (specification 7; readings, 7.1). An id that no record hangs on gives an empty list with status 200, a missing or
 * empty one 400, an unknown path 404.
 */
export function embeddedCouncil(site: CheckedSite, pictures: PictureStore): EmbeddedCouncil {
  const backend = { site, pictures, fitters: recordFitters(site.entities), prepared: new Map() };
  return { ask: (path, query) => answer(backend, path, query), warm: () => warm(backend) };
}
