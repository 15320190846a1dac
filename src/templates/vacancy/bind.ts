import type { RecordContext } from '../../engine/binding/context';
import { bindFacts, type Fact } from '../../engine/binding/fact';
import { bindText, type BoundText } from '../../engine/binding/text';
import { recordKey, type CouncilRecord } from '../../engine/record/record';
import type { SectionOf } from '../declaration';
import { samePosition, type IndexAt } from '../shared/bind-batches';
import { bindButtons, type DocumentButton } from '../shared/documents/bind-buttons';

/** A statement that nobody holds an office, ready to render. */
export interface Vacancy {
  readonly key: string;
  readonly title: BoundText | null;
  readonly body: BoundText | null;
  readonly facts: readonly Fact[];
  readonly documents: readonly DocumentButton[];
}

/** The statements of a section; documents that they do not have are left out. */
export function bindVacancies(
  { bind }: SectionOf<'vacancy'>,
  records: readonly CouncilRecord[],
  context: RecordContext,
  indexAt: IndexAt = samePosition,
): readonly Vacancy[] {
  return records.map((record, position) => ({
    key: recordKey(record, indexAt(position)),
    title: bindText(bind.title, record, context),
    body: bindText(bind.body, record, context),
    facts: bindFacts(bind.facts, record, context),
    documents: bindButtons(bind.documents ?? [], record, context).filter(({ address }) => address !== null),
  }));
}
