import { matchTerm } from '../../engine/record/match-term';
import { bindFacts, type Fact } from '../../engine/binding/fact';
import { recordKey, fieldText, type CouncilRecord } from '../../engine/record/record';
import type { RecordContext } from '../../engine/binding/context';
import { bindPicture } from '../../engine/binding/picture';
import { bindText, type BoundText } from '../../engine/binding/text';
import type { SectionOf } from '../declaration';
import { samePosition, type IndexAt } from '../shared/bind-batches';

/** A card, ready to render. */
export interface Card {
  /** Unique in its grid even if ids repeat. */
  readonly key: string;
  readonly picture: string | null;
  readonly title: BoundText | null;
  readonly subtitle: BoundText | null;
  readonly body: BoundText | null;
  readonly facts: readonly Fact[];
  readonly caption: BoundText | null;
  readonly viewerCaption: BoundText | null;
}

/** The cards of a grid, one for each record, in the order of the records. */
export function bindCards(
  section: SectionOf<'card-grid'>,
  records: readonly CouncilRecord[],
  context: RecordContext,
  relabel: RelabelCard = keepLabels,
  indexAt: IndexAt = samePosition,
): readonly Card[] {
  return records.map((record, position) => ({
    ...bindCard(section, record, context, indexAt(position)),
    ...relabel(record),
  }));
}

function bindCard(
  { bind }: SectionOf<'card-grid'>,
  record: CouncilRecord,
  context: RecordContext,
  index: number,
): Card {
  return {
    key: recordKey(record, index),
    picture: bindPicture(bind.image, record),
    title: bindText(bind.title, record, context),
    subtitle: bindText(bind.subtitle, record, context),
    body: bindText(bind.body, record, context),
    facts: bindFacts(bind.facts, record, context),
    caption: bindText(bind.caption, record, context),
    viewerCaption: bindText(bind.viewerCaption, record, context),
  };
}

/** Returns the texts that replace those of a record's card. */
export type RelabelCard = (record: CouncilRecord) => Partial<Pick<Card, 'title' | 'subtitle'>>;

const keepLabels: RelabelCard = () => ({});

/** Replaces a text of records that match the terms: one text if every term has a record, another if not (B2.8.11). */
export function relabelCards(
  { relabel }: SectionOf<'card-grid'>,
  records: readonly CouncilRecord[],
  { site, translate }: RecordContext,
  council: CouncilRecord | null,
): RelabelCard {
  if (!relabel) return keepLabels;
  const { slot, field, terms, together, alone } = relabel;
  const found = records.map((record) => matchTerm(record, field, terms, site));
  const all = terms.every((term) => found.includes(term));
  const name = council ? (fieldText(council, site.config.council.bind.name) ?? '') : '';
  return (record) => {
    const place = terms.indexOf(matchTerm(record, field, terms, site) ?? '');
    if (place < 0) return {};
    const number = site.language.numerals[place] ?? String(place + 1);
    return { [slot]: { text: all ? translate(together, { council: name, number }) : translate(alone) } };
  };
}
