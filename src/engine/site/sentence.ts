/** A sentence of a finding: its id in a catalogue, and its values by name, which may be sentences too. */
export interface Sentence {
  readonly id: string;
  readonly values: Readonly<Record<string, string | Sentence>>;
}

/** The names in braces; braces with a blank or nothing in them are those of JSON. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, `${string} ${string}` | ''> | NamesIn<Rest>
  : never;

/** The values of a sentence, if it has names in braces. */
type ValuesIn<Text extends string> =
  NamesIn<Text> extends never ? [] : [values: Readonly<Record<NamesIn<Text>, string | Sentence>>];

/** Makes the sentences of a catalogue in English: one without its words, or with other values, does not compile. */
export function sentencesOf<Catalogue extends Readonly<Record<string, string>>>() {
  return <Id extends keyof Catalogue & string>(id: Id, ...[values]: ValuesIn<Catalogue[Id]>): Sentence => ({
    id,
    values: values ?? {},
  });
}

/** Ids of sentences about a mistake, beside which `id.fix` says what to do. */
export type MistakeId<Catalogue> = {
  [Id in keyof Catalogue & string]: Id extends `${infer Name}.fix` ? Name & keyof Catalogue : never;
}[keyof Catalogue & string];

/** The text of a mistake and its fix. */
type MistakeText<
  Catalogue extends Readonly<Record<string, string>>,
  Id extends string,
> = `${Catalogue[Id]}${Catalogue[`${Id}.fix`]}`;

/** Makes the sentences of a mistake and its fix, which have the same values. */
export function mistakesOf<Catalogue extends Readonly<Record<string, string>>>() {
  return <Id extends MistakeId<Catalogue>>(id: Id, ...[values]: ValuesIn<MistakeText<Catalogue, Id>>) => ({
    message: { id, values: values ?? {} } satisfies Sentence,
    hint: { id: `${id}.fix`, values: values ?? {} } satisfies Sentence,
  });
}
