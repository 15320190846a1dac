import type { FieldKindTraits } from './field-kind-traits';

const text = {
  read: 'text',
  comparedWith: ['string'],
  input: 'text',
  shown: null,
} as const;
const number = {
  isCommon: true,
  read: 'number',
  check: null,
  input: 'number',
  comparedWith: ['number'],
} as const;
const address = { read: 'link', input: 'url', comparedWith: null, example: null } as const;

/** Every kind of field. The compiler names the code that a new kind lacks. */
export const fieldKinds = {
  id: {
    ...text,
    words: 'an id',
    isCommon: true,
    example: 1,
    read: 'id',
    check: null,
    comparedWith: ['string', 'number'],
    fitsAnyText: true,
  },
  text: {
    ...text,
    words: 'a text',
    written: 'Once, or per language.',
    check: 'writing',
    fitsAnyText: true,
  },
  prose: {
    ...text,
    words: 'a longer text',
    written: String.raw`Once, or per language; \n begins a new line.`,
    check: 'writing',
    fitsAnyText: true,
    input: 'long-text',
  },
  date: {
    ...text,
    words: 'a date',
    written: 'Written as 2026-01-31.',
    example: '2026-01-26',
    read: 'day',
    check: 'day',
    fitsAnyText: true,
    shown: 'format',
    input: 'date',
  },
  time: {
    ...text,
    words: 'a time of day',
    written: 'Written as 09:30.',
    example: '10:30',
    read: 'time',
    check: 'time',
    fitsAnyText: true,
    shown: 'format',
    input: 'time',
  },
  image: {
    ...text,
    words: 'a picture',
    written: 'A file such as pictures/file.webp.',
    example: null,
    folder: 'pictures/',
    read: 'picture',
    check: 'picture',
    comparedWith: null,
    input: 'file',
  },
  document: {
    ...address,
    words: 'the URL of a document',
    written: 'A file such as documents/file.pdf, or an address.',
    folder: 'documents/',
    check: 'document',
    shown: null,
    input: 'file',
  },
  audio: {
    ...address,
    words: 'the URL of a recording',
    written: 'A file such as documents/file.m4a, or an address.',
    folder: 'documents/',
    check: 'document',
    shown: null,
    input: 'file',
  },
  link: {
    ...address,
    words: 'a URL',
    written: 'An address that begins with https://.',
    check: 'link',
    fitsAnyText: true,
    shown: 'value',
  },
  telephone: {
    ...text,
    words: 'a telephone number',
    example: null,
    read: 'telephone',
    check: 'telephone',
    comparedWith: null,
    fitsAnyText: true,
    shown: 'links',
    input: 'tel',
  },
  email: {
    ...text,
    words: 'an e-mail address',
    example: null,
    read: 'email',
    check: 'email',
    comparedWith: null,
    fitsAnyText: true,
    shown: 'links',
    input: 'email',
  },
  upi: {
    ...text,
    words: 'a UPI id',
    written: 'Written as name@bank.',
    example: 'name@bank',
    read: 'upi',
    check: 'upi',
    comparedWith: null,
  },
  amount: {
    ...number,
    words: 'an amount',
    written: 'In rupees, without signs.',
    example: 250000,
    read: 'amount',
    fitsAnyText: true,
    formats: 'amounts',
    shown: 'format',
  },
  number: {
    ...number,
    words: 'a number',
    example: 1,
    fitsAnyText: true,
    formats: 'numbers',
    shown: 'format',
  },
  percent: {
    ...number,
    words: 'a number from 0 to 100',
    example: 50,
    range: [0, 100],
    shown: 'format',
  },
  order: {
    ...number,
    words: 'a number for ordering',
    example: 1,
    fitsAnyText: true,
    shown: 'format',
  },
  flag: {
    ...text,
    words: 'a yes/no value',
    isCommon: true,
    example: true,
    read: 'flag',
    check: null,
    comparedWith: ['boolean'],
    input: 'flag',
  },
  choice: {
    ...text,
    words: 'a choice',
    check: null,
    comparedWith: ['string', 'number'],
    fitsAnyText: true,
    // Where the list does not say what can be chosen.
    input: 'number',
  },
  records: {
    ...text,
    words: 'a list of records',
    check: null,
    comparedWith: null,
    shown: 'value',
    input: null,
  },
} as const satisfies Readonly<Record<string, FieldKindTraits>>;

/** A field of an entity. */
export type FieldKind = keyof typeof fieldKinds;

type TraitsOf<Kind extends FieldKind> = (typeof fieldKinds)[Kind];

/** The kinds that pages show in a way. */
export type KindShownAs<Shown extends FieldKindTraits['shown']> = {
  [Kind in FieldKind]: TraitsOf<Kind>['shown'] extends Shown ? Kind : never;
}[FieldKind];

/** The kinds in words, such as `a date`. */
export type KindWords = TraitsOf<FieldKind>['words'];

/** The ways in which values of the kinds are read. */
export type FieldReader = TraitsOf<FieldKind>['read'];

/** The inputs that some kind has. */
export type FieldInput = NonNullable<TraitsOf<FieldKind>['input']>;

/** The checks of texts that some kind has. */
export type FieldCheck = NonNullable<TraitsOf<FieldKind>['check']>;

/** All that the engine does with a kind. */
export function traitsOf(
  kind: FieldKind,
): FieldKindTraits & Pick<TraitsOf<FieldKind>, 'read' | 'check' | 'input'> {
  return fieldKinds[kind];
}

/** Whether a field of an entity may be of a kind. */
export function isEntityFieldKind(kind: unknown): kind is FieldKind {
  return typeof kind === 'string' && Object.hasOwn(fieldKinds, kind);
}

export const fieldKindNames: readonly FieldKind[] = Object.keys(fieldKinds).filter(isEntityFieldKind);

/** The kinds that the names in `fits` of a schema mean: kinds, and `any text`. */
export function fittingKinds(fits: readonly string[]): readonly string[] {
  const anyText = fieldKindNames.filter((kind) => traitsOf(kind).fitsAnyText);
  return fits.flatMap((name) => (name === 'any text' ? anyText : [name]));
}
