import type { SampleRecords } from './sample-content';

/** Folders that Storybook serves as static files: the sample pictures and the files of the configured site. */
const folders = ['/sample-pictures/', '/site/'];

/** Resolves the path of a static file against the URL of the Storybook; returns other texts unchanged. */
export function servedUrl(text: string): string {
  if (typeof document === 'undefined' || !folders.some((folder) => text.startsWith(folder))) return text;
  return new URL(text.slice(1), document.baseURI).href;
}

/** Maps every string in a JSON value. */
export function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one: unknown) => mapStrings(one, change));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, mapStrings(inner, change)] as const);
  return Object.fromEntries(entries);
}

/** Resolves the URLs of sample pictures in records. */
export function withServedPictures(records: SampleRecords): SampleRecords {
  return Object.fromEntries(
    Object.entries(records).map(([source, list]) => [
      source,
      typeof list === 'string' ? list : list.map((record) => mapStrings(record, servedUrl)),
    ]),
  );
}
