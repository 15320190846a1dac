import { termOf } from '../../binding/arrange';
import { bindFacts, type Fact } from '../../binding/fact';
import { idOf, textOf, type CouncilRecord } from '../../binding/council-record';
import type { RecordContext } from '../../binding/context';
import { bindPicture } from '../../binding/picture';
import { bindText, type BoundText } from '../../binding/text';
import type { Relabel } from '../../config/site-config.generated';
import type { SectionOf } from '../contract';

/** A card, ready to be drawn. */
export interface Card {
  /** Unique among the cards of its grid, whatever ids the records have. */
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
  council: CouncilRecord | null,
): readonly Card[] {
  const label = relabeller(section.relabel, records, context, council);
  return records.map((record, index) => ({ ...bindCard(section, record, context, index), ...label(record) }));
}

function bindCard(
  { bind }: SectionOf<'card-grid'>,
  record: CouncilRecord,
  context: RecordContext,
  index: number,
): Card {
  return {
    key: `${idOf(record) ?? ''}-${index}`,
    picture: bindPicture(bind.image, record),
    title: bindText(bind.title, record, context),
    subtitle: bindText(bind.subtitle, record, context),
    body: bindText(bind.body, record, context),
    facts: bindFacts(bind.facts, record, context),
    caption: bindText(bind.caption, record, context),
    viewerCaption: bindText(bind.viewerCaption, record, context),
  };
}

type Label = (record: CouncilRecord) => Partial<Pick<Card, 'title' | 'subtitle'>>;

/** Another text for the records of some terms: one if every term has a record, another if not (specification, 2.8). */
function relabeller(
  relabel: Relabel | undefined,
  records: readonly CouncilRecord[],
  { site, say }: RecordContext,
  council: CouncilRecord | null,
): Label {
  if (!relabel) return () => ({});
  const { slot, field, terms, together, alone } = relabel;
  const found = records.map((record) => termOf(record, field, terms, site));
  const all = terms.every((term) => found.includes(term));
  const name = council ? (textOf(council, site.config.council.bind.name) ?? '') : '';
  return (record) => {
    const place = terms.indexOf(termOf(record, field, terms, site) ?? '');
    if (place < 0) return {};
    const number = site.language.numerals[place] ?? String(place + 1);
    return { [slot]: { text: all ? say(together, { council: name, number }) : say(alone) } };
  };
}
