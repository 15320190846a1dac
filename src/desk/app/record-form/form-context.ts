import type { ContentChoice, ContentList, OlderText } from '../../api/content-api';

/** The part of the list that the fields of a form need. */
export interface RecordFormContext extends Pick<ContentList, 'languages' | 'choices'> {
  /** Names of the fields that are shown on demand. */
  readonly rare: readonly string[];
  readonly review: TextsInReview;
  /** Warnings by the path of their field: keys with dots between them. */
  readonly notes: ReadonlyMap<string, readonly string[]>;
}

/** Warnings of a field, which do not prevent publishing. */
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
