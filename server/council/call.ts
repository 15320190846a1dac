import { isIdPlaceholder } from '../../src/content/address';
import { languageOf } from '../../src/config/site';
import type { SiteConfig, Source } from '../../src/config/site-config.generated';
import { type CouncilAnswer, refusal } from './council';

type Query = Readonly<Record<string, string>>;

/** A call that a source of the config describes, understood. */
export interface Call {
  /** Name of the content file that answers it in the embedded council. */
  readonly records: string;
  readonly source: Source;
  /** Code of the language of the answer, in the config's spelling. */
  readonly language: string;
  /** Ids by which records are chosen, by the name of their parameter. */
  readonly ids: Query;
  /** The parameters that the source has, and no others, in its order. */
  readonly query: Query;
}

/** Whether a parameter is as the source says: an id is given, a fixed value is that value; the language may be absent. */
function isMet([name, template]: [string, string], query: Query): boolean {
  if (template === '$language') return true;
  return isIdPlaceholder(template) ? (query[name] ?? '') !== '' : query[name] === template;
}

function parametersOf(source: Source): [string, string][] {
  return Object.entries(source.query ?? {});
}

function givenCount(source: Source, query: Query): number {
  return parametersOf(source).filter(([name]) => Object.hasOwn(query, name)).length;
}

/** Of the sources that share a path the one that uses most of the parameters that were sent. */
function bestOf(sources: readonly [string, Source][], query: Query): [string, Source] | undefined {
  const met = sources.filter(([, source]) =>
    parametersOf(source).every((parameter) => isMet(parameter, query)),
  );
  return met.sort(([, a], [, b]) => givenCount(b, query) - givenCount(a, query))[0];
}

function callOf([name, source]: [string, Source], query: Query, config: SiteConfig): Call {
  const parameters = parametersOf(source);
  const asked = parameters.find(([, template]) => template === '$language')?.[0];
  const sent = asked === undefined ? undefined : query[asked];
  const language = languageOf(config, sent === undefined || sent === '' ? null : sent).code;
  const used = parameters.map(([key]) => [key, key === asked ? language : (query[key] ?? '')] as const);
  const ids = used.filter(([key]) => isIdPlaceholder(source.query?.[key] ?? ''));
  return {
    records: source.records ?? name,
    source,
    language,
    ids: Object.fromEntries(ids),
    query: Object.fromEntries(used),
  };
}

/**
 * What a path and a query mean by the config's sources: 404 for a path that none has, 400 when an id is missing or
 * empty. The language is read without regard to case; absent or empty is the default one, any other the one for
 * unknown codes (readings, 7.1).
 */
export function understand(config: SiteConfig, path: string, query: Query): Call | CouncilAnswer {
  const sources = Object.entries(config.sources).filter(([, source]) => source.path === path);
  if (sources.length === 0) return refusal(404, 'There is no such call.');
  const best = bestOf(sources, query);
  return best ? callOf(best, query, config) : refusal(400, 'A parameter is missing.');
}
