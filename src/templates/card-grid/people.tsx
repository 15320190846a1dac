import { styled } from '@mui/material/styles';
import { memo } from 'react';
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

const Person = styled('li')`
  ${sheet}
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-content: flex-start;
  padding: 16px;
  ${manyItems(340)}
  & > .portrait {
    flex: none;
    width: 96px;
    object-position: top;
    border-radius: var(--radius-control);
  }
  & > header {
    flex: 1 1 7em;
    min-width: 0;
    align-self: center;
  }
  & > header > p {
    color: var(--accent);
    font-weight: 700;
    line-height: 1.45;
  }
  & > dl,
  & > .body {
    flex: 1 1 100%;
    min-width: 0;
  }
  @media (min-width: 768px) {
    padding: 20px;
    & > .portrait {
      width: 112px;
    }
  }
  @media print {
    padding: 12px;
    break-inside: avoid;
    & > .portrait {
      width: 64px;
    }
  }
`;

interface PersonProps extends Omit<CardsProps, 'cards' | 'section'> {
  readonly card: Card;
  readonly pictured: boolean;
}

const PersonCard = memo(function PersonCard({ card, pictured, level, onBroken }: PersonProps) {
  const { picture, title, subtitle, body, facts } = card;
  return (
    <Person>
      {pictured && (
        <Picture
          className="portrait"
          src={picture}
          alt=""
          ratio="4/5"
          sizes="112px"
          onBroken={() => {
            if (picture !== null) onBroken(picture);
          }}
        />
      )}
      {(title ?? subtitle) && (
        <header>
          {title && (
            <CardHeading as={level}>
              <Words of={title} />
            </CardHeading>
          )}
          {subtitle && (
            <p>
              <Words of={subtitle} />
            </p>
          )}
        </header>
      )}
      <Facts facts={facts} />
      {body && (
        <div className="body">
          <ReadMore of={body} />
        </div>
      )}
    </Person>
  );
});

function PeopleCards({ section, cards, ...rest }: CardsProps) {
  const pictured = section.bind.image !== undefined;
  return (
    <LongList items={cards} within={(items) => <CardList>{items}</CardList>}>
      {(card) => <PersonCard key={card.key} card={card} pictured={pictured} {...rest} />}
    </LongList>
  );
}

function PeopleBones() {
  return (
    <CardList>
      {Array.from({ length: 6 }, (_, index) => (
        <Person key={index}>
          <Bone className="portrait" style={{ aspectRatio: '4/5' }} />
          <header>
            <Bone style={{ height: '1.5em', width: '80%' }} />
            <Bone style={{ height: '1.2em', width: '45%', marginTop: '8px' }} />
          </header>
          <dl>
            <Bone style={{ height: '8.5em' }} />
          </dl>
        </Person>
      ))}
    </CardList>
  );
}

/** People: portrait, name and post, facts below. */
export const people: Look = { Cards: PeopleCards, Bones: PeopleBones };
