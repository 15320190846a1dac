import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { offscreenItemStyles } from '../../ui/list/offscreen-styles';
import { Picture } from '../../ui/picture/Picture';
import { sizesWithPhone } from '../../ui/picture/phone-sizes';
import { DateLine } from '../../ui/text/DateLine';
import { ReadMore } from '../../ui/text/ReadMore';
import { TextWithLang } from '../../ui/text/TextWithLang';
import { useContent } from '../content';
import { Facts } from '../shared/Facts';
import type { ListItem } from './bind';
import type { ListVariantProps, ListVariant } from './variant';

const Story = styled('li')`
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

const StoryPicture = styled(Picture)`
  align-self: center;
  border-radius: var(--radius-card);
`;

const StoryHeading = styled('h3')`
  margin-bottom: 8px;
  font-size: var(--h3);
`;

interface StoryProps extends Pick<ListVariantProps, 'level'> {
  readonly item: ListItem;
  readonly eager: boolean;
}

const StoryItem = memo(function StoryItem({
  item: { picture, title, body, date, facts },
  eager,
  level,
}: StoryProps) {
  return (
    <Story className={picture === null ? undefined : 'pictured'}>
      {picture !== null && (
        <StoryPicture
          className="photo"
          src={picture}
          alt=""
          ratio="16/9"
          sizes={sizesWithPhone('(max-width: 767px) 100vw, 50vw')}
          eager={eager}
        />
      )}
      <div>
        {title && (
          <StoryHeading as={level}>
            <TextWithLang of={title} />
          </StoryHeading>
        )}
        {date && <DateLine of={date} />}
        {body && <ReadMore of={body} />}
        <Facts facts={facts} />
      </div>
    </Story>
  );
});

function StoryItems({ items, level }: ListVariantProps) {
  const { isFirstSection } = useContent();
  return (
    <ul>
      {items.map((item, index) => (
        <StoryItem key={item.key} item={item} eager={isFirstSection && index === 0} level={level} />
      ))}
    </ul>
  );
}

function StoriesSkeleton() {
  return (
    <ul>
      {Array.from({ length: 2 }, (_, index) => (
        <Story key={index} className="pictured">
          <Skeleton style={{ aspectRatio: '16/9' }} />
          <div>
            <Skeleton style={{ height: '9em' }} />
          </div>
        </Story>
      ))}
    </ul>
  );
}

/** Stories (`tales` in the config): picture and text on alternating sides; one without a picture is text alone. */
export const stories: ListVariant = { Items: StoryItems, Skeleton: StoriesSkeleton };
