import type { ComponentType } from 'react';
import type { SectionOf } from '../contract';
import type { ListItem } from './bind';

/** What a look gets to draw. */
export interface ItemsProps {
  readonly section: SectionOf<'list'>;
  readonly items: readonly ListItem[];
  /** Level of the items' headings. */
  readonly level: 'h2' | 'h3';
}

/** A look of the list, and its shape while the records are loading. */
export interface Look {
  readonly Items: ComponentType<ItemsProps>;
  readonly Bones: ComponentType;
}
