import { useMemo } from 'react';
import { recordContext } from '../../engine/binding/context';
import type { CouncilRecord } from '../../engine/record/record';
import type { CardGridSection } from '../../engine/site-config.generated';
import { VisuallyHidden } from '../../site/ui/text/VisuallyHidden';
import { SectionHeading } from '../../site/ui/text/SectionHeading';
import { useImageError } from '../../site/ui/picture/use-image-error';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import type { BindBatch } from '../shared/bind-batches';
import type { KeepRecord } from '../shared/CategoryFilter';
import { itemLevel } from '../shared/ItemTitle';
import { PageLinks } from '../shared/PageLinks';
import { useBoundRecords, type BoundRecords } from '../shared/use-bound-records';
import { FilteredRecords, FoundCount } from '../shared/FilteredRecords';
import { NoRecords } from '../shared/Records';
import { bindCards, relabelCards, type Card } from './bind';
import type { CardVariant } from './variant';
import { people } from './people';
import { pictures } from './pictures';
import { plaques } from './plaques';
import { articles } from './articles';

const variants: Readonly<Record<CardGridSection['look'], CardVariant>> = {
  people,
  articles,
  pictures,
  plaques,
};

interface SectionProps {
  readonly section: SectionOf<'card-grid'>;
}

/** Records as cards, in one of four variants, with a category filter where the section has one. */
export function CardGridTemplate({ section }: SectionProps) {
  const { Skeleton } = variants[section.look];
  return (
    <FilteredRecords of={section} heading={<Heading section={section} />} skeleton={<Skeleton />}>
      {(records, keep) => <Cards section={section} records={records} keep={keep} />}
    </FilteredRecords>
  );
}

/** The title of the section. For officials it is visually hidden unless `showTitle` is set: each plaque shows the post. */
function Heading({ section: { title, look, showTitle = false } }: SectionProps) {
  const { context } = useContent();
  if (title === undefined) return null;
  return look === 'plaques' && !showTitle ? (
    <VisuallyHidden as="h2">{context.translate(title)}</VisuallyHidden>
  ) : (
    <SectionHeading>{context.translate(title)}</SectionHeading>
  );
}

interface CardsProps extends SectionProps {
  readonly records: readonly CouncilRecord[];
  readonly keep: KeepRecord | undefined;
}

function useCards({ section, records, keep }: CardsProps): BoundRecords<Card> {
  const { context, council } = useContent();
  const bind = useMemo<BindBatch<Card>>(() => {
    const bound = recordContext(section.source, context);
    const relabel = relabelCards(section, records, bound, council);
    return (batch, indexAt) => bindCards(section, batch, bound, relabel, indexAt);
  }, [section, records, context, council]);
  return useBoundRecords(records, bind, keep);
}

function Cards(props: CardsProps) {
  const { section, keep } = props;
  const [broken, noteBroken] = useImageError();
  const { items, total, page, complete } = useCards(props);
  const cards = useMemo(() => {
    const shown = ({ picture }: Card) =>
      section.brokenImage !== 'hide' || (picture !== null && !broken.has(picture));
    return items.filter(shown);
  }, [items, section, broken]);
  const VariantCards = variants[section.look].Cards;
  return (
    <>
      {keep && <FoundCount of={complete ? cards.length : total} pictures={section.look === 'pictures'} />}
      {cards.length > 0 || !complete ? (
        <VariantCards section={section} cards={cards} level={itemLevel(section)} onBroken={noteBroken} />
      ) : (
        <NoRecords of={section} />
      )}
      <PageLinks of={page} />
    </>
  );
}
