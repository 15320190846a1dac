import type { TaggedText } from '../../engine/binding/tagged-text';
import type { MenuEntry } from '../../engine/site-config.generated';
import type { Subject } from '../../templates/content';

interface Labelled {
  readonly label: TaggedText;
  /** Shown before the label in the modal menu. */
  readonly icon: MenuEntry['icon'] | null;
}

/** A link to a page of the site, or to its page about a subject. */
export interface PageNode extends Labelled {
  readonly kind: 'page';
  readonly path: string;
  readonly subject: Subject | null;
  /** Whether the current page has its marker. */
  readonly highlighted: boolean;
  /** Whether it links to the current page. */
  readonly current: boolean;
}

/** A link to another site, opened in a new tab. */
export interface ExternalNode extends Labelled {
  readonly kind: 'external';
  readonly href: string;
  readonly tooltip: TaggedText | null;
}

/** Entries under a label. */
export interface GroupNode extends Labelled {
  readonly kind: 'group';
  readonly highlighted: boolean;
  readonly entries: readonly MenuNode[];
}

/** A line of text that replaces entries: loading, failed or empty (B4.5.4). */
export interface StatusNode {
  readonly kind: 'status';
  readonly text: string;
  /** Fetches a failed list again. */
  readonly retry: (() => void) | null;
}

/** An entry of the menu. */
export type MenuNode = PageNode | ExternalNode | GroupNode | StatusNode;

/** Whether an entry links to the current page or contains such a link. */
export function holdsCurrent(node: MenuNode): boolean {
  if (node.kind === 'group') return node.entries.some(holdsCurrent);
  return node.kind === 'page' && node.current;
}

/** Whether an entry is highlighted for the current page (B2.1.5). */
export function isHighlighted(node: MenuNode): boolean {
  return (node.kind === 'group' || node.kind === 'page') && node.highlighted;
}
