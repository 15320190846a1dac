import type { ComponentType } from 'react';
import type { SectionOf } from '../declaration';
import type { ItemLevel } from '../shared/ItemTitle';
import type { ListItem } from './bind';

/** Props of a variant of the list. */
export interface ListVariantProps {
  readonly section: SectionOf<'list'>;
  readonly items: readonly ListItem[];
  /** Level of the items' headings. */
  readonly level: ItemLevel;
}

/** A variant of the list, with its skeleton. */
export interface ListVariant {
  readonly Items: ComponentType<ListVariantProps>;
  readonly Skeleton: ComponentType;
}
