import type { ContentChoice, ContentList, OlderText } from '../../api/content-api';

/** What the fields of a form need to know of the list. */
export interface RecordFormContext extends Pick<ContentList, 'languages' | 'choices'> {
  /** Names of the fields that are shown on demand. */
  readonly rare: readonly string[];
  readonly review: TextsInReview;
  /** What may be looked at, by the path of its field: keys with dots between them. */
  readonly notes: ReadonlyMap<string, readonly string[]>;
}

/** What may be looked at in a field, and does not prevent publishing. */
export function notesAt(
  { notes }: Pick<RecordFormContext, 'notes'>,
  path: readonly (string | number)[],
): readonly string[] {
  return notes.get(path.join('.')) ?? [];
}

/** The texts that are older than another language, and what notes that one is still right. */
export interface TextsInReview {
  readonly older: readonly OlderText[];
  readonly confirm: (text: OlderText) => Promise<void>;
}

/** The choices of a field; undefined for a field that is no choice. */
export function choicesAt(
  { choices }: RecordFormContext,
  path: readonly (string | number)[],
): readonly ContentChoice[] | undefined {
  return choices[path.filter((key) => typeof key === 'string').join('.')];
}
