import { textLists } from '../../../api/text-lists';
import type { EditableList } from '../editable-list';
import { textIn } from './messages-list';

/** A text of the site in Markdown. */
export interface LegalText {
  readonly name: string;
  /** Its file without language and ending, such as `legal/privacy`. */
  readonly file: string;
  /** The title of its page, by language. */
  readonly title: Readonly<Record<string, string>>;
}

const withLineEnd = (text: string): string => (text.endsWith('\n') || text === '' ? text : `${text}\n`);

/** The list of the legal texts: one record for each, with its title and Markdown in every language. */
export function legalList(
  folder: string,
  documents: readonly LegalText[],
  codes: readonly string[],
): EditableList {
  const fileOf = (file: string, code: string) => `${folder}/${file}.${code}.md`;
  const places = documents.flatMap(({ name, file }) =>
    codes.map((code) => [fileOf(file, code), { key: name, path: ['text', code] }] as const),
  );
  const placeOf = new Map(places);
  return {
    name: textLists.legal,
    files: places.map(([file]) => file),
    isOpen: false,
    canMove: false,
    isReadable: () => true,
    read: (texts) =>
      documents.map(({ name, file, title }) => {
        const text = codes.map((code) => [code, texts.get(fileOf(file, code)) ?? ''] as const);
        return { key: name, record: { id: name, title, text: Object.fromEntries(text) } };
      }),
    write: (_texts, records) => {
      const known = new Map(documents.map(({ name, file }) => [name, file]));
      const written = records.flatMap((one) =>
        codes.flatMap((code) => {
          const file = known.get(one.key);
          const text = textIn(one, code);
          return file === undefined || text === undefined
            ? []
            : [[fileOf(file, code), withLineEnd(text)] as const];
        }),
      );
      return new Map(written);
    },
    placeOf: (file) => placeOf.get(file) ?? null,
  };
}
