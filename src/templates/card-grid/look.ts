import type { ComponentType } from 'react';
import type { SectionOf } from '../contract';
import type { Card } from './bind';

/** What a look gets to draw. */
export interface CardsProps {
  readonly section: SectionOf<'card-grid'>;
  /** At least one. */
  readonly cards: readonly Card[];
  /** Level of the cards' headings. */
  readonly level: 'h2' | 'h3';
  /** Told when a card's picture cannot be shown. */
  readonly onBroken: (src: string) => void;
}

/** A look of the cards, and its shape while the records are loading. */
export interface Look {
  readonly Cards: ComponentType<CardsProps>;
  readonly Bones: ComponentType;
}
