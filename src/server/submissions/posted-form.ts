import { createHash } from 'node:crypto';
import { agreedNotice, hiddenFields } from '../../engine/form/form-post';
import type { SentFile } from './photos/read-multipart';
import type { SentForm } from './submit-form';

/** A form that was posted without script; `fields` are the values to store, or to show again. */
export interface PostedForm extends Pick<SentForm, 'key' | 'honeypot' | 'filledInMs' | 'consent'> {
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Reads an `application/x-www-form-urlencoded` body: the visible fields apart from the hidden ones. If a field occurs
 * more than once, its first value counts. Visitors of a page share its key, so what was typed and chosen is part of the key here.
 * When the form was shown is not known.
 */
export function readPostedForm(posted: URLSearchParams, files: readonly SentFile[] = []): PostedForm {
  const hidden: readonly string[] = Object.values(hiddenFields);
  const names = [...new Set(posted.keys())].filter((name) => !hidden.includes(name));
  const fields = Object.fromEntries(names.map((name) => [name, posted.get(name) ?? '']));
  const key = posted.get(hiddenFields.key);
  return {
    fields,
    key: key ? keyOf(key, fields, files) : undefined,
    honeypot: Boolean(posted.get(hiddenFields.honeypot)),
    filledInMs: null,
    consent: agreedNotice(posted),
  };
}

/** Time between showing and sending, in ms; null when it is missing or invalid. */
export function readFilledIn(text: string | undefined): number | null {
  const filledIn = text === undefined || text === '' ? Number.NaN : Math.round(Number(text));
  return filledIn >= 0 && filledIn <= longestMs ? filledIn : null;
}

/** Largest value that the column holds, more than three weeks. */
const longestMs = 2_000_000_000;

function keyOf(key: string, fields: Readonly<Record<string, string>>, files: readonly SentFile[]): string {
  const hash = createHash('sha256').update(JSON.stringify([key, fields]));
  for (const { content } of files) hash.update(content);
  return hash.digest('hex');
}
