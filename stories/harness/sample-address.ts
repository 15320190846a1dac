import type { SampleRecords } from './sample-content';

/** Folders of files that Storybook serves beside its own: the sample pictures, and the files of the site. */
const folders = ['/sample-pictures/', '/site/'];

/** The address of a served file, wherever the stories are served from; every other text as it is. */
export function sampleAddress(text: string): string {
  if (typeof document === 'undefined' || !folders.some((folder) => text.startsWith(folder))) return text;
  return new URL(text.slice(1), document.baseURI).href;
}

/** A value with every text in it changed. */
export function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one: unknown) => withTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withTexts(inner, change)] as const);
  return Object.fromEntries(entries);
}

/** Records whose sample pictures are found. */
export function withPictures(records: SampleRecords): SampleRecords {
  return Object.fromEntries(
    Object.entries(records).map(([source, list]) => [
      source,
      typeof list === 'string' ? list : list.map((record) => withTexts(record, sampleAddress)),
    ]),
  );
}
