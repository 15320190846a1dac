import { Skeleton } from '../../site/ui/state/Skeleton';
import styled from '@emotion/styled';
import { memo } from 'react';
import { offscreenItemStyles } from '../../site/ui/list/offscreen-styles';
import { Picture } from '../../site/ui/picture/Picture';
import { sizesWithPhone } from '../../site/ui/picture/phone-sizes';
import { DateLine } from '../../site/ui/text/DateLine';
import { ReadMore } from '../../site/ui/text/ReadMore';
import { useContent } from '../content';
import { Facts } from '../shared/Facts';
import { ItemTitle } from '../shared/ItemTitle';
import type { ListItem } from './bind';
import type { ListVariantProps, ListVariant } from './variant';

const Tale = styled('li')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  ${offscreenItemStyles(420)}
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
    &.pictured:nth-of-type(even) .photo {
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

const TaleHeading = styled(ItemTitle)`
  margin-bottom: 8px;
  font-size: var(--h3);
`;

interface TaleProps extends Pick<ListVariantProps, 'level'> {
  readonly item: ListItem;
  readonly eager: boolean;
}

const TaleItem = memo(function TaleItem({
  item: { picture, title, body, date, facts },
  eager,
  level,
}: TaleProps) {
  return (
    <Tale className={picture === null ? undefined : 'pictured'}>
      {picture !== null && (
        <TalePicture
          className="photo"
          src={picture}
          alt=""
          ratio="16/9"
          sizes={sizesWithPhone(767, '(max-width: 1375px) calc(50vw - 44px), 640px')}
          eager={eager}
        />
      )}
      <div>
        <TaleHeading of={title} level={level} />
        {date && <DateLine of={date} />}
        {body && <ReadMore of={body} />}
        <Facts facts={facts} />
      </div>
    </Tale>
  );
});

function TaleItems({ items, level }: ListVariantProps) {
  const { isFirstSection } = useContent();
  return (
    <ul>
      {items.map((item, index) => (
        <TaleItem key={item.key} item={item} eager={isFirstSection && index === 0} level={level} />
      ))}
    </ul>
  );
}

function TalesSkeleton() {
  return (
    <ul>
      {Array.from({ length: 2 }, (_, index) => (
        <Tale key={index} className="pictured">
          <Skeleton style={{ aspectRatio: '16/9' }} />
          <div>
            <Skeleton style={{ height: '9em' }} />
          </div>
        </Tale>
      ))}
    </ul>
  );
}

/** Tales: picture and text on alternating sides; one without a picture is text alone. */
export const tales: ListVariant = { Items: TaleItems, Skeleton: TalesSkeleton };
