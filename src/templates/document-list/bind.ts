import { recordContext, type BindContext } from '../../engine/binding/context';
import { bindDay } from '../../engine/binding/date';
import { inDigits } from '../../engine/binding/digits';
import { prepareRecords } from '../../engine/binding/prepare-records';
import { bindText } from '../../engine/binding/text';
import { recordKey, type CouncilRecord } from '../../engine/record/record';
import type { DocumentGroup } from '../../engine/site-config.generated';
import type { SectionOf } from '../declaration';
import { listOfGroup } from './declaration';
import { bindButtons } from '../shared/documents/bind-buttons';
import type { DocumentRow } from '../shared/documents/DocumentRows';

/** A row of the list, with what it is filtered by. */
export interface ListedDocument extends DocumentRow {
  /** Position of its group. */
  readonly kind: number;
}

/** Records by source. */
export type RecordsBySource = Readonly<Record<string, readonly CouncilRecord[]>>;

function bindGroup(
  group: DocumentGroup,
  kind: number,
  all: readonly CouncilRecord[],
  context: BindContext,
): readonly ListedDocument[] {
  const { source, bind, label, icon = 'file-text' } = group;
  const records = prepareRecords(all, listOfGroup(group), context);
  const ofRecords = recordContext(source, context);
  return records.flatMap((record, index) => {
    const buttons = bindButtons(bind.documents, record, ofRecords).filter(({ file }) => file !== null);
    if (buttons.length === 0) return [];
    const key = `${kind}-${recordKey(record, index)}`;
    const title = bindText(bind.title, record, ofRecords);
    const date = bindDay(bind.date, record, context);
    return [
      { key, icon, title, body: null, caption: context.translate(label), date, facts: [], buttons, kind },
    ];
  });
}

/** The documents of all groups, the newest first; those without a date last, in the order of the config. */
export function bindDocuments(
  { groups }: SectionOf<'document-list'>,
  records: RecordsBySource,
  context: BindContext,
): readonly ListedDocument[] {
  const documents = groups.flatMap((group, kind) =>
    bindGroup(group, kind, records[group.source] ?? [], context),
  );
  return documents.sort((a, b) => (b.date?.day ?? '').localeCompare(a.date?.day ?? ''));
}

/** A choice of a filter: its value and its words. */
export interface FilterChoice {
  readonly key: string;
  readonly words: { readonly text: string };
}

/** The kinds of which there are documents, in the order of the config. */
export function kindChoices(
  { groups }: SectionOf<'document-list'>,
  documents: readonly ListedDocument[],
  { translate }: BindContext,
): readonly FilterChoice[] {
  const kinds = new Set(documents.map(({ kind }) => kind));
  return groups.flatMap(({ label }, kind) =>
    kinds.has(kind) ? [{ key: String(kind), words: { text: translate(label) } }] : [],
  );
}

const yearOf = ({ date }: ListedDocument): string | null => date?.day.slice(0, 4) ?? null;

/** The years of the documents, the newest first. */
export function yearChoices(
  documents: readonly ListedDocument[],
  { site }: BindContext,
): readonly FilterChoice[] {
  const years = new Set(documents.flatMap((document) => yearOf(document) ?? []));
  return [...years].map((year) => ({ key: year, words: { text: inDigits(year, site.language) } }));
}

/** The documents of a kind and a year; null for any. */
export function filterDocuments(
  documents: readonly ListedDocument[],
  { kind, year }: { readonly kind: string | null; readonly year: string | null },
): readonly ListedDocument[] {
  return documents.filter(
    (document) =>
      (kind === null || String(document.kind) === kind) && (year === null || yearOf(document) === year),
  );
}
