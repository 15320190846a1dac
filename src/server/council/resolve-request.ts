import { resolveLanguage } from '../../engine/language/resolve-language';
import type { SiteConfig, Source } from '../../engine/site-config.generated';
import { sourcePath } from '../../engine/source/api-call';
import { isIdPlaceholder, parameterOf, type SourceRequest } from '../../engine/source/source-request';

export type Query = Readonly<Record<string, string>>;

/** Why a path and a query mean no request. */
export interface RequestError {
  /** HTTP status: 404 for a path that no source has, 400 for a missing or empty id. */
  readonly status: 400 | 404;
  readonly error: string;
}

type NamedSource = readonly [name: string, source: Source];

const parametersOf = (source: Source) => Object.entries(source.query);

/** Whether a source can answer a query: ids are given and fixed values match; the language is optional. */
function matches(source: Source, query: Query): boolean {
  return parametersOf(source).every(([name, value]) => {
    if (isIdPlaceholder(value)) return (query[name] ?? '') !== '';
    return parameterOf(value) === 'language' || query[name] === value;
  });
}

/** Parameters of a source that are in the query, minus those that are not. */
function score(source: Source, query: Query): number {
  const names = parametersOf(source).map(([name]) => name);
  const given = names.filter((name) => Object.hasOwn(query, name)).length;
  return given - (names.length - given);
}

/** Of the sources that share a path, the one whose parameters are most like those of the query. */
function bestMatch(sources: readonly NamedSource[], query: Query): NamedSource | undefined {
  const matching = sources.filter(([, source]) => matches(source, query));
  return matching.sort(([, a], [, b]) => score(b, query) - score(a, query))[0];
}

function requestFor([name, source]: NamedSource, query: Query, config: SiteConfig): SourceRequest {
  const parameters = parametersOf(source).flatMap(([key, value]) => {
    const parameter = parameterOf(value);
    if (parameter === undefined) return [];
    const given = query[key];
    const isLanguage = parameter === 'language';
    const resolved = isLanguage ? resolveLanguage(config, { requested: given }).code : (given ?? '');
    return [[parameter, resolved] as const];
  });
  return { source: name, parameters: Object.fromEntries(parameters) };
}

/**
 * The request that a path and a query mean. A missing language is the default one, an unknown one that for unknown
 * codes (B7.1.2).
 */
export function resolveRequest(config: SiteConfig, path: string, query: Query): SourceRequest | RequestError {
  const sources = Object.entries(config.sources).filter(
    ([name, source]) => sourcePath(name, source) === path,
  );
  if (sources.length === 0) return { status: 404, error: 'Unknown path.' };
  const best = bestMatch(sources, query);
  return best ? requestFor(best, query, config) : { status: 400, error: 'A parameter is missing.' };
}
