import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';
import { LongList } from '../../ui/LongList';
import { manyItems } from '../../ui/many-items';
import { Picture } from '../../ui/Picture';
import { ReadMore } from '../../ui/ReadMore';
import { sheet } from '../../ui/Sheet';
import { Bone } from '../../ui/Skeleton';
import { Words } from '../../ui/Words';
import type { Card } from './bind';
import { CardHeading, CardList } from './card-styles';
import { Facts } from './Facts';
import type { CardsProps, Look } from './look';

const Story = styled('li')`
  ${sheet}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  overflow: hidden;
  ${manyItems(440)}
  & > div {
    padding: 16px 20px 20px;
    font-size: var(--small);
    line-height: 1.55;
  }
  & h2,
  & h3 {
    margin-bottom: 6px;
  }
  & > div > p {
    margin-bottom: 6px;
    color: var(--accent);
    font-weight: 700;
  }
  & button {
    margin-bottom: -12px;
  }
  @media print {
    break-inside: avoid;
  }
`;

interface StoryProps extends Omit<CardsProps, 'cards' | 'section'> {
  readonly card: Card;
  readonly pictured: boolean;
  readonly first: boolean;
}

const StoryCard = memo(function StoryCard({ card, pictured, first, level, onBroken }: StoryProps) {
  const { picture, title, subtitle, body, facts } = card;
  const id = useId();
  return (
    <Story>
      {pictured && (
        <Picture
          src={picture}
          alt=""
          ratio="16/9"
          sizes="(max-width: 740px) 100vw, (max-width: 1100px) 50vw, 420px"
          eager={first}
          onBroken={() => {
            if (picture !== null) onBroken(picture);
          }}
        />
      )}
      <div>
        {title && (
          <CardHeading as={level} id={id}>
            <Words of={title} />
          </CardHeading>
        )}
        {subtitle && (
          <p>
            <Words of={subtitle} />
          </p>
        )}
        {body && <ReadMore of={body} about={title ? id : undefined} />}
        <Facts facts={facts} />
      </div>
    </Story>
  );
});

function StoryCards({ section, cards, ...rest }: CardsProps) {
  const pictured = section.bind.image !== undefined;
  return (
    <LongList items={cards} within={(items) => <CardList>{items}</CardList>}>
      {(card, index) => (
        <StoryCard key={card.key} card={card} pictured={pictured} first={index === 0} {...rest} />
      )}
    </LongList>
  );
}

function StoryBones() {
  return (
    <CardList>
      {Array.from({ length: 3 }, (_, index) => (
        <Story key={index}>
          <Bone style={{ aspectRatio: '16/9' }} />
          <div>
            <Bone style={{ height: '1.5em', width: '60%', marginBottom: '12px' }} />
            <Bone style={{ height: '8em' }} />
          </div>
        </Story>
      ))}
    </CardList>
  );
}

/** Stories: a picture to the edges, a heading, a text that can be opened. */
export const stories: Look = { Cards: StoryCards, Bones: StoryBones };
