/** Everything that the engine needs to know of a kind of field; the code that a key names is in the file it mentions. */
export interface FieldKindTraits {
  /** The kind in the messages of the check. */
  readonly words: string;
  /** How its values are written, for editors. */
  readonly written?: string;
  /** Whether a value is the same in every language, so that it is never written per language. */
  readonly isCommon?: boolean;
  /** A value for the example of a record; a text per language where there is none. */
  readonly example?: string | number | boolean | null;
  /** Folder of the content folder with the files that a value may name. */
  readonly folder?: string;
  /** Reads a value of the council's API or of the content: `readers` in src/engine/values/read-value.ts. */
  readonly read: string;
  /** Checks a text of the content: `textChecks` in src/check/content/check-value.ts; null: every text is right. */
  readonly check: string | null;
  /** Smallest and largest number. */
  readonly range?: readonly [min: number, max: number];
  /** Types of the values that a condition may compare with it; null: any value. */
  readonly comparedWith: readonly string[] | null;
  /** Whether slots for any text take it (`"fits": ["any text"]`). */
  readonly fitsAnyText?: boolean;
  /** How people write it at the desk: `inputs` in src/desk/app/record-form/inputs/KindInput.tsx; null for lists of records. */
  readonly input: string | null;
  /** Key of `display` with its formats. */
  readonly formats?: 'amounts' | 'numbers';
  /**
   * How pages show it: by `formats` in src/engine/binding/text.ts, by `links` in src/engine/binding/contact-links.ts, or as a `value` where templates need to know the kind; null for
   * a value that is shown as it is, of which browsers do not get the kind.
   */
  readonly shown: 'format' | 'links' | 'value' | null;
}
