import type { Source } from '../site-config.generated';

/** The sources of a config by name. */
export type Sources = Readonly<Record<string, Pick<Source, 'path' | 'query'>>>;

/** Values that a page knows; each source uses some of them. */
export interface SourceParameters {
  /** Language code, such as GU. */
  readonly language: string;
  /** Id of the organisation or committee that the page is about. */
  readonly subject?: string | number | null | undefined;
  /** Id of the chosen category. */
  readonly category?: string | number | null | undefined;
}

type ParameterName = keyof SourceParameters;

/** One list of records: a source by name, and the parameters that this source uses. */
export interface SourceRequest {
  readonly source: string;
  readonly parameters: Readonly<Partial<Record<ParameterName, string>>>;
}

const placeholders: ReadonlyMap<string, ParameterName> = new Map([
  ['$language', 'language'],
  ['$subject.id', 'subject'],
  ['$category.id', 'category'],
]);

/** The parameter that replaces a value of a source's query; undefined for a fixed value. */
export function parameterOf(value: string): ParameterName | undefined {
  return placeholders.get(value);
}

/** Whether a value of a source's query is replaced by an id, without which the API cannot be called. */
export function isIdPlaceholder(value: string): boolean {
  const parameter = parameterOf(value);
  return parameter !== undefined && parameter !== 'language';
}

/** The request for a source; null for an unknown source, and when a parameter that it uses is missing or empty. */
export function sourceRequest(sources: Sources, name: string, known: SourceParameters): SourceRequest | null {
  const source = Object.hasOwn(sources, name) ? sources[name] : undefined;
  if (!source) return null;
  const used = Object.values(source.query).flatMap((value) => parameterOf(value) ?? []);
  const parameters = used.map((parameter) => [parameter, String(known[parameter] ?? '')] as const);
  if (parameters.some(([, value]) => value === '')) return null;
  return { source: name, parameters: Object.fromEntries(parameters) };
}

/**
 * The canonical name of a request, the same in the dehydrated state and in the query cache:
 * `members?language=GU`.
 */
export function sourceKey({ source, parameters }: SourceRequest): string {
  const sorted = new URLSearchParams(parameters);
  sorted.sort();
  return `${source}?${sorted.toString()}`;
}
