import { wide } from '../../site/theme/component-theme';
import { Skeleton } from '../../site/ui/state/Skeleton';
import styled from '@emotion/styled';
import { memo } from 'react';
import { Picture } from '../../site/ui/picture/Picture';
import { surfaceStyles } from '../../site/ui/layout/PageWidth';
import { TextWithLang } from '../../site/ui/text/TextWithLang';
import { useContent } from '../content';
import type { Card } from './bind';
import { CardHeading } from './card-styles';
import type { CardVariantProps, CardVariant } from './variant';

const PlaqueList = styled('ul')`
  ${surfaceStyles}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > li + li {
    border-top: 1px solid var(--line);
  }
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > li + li:nth-of-type(2) {
      border-top: 0;
    }
    & > li:nth-of-type(even) {
      border-inline-start: 1px solid var(--line);
    }
    & > li:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
  ${wide} {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 16px;
    border: 0;
    background: none;
    & > li,
    & > li + li:nth-of-type(n) {
      ${surfaceStyles}
    }
  }
`;

/** Width in px of a portrait on wide screens. */
const portraitWidth = (height: number): number => height * 0.8;

const Plaque = styled('li', { shouldForwardProp: (name) => name !== 'height' })<{ height: number }>`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: 0 16px;
  align-items: center;
  padding: 10px 12px;
  & > div > p {
    color: var(--ink-soft);
    font-size: var(--small);
    line-height: 1.5;
  }
  ${wide} {
    display: block;
    flex: 1 1 160px;
    max-width: 260px;
    padding: 8px 8px 14px;
    text-align: center;
    & .portrait {
      width: min(100%, ${({ height }) => portraitWidth(height)}px);
      margin: 0 auto 10px;
    }
  }
`;

const Portrait = styled(Picture)`
  object-position: top;
  border-radius: var(--radius-control);
`;

const Name = styled(CardHeading)`
  font-size: 1.0625rem;
  line-height: 1.45;
`;

interface PlaqueProps extends Pick<CardVariantProps, 'level' | 'onBroken'> {
  readonly card: Card;
  readonly height: number;
  /** The `sizes` attribute of the portrait. */
  readonly sizes: string;
}

const PlaqueCard = memo(function PlaqueCard({
  card: { picture, title, subtitle },
  height,
  sizes,
  level,
  onBroken,
}: PlaqueProps) {
  return (
    <Plaque height={height}>
      <Portrait
        className="portrait"
        src={picture}
        alt=""
        ratio="4/5"
        sizes={sizes}
        onBroken={() => {
          if (picture !== null) onBroken(picture);
        }}
      />
      <div>
        <Name of={title} level={level} />
        {subtitle && (
          <p>
            <TextWithLang of={subtitle} />
          </p>
        )}
      </div>
    </Plaque>
  );
});

function PlaqueCards({ cards, level, onBroken }: CardVariantProps) {
  const { officerMaxHeight, wideFrom } = useContent().context.site.config.display;
  const sizes = `(max-width: ${wideFrom - 1}px) 72px, ${Math.ceil(portraitWidth(officerMaxHeight))}px`;
  return (
    <PlaqueList>
      {cards.map((card) => (
        <PlaqueCard
          key={card.key}
          card={card}
          height={officerMaxHeight}
          sizes={sizes}
          level={level}
          onBroken={onBroken}
        />
      ))}
    </PlaqueList>
  );
}

function PlaquesSkeleton() {
  const { officerMaxHeight } = useContent().context.site.config.display;
  return (
    <PlaqueList>
      {Array.from({ length: 4 }, (_, index) => (
        <Plaque key={index} height={officerMaxHeight}>
          <Skeleton style={{ aspectRatio: '4/5' }} />
          <div>
            <Skeleton style={{ height: '1.4em', margin: '10px auto 6px' }} />
            <Skeleton style={{ height: '1.2em' }} />
          </div>
        </Plaque>
      ))}
    </PlaqueList>
  );
}

/** Officials: plaques on wide screens, rows of one sheet on small ones. */
export const plaques: CardVariant = { Cards: PlaqueCards, Skeleton: PlaquesSkeleton };
