import { Skeleton } from '../../site/ui/state/Skeleton';
import styled from '@emotion/styled';
import { useId } from 'react';
import { surfaceStyles } from '../../site/ui/layout/PageWidth';
import { DateLine } from '../../site/ui/text/DateLine';
import { ReadMore } from '../../site/ui/text/ReadMore';
import { Facts } from '../shared/Facts';
import { ItemTitle } from '../shared/ItemTitle';
import type { ListItem } from './bind';
import type { ListVariantProps, ListVariant } from './variant';

/** A text alone is as wide as a text to read; several are sheets, side by side where there is room. */
const Texts = styled('ul')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 540px), 1fr));
  gap: 16px 24px;
  margin-bottom: 24px;
  & > li {
    max-width: var(--measure);
  }
  & > li:not(:only-child) {
    ${surfaceStyles}
    max-width: none;
    padding: 16px 20px;
  }
  & h2,
  & h3 {
    margin-bottom: 6px;
    font-size: var(--h3);
  }
`;

function TextItem({
  item: { title, body, date, facts },
  level,
}: { readonly item: ListItem } & Pick<ListVariantProps, 'level'>) {
  const id = useId();
  return (
    <li>
      <ItemTitle of={title} level={level} id={id} />
      {date && <DateLine of={date} />}
      {body && <ReadMore of={body} about={title ? id : undefined} />}
      <Facts facts={facts} />
    </li>
  );
}

function TextItems({ items, level }: ListVariantProps) {
  return (
    <Texts>
      {items.map((item) => (
        <TextItem key={item.key} item={item} level={level} />
      ))}
    </Texts>
  );
}

function TextsSkeleton() {
  return (
    <Texts>
      <li>
        <Skeleton style={{ height: '7em' }} />
      </li>
    </Texts>
  );
}

/** Texts: paragraphs that can be opened. */
export const texts: ListVariant = { Items: TextItems, Skeleton: TextsSkeleton };
