import type { Source } from '../config/site-config.generated';

/** What a call depends on: the language code and, where the source asks for them, the chosen ids. */
export interface SourceParameters {
  /** Language code, such as GU. */
  readonly language: string;
  /** Id of the organisation or committee that the page is about. */
  readonly subject?: string | number | null | undefined;
  /** Id of the chosen category. */
  readonly category?: string | number | null | undefined;
}

/** Path under /api and query of a call. */
export interface Address {
  /** Begins with a slash: `/Member/GetPublicList`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

const placeholders: Readonly<Record<string, (parameters: SourceParameters) => string>> = {
  $language: ({ language }) => language,
  '$subject.id': ({ subject }) => String(subject ?? ''),
  '$category.id': ({ category }) => String(category ?? ''),
};

/** Whether a value of a source's query stands for a chosen id, so that the call makes no sense without it. */
export function isIdPlaceholder(value: string): boolean {
  return value === '$subject.id' || value === '$category.id';
}

function valueOf(template: string, parameters: SourceParameters): string {
  return Object.hasOwn(placeholders, template) ? (placeholders[template]?.(parameters) ?? '') : template;
}

/** Path and query of a source's call (specification 7); null when a parameter that it needs is missing or empty. */
export function addressOf(source: Pick<Source, 'path' | 'query'>, parameters: SourceParameters): Address | null {
  const entries = Object.entries(source.query ?? {}).map(
    ([name, template]) => [name, valueOf(template, parameters)] as const,
  );
  if (entries.some(([, value]) => value === '')) return null;
  return { path: source.path, query: Object.fromEntries(entries) };
}

/** The call as an address of this server: `/api/Member/GetPublicList?lang=GU`. */
export function apiUrl({ path, query }: Address): string {
  const search = new URLSearchParams(query).toString();
  return `/api${path}${search === '' ? '' : `?${search}`}`;
}
