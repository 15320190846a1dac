import type { Words } from '../../binding/words';
import type { MenuEntry } from '../../config/site-config.generated';
import type { Subject } from '../../templates/contract';

interface Labelled {
  readonly label: Words;
  /** Stands before it in the small-screen menu. */
  readonly icon: MenuEntry['icon'] | null;
}

/** A link to a page of the site; with a subject, to the page about that one. */
export interface PageNode extends Labelled {
  readonly kind: 'page';
  readonly path: string;
  readonly subject: Subject | null;
  /** Its marker is the page's. */
  readonly lit: boolean;
  /** It is the very page that is shown. */
  readonly current: boolean;
}

/** A link to another site, opened in a new tab. */
export interface OutsideNode extends Labelled {
  readonly kind: 'outside';
  readonly href: string;
  readonly tooltip: Words | null;
}

/** Entries under a label. */
export interface GroupNode extends Labelled {
  readonly kind: 'group';
  readonly lit: boolean;
  readonly entries: readonly MenuNode[];
}

/** A line in the place of entries that are not there, or not yet. */
export interface NoticeNode {
  readonly kind: 'notice';
  readonly text: string;
  /** Asks for the list again, where that failed. */
  readonly retry: (() => void) | null;
}

/** An entry of the menu, as it is drawn. */
export type MenuNode = PageNode | OutsideNode | GroupNode | NoticeNode;

/** Whether an entry is, or holds, the page that is shown. */
export function holdsCurrent(node: MenuNode): boolean {
  if (node.kind === 'group') return node.entries.some(holdsCurrent);
  return node.kind === 'page' && node.current;
}

/** Whether an entry stands for the page that is shown. */
export function isLit(node: MenuNode): boolean {
  return (node.kind === 'group' || node.kind === 'page') && node.lit;
}
