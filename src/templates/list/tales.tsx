import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { LongList } from '../../ui/LongList';
import { manyItems } from '../../ui/many-items';
import { Picture } from '../../ui/Picture';
import { ReadMore } from '../../ui/ReadMore';
import { Bone } from '../../ui/Skeleton';
import { Words } from '../../ui/Words';
import type { ListItem } from './bind';
import type { ItemsProps, Look } from './look';

const Tale = styled('li')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  ${manyItems(420)}
  & + & {
    margin-top: var(--gap);
  }
  & > div {
    align-self: center;
  }
  @media (min-width: 768px) {
    &.pictured {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: 40px;
    }
    &.pictured:nth-of-type(even) > :not(div) {
      order: 2;
    }
  }
  @media print {
    break-inside: avoid;
  }
`;

const TalePicture = styled(Picture)`
  align-self: center;
  border-radius: var(--radius-card);
`;

const TaleHeading = styled('h3')`
  margin-bottom: 8px;
  font-size: var(--h3);
`;

interface TaleProps extends Pick<ItemsProps, 'level'> {
  readonly item: ListItem;
  readonly pictured: boolean;
  readonly first: boolean;
}

const TaleItem = memo(function TaleItem({
  item: { picture, title, body },
  pictured,
  first,
  level,
}: TaleProps) {
  return (
    <Tale className={pictured ? 'pictured' : undefined}>
      {pictured && (
        <TalePicture src={picture} alt="" ratio="16/9" sizes="(max-width: 767px) 100vw, 50vw" eager={first} />
      )}
      <div>
        {title && (
          <TaleHeading as={level}>
            <Words of={title} />
          </TaleHeading>
        )}
        {body && <ReadMore of={body} />}
      </div>
    </Tale>
  );
});

function TaleItems({ section, items, level }: ItemsProps) {
  const pictured = section.bind.image !== undefined;
  return (
    <LongList items={items} within={(drawn) => <ul>{drawn}</ul>}>
      {(item, index) => (
        <TaleItem key={item.key} item={item} pictured={pictured} first={index === 0} level={level} />
      )}
    </LongList>
  );
}

function TaleBones() {
  return (
    <ul>
      {Array.from({ length: 2 }, (_, index) => (
        <Tale key={index} className="pictured">
          <Bone style={{ aspectRatio: '16/9' }} />
          <div>
            <Bone style={{ height: '9em' }} />
          </div>
        </Tale>
      ))}
    </ul>
  );
}

/** Tales: picture and text, the sides alternating. */
export const tales: Look = { Items: TaleItems, Bones: TaleBones };
