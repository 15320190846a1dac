import type { BoundText } from '../../engine/binding/text';
import { TextWithLang } from '../../site/ui/text/TextWithLang';

/** Level of the headings of items: below the title of their section, where it has one. */
export type ItemLevel = 'h2' | 'h3';

/** The level of the items of a section. */
export const itemLevel = ({ title }: { readonly title?: unknown }): ItemLevel => (title ? 'h3' : 'h2');

interface ItemTitleProps {
  readonly of: BoundText | null;
  readonly level: ItemLevel;
  readonly id?: string;
  readonly className?: string;
}

/** The title of an item; nothing for one without. */
export function ItemTitle({ of: title, level: Heading, ...attributes }: ItemTitleProps) {
  return (
    title && (
      <Heading {...attributes}>
        <TextWithLang of={title} />
      </Heading>
    )
  );
}
