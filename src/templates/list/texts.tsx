import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { ReadMore } from '../../ui/ReadMore';
import { Bone } from '../../ui/Skeleton';
import { Words } from '../../ui/Words';
import type { ListItem } from './bind';
import type { ItemsProps, Look } from './look';

const Texts = styled('ul')`
  max-width: var(--measure);
  margin-bottom: 24px;
  & > li + li {
    margin-top: 24px;
  }
  & h2,
  & h3 {
    margin-bottom: 6px;
    font-size: var(--h3);
  }
`;

function TextItem({
  item: { title, body },
  level: Heading,
}: { readonly item: ListItem } & Pick<ItemsProps, 'level'>) {
  const id = useId();
  return (
    <li>
      {title && (
        <Heading id={id}>
          <Words of={title} />
        </Heading>
      )}
      {body && <ReadMore of={body} about={title ? id : undefined} />}
    </li>
  );
}

function TextItems({ items, level }: ItemsProps) {
  return (
    <Texts>
      {items.map((item) => (
        <TextItem key={item.key} item={item} level={level} />
      ))}
    </Texts>
  );
}

function TextBones() {
  return (
    <Texts>
      <li>
        <Bone style={{ height: '7em' }} />
      </li>
    </Texts>
  );
}

/** Texts: paragraphs that can be opened. */
export const texts: Look = { Items: TextItems, Bones: TextBones };
