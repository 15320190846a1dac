import type { CouncilRecord } from './record';

/** A part of a text: a number with what it dials, `+919825012345` or `108`, or the text between numbers (null). */
export interface TelephonePart {
  readonly text: string;
  readonly dialled: string | null;
}

/** A part of a text that may be a link. */
export interface LinkedPart {
  readonly text: string;
  readonly href: string | null;
}

/** Ending of the field beside the one with telephone numbers in which the server adds the parts of its text. */
export const partsEnding = 'parts';

export function partsField(field: string): string {
  return `${field}:${partsEnding}`;
}

/** The parts as the field has them, by their lengths in UTF-16 units: `13:18002330000 7` for `1800 233 0000 (24x7)`. */
export function writeParts(parts: readonly TelephonePart[]): string {
  return parts
    .map(({ text, dialled }) => [text.length, ...(dialled === null ? [] : [dialled])].join(':'))
    .join(' ');
}

const partShape = /^(\d{1,3})(?::(\+?\d{3,15}))?$/;

/**
 * The parts of the text in a field, as the server found them (B9.1.8); the text alone where it has none. Accepts any JSON
 * value.
 */
export function telephoneParts(record: CouncilRecord, field: string, text: string): readonly LinkedPart[] {
  const written = record[partsField(field)];
  let end = 0;
  const parts = (typeof written === 'string' ? written : '').split(' ').map((part) => {
    const [, length, dialled] = partShape.exec(part) ?? [];
    const start = end;
    end += Number(length);
    return { text: text.slice(start, end), href: dialled === undefined ? null : `tel:${dialled}` };
  });
  return end === text.length ? parts : [{ text, href: null }];
}
