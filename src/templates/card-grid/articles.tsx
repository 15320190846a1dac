import { Skeleton } from '../../site/ui/state/Skeleton';
import styled from '@emotion/styled';
import { memo, useId } from 'react';
import { offscreenItemStyles } from '../../site/ui/list/offscreen-styles';
import { Picture } from '../../site/ui/picture/Picture';
import { sizesWithPhone } from '../../site/ui/picture/phone-sizes';
import { ReadMore } from '../../site/ui/text/ReadMore';
import { surfaceStyles } from '../../site/ui/layout/PageWidth';
import { LinkedText } from '../../site/ui/text/LinkedText';
import { useContent } from '../content';
import type { Card } from './bind';
import { CardHeading, CardList } from './card-styles';
import { Facts } from '../shared/Facts';
import type { CardVariantProps, CardVariant } from './variant';

const Article = styled('li')`
  ${surfaceStyles}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  overflow: hidden;
  ${offscreenItemStyles(440)}
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
  & > div > * + dl {
    margin-top: 16px;
  }
  @media print {
    break-inside: avoid;
  }
`;

interface ArticleProps extends Omit<CardVariantProps, 'cards' | 'section'> {
  readonly card: Card;
  readonly pictured: boolean;
  readonly eager: boolean;
}

const ArticleCard = memo(function ArticleCard({ card, pictured, eager, level, onBroken }: ArticleProps) {
  const { picture, title, subtitle, body, facts } = card;
  const id = useId();
  return (
    <Article>
      {pictured && (
        <Picture
          src={picture}
          alt=""
          ratio="16/9"
          sizes={sizesWithPhone(740, '(max-width: 1100px) calc(50vw - 38px), 420px')}
          eager={eager}
          onBroken={() => {
            if (picture !== null) onBroken(picture);
          }}
        />
      )}
      <div>
        <CardHeading of={title} level={level} id={id} />
        {subtitle && (
          <p>
            <LinkedText of={subtitle} />
          </p>
        )}
        {body && <ReadMore of={body} about={title ? id : undefined} />}
        <Facts facts={facts} />
      </div>
    </Article>
  );
});

function ArticleCards({ section, cards, ...rest }: CardVariantProps) {
  const { isFirstSection } = useContent();
  const pictured = section.bind.image !== undefined;
  return (
    <CardList>
      {cards.map((card, index) => (
        <ArticleCard
          key={card.key}
          card={card}
          pictured={pictured}
          eager={isFirstSection && index === 0}
          {...rest}
        />
      ))}
    </CardList>
  );
}

function ArticlesSkeleton() {
  return (
    <CardList>
      {Array.from({ length: 3 }, (_, index) => (
        <Article key={index}>
          <Skeleton style={{ aspectRatio: '16/9' }} />
          <div>
            <Skeleton style={{ height: '1.5em', width: '60%', marginBottom: '12px' }} />
            <Skeleton style={{ height: '8em' }} />
          </div>
        </Article>
      ))}
    </CardList>
  );
}

/** Articles: a picture to the edges, a heading, a text that can be opened. */
export const articles: CardVariant = { Cards: ArticleCards, Skeleton: ArticlesSkeleton };
