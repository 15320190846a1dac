import { Skeleton } from '../../site/ui/state/Skeleton';
import styled from '@emotion/styled';
import { memo } from 'react';
import { offscreenItemStyles } from '../../site/ui/list/offscreen-styles';
import { Picture } from '../../site/ui/picture/Picture';
import { ReadMore } from '../../site/ui/text/ReadMore';
import { surfaceStyles } from '../../site/ui/layout/PageWidth';
import { LinkedText } from '../../site/ui/text/LinkedText';
import type { Card } from './bind';
import { CardHeading, CardList } from './card-styles';
import { Facts } from '../shared/Facts';
import type { CardVariantProps, CardVariant } from './variant';

const Person = styled('li')`
  ${surfaceStyles}
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-content: flex-start;
  padding: 16px;
  ${offscreenItemStyles(340)}
  & .portrait {
    flex: none;
    align-self: flex-start;
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
    font-size: var(--control);
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
    & .portrait {
      width: 112px;
    }
  }
  @media print {
    padding: 12px;
    break-inside: avoid;
    & .portrait {
      width: 64px;
    }
  }
`;

interface PersonProps extends Omit<CardVariantProps, 'cards' | 'section'> {
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
          <CardHeading of={title} level={level} />
          {subtitle && (
            <p>
              <LinkedText of={subtitle} />
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

function PeopleCards({ section, cards, ...rest }: CardVariantProps) {
  const pictured = section.bind.image !== undefined;
  return (
    <CardList>
      {cards.map((card) => (
        <PersonCard key={card.key} card={card} pictured={pictured} {...rest} />
      ))}
    </CardList>
  );
}

function PeopleSkeleton() {
  return (
    <CardList>
      {Array.from({ length: 6 }, (_, index) => (
        <Person key={index}>
          <Skeleton className="portrait" style={{ aspectRatio: '4/5' }} />
          <header>
            <Skeleton style={{ height: '1.5em', width: '80%' }} />
            <Skeleton style={{ height: '1.2em', width: '45%', marginTop: '8px' }} />
          </header>
          <dl>
            <Skeleton style={{ height: '8.5em' }} />
          </dl>
        </Person>
      ))}
    </CardList>
  );
}

/** People: portrait, name and post, facts below. */
export const people: CardVariant = { Cards: PeopleCards, Skeleton: PeopleSkeleton };
