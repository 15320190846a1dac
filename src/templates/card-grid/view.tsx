import { useMemo } from 'react';
import { contextOf } from '../../binding/context';
import type { CouncilRecord } from '../../binding/council-record';
import type { CardGridSection } from '../../config/site-config.generated';
import { Hidden } from '../../ui/Hidden';
import { SectionHeading } from '../../ui/SectionHeading';
import { Empty } from '../../ui/States';
import { useBroken } from '../../ui/use-broken';
import { useContent, type SectionOf } from '../contract';
import type { Keep } from '../Filter';
import { FilteredRecords, FoundCount } from '../FilteredRecords';
import { bindCards, type Card } from './bind';
import type { Look } from './look';
import { people } from './people';
import { pictures } from './pictures';
import { plaques } from './plaques';
import { stories } from './stories';

const looks: Readonly<Record<CardGridSection['look'], Look>> = { people, stories, pictures, plaques };

interface SectionProps {
  readonly section: SectionOf<'card-grid'>;
}

/** Records as cards, in one of four looks, under a filter where the section has one. */
export function CardGridTemplate({ section }: SectionProps) {
  const { Bones } = looks[section.look];
  return (
    <FilteredRecords of={section} heading={<Heading section={section} />} skeleton={<Bones />}>
      {(records, keep) => <Cards section={section} records={records} keep={keep} />}
    </FilteredRecords>
  );
}

/** The title of the section; officials have theirs for screen readers only, for their posts say who they are. */
function Heading({ section: { title, look } }: SectionProps) {
  const { context } = useContent();
  if (title === undefined) return null;
  return look === 'plaques' ? (
    <Hidden as="h2">{context.say(title)}</Hidden>
  ) : (
    <SectionHeading>{context.say(title)}</SectionHeading>
  );
}

interface CardsProps extends SectionProps {
  readonly records: readonly CouncilRecord[];
  readonly keep: Keep | undefined;
}

// All records are bound, and the filter chooses among the cards: so a card keeps its key, and its picture, in every category.
function Cards({ section, records, keep }: CardsProps) {
  const { context, council } = useContent();
  const [broken, noteBroken] = useBroken();
  const all = useMemo(
    () => bindCards(section, records, contextOf(section.source, context), council),
    [section, records, context, council],
  );
  const cards = useMemo(() => {
    const shown = ({ picture }: Card) =>
      section.brokenImage !== 'hide' || (picture !== null && !broken.has(picture));
    const kept = keep && records.map(keep);
    return all.filter((card, index) => (!kept || kept[index]) && shown(card));
  }, [all, records, keep, section, broken]);
  const Look = looks[section.look].Cards;
  return (
    <>
      {keep && <FoundCount of={cards.length} pictures={section.look === 'pictures'} />}
      {cards.length > 0 ? (
        <Look
          section={section}
          cards={cards}
          level={section.title === undefined ? 'h2' : 'h3'}
          onBroken={noteBroken}
        />
      ) : (
        <Empty text={context.say(section.empty ?? 'common.noData')} />
      )}
    </>
  );
}
