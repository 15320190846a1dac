import type { ComponentType } from 'react';
import type { SectionOf } from '../declaration';
import type { ItemLevel } from '../shared/ItemTitle';
import type { Card } from './bind';

/** Props of a variant of the card grid. */
export interface CardVariantProps {
  readonly section: SectionOf<'card-grid'>;
  /** At least one. */
  readonly cards: readonly Card[];
  /** Level of the cards' headings. */
  readonly level: ItemLevel;
  /** Called when the picture of a card fails to load. */
  readonly onBroken: (src: string) => void;
}

/** A variant of the card grid, with its skeleton. */
export interface CardVariant {
  readonly Cards: ComponentType<CardVariantProps>;
  readonly Skeleton: ComponentType;
}
