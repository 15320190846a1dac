import type { KindWords } from '../record/field-kinds';
import type { UrlBase } from '../url/safe-url';

/** A value that a field may hold, apart from nested records. */
export type Scalar = string | number | boolean;

/** Why a value, or a part of it, could not be read, in words that complete “the value is …”. */
export type UnreadReason =
  | `not ${KindWords}`
  | 'of a wrong type'
  | 'too long'
  | 'not true or false'
  | 'not an address that can be opened'
  | 'without a number that can be dialled'
  | 'of no term that pages show'
  | 'a text with a picture or video'
  | 'the address of a page, not of a picture'
  | 'in a format that browsers do not show';

/** The meaning of a raw value in the type of its field. */
export interface Reading {
  /** Null where there is none: nothing was written, or it could not be read. */
  readonly value: Scalar | null;
  /** Given when something that was written is lost. */
  readonly unread?: UnreadReason;
  /** Values for fields beside its own, by the ending of their name: `:parts`. */
  readonly beside?: Readonly<Record<string, unknown>>;
}

/** The part of a site that reading a value needs. */
export interface ReadingContext {
  /** Relative addresses are resolved against it. */
  readonly base: UrlBase;
  /** IANA time zone, in which a moment is a day. */
  readonly timeZone: string;
}

/** Nothing was written, so nothing is lost. */
export const nothing: Reading = { value: null };

/** A value that could not be read. */
export function unreadable(unread: UnreadReason): Reading {
  return { value: null, unread };
}
