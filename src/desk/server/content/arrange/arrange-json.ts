import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { hiddenKey } from '../../../api/content-api';

/** An element of a list in a JSON text, as it is wanted. */
export interface WantedElement {
  /** Where it is in the text, its index last. */
  readonly path: readonly (string | number)[];
  readonly isHidden: boolean;
}

const endOf = ({ offset, length }: Node): number => offset + length;

/** The text of an element with the key that hides it, or without. */
function elementText(text: string, element: Node, isHidden: boolean): string {
  const written = text.slice(element.offset, endOf(element));
  const members = element.children ?? [];
  const found = members.findIndex(({ children: [key] = [] }) => key?.value === hiddenKey);
  const without = found < 0 ? written : withoutMember(written, element.offset, members, found);
  return isHidden ? without.replace(/^\{\s*/, (start) => `${start}"${hiddenKey}": true, `) : without;
}

function withoutMember(written: string, start: number, members: readonly Node[], index: number): string {
  const [before, member, after] = [members[index - 1], members[index], members[index + 1]];
  if (!member) return written;
  const from = (after || !before ? member.offset : endOf(before)) - start;
  const to = (after ? after.offset : endOf(member)) - start;
  return written.slice(0, from) + written.slice(to);
}

function arrangeList(text: string, elements: readonly WantedElement[]): string {
  const root = parseTree(text);
  const nodes = elements.map(({ path }) => root && findNodeAtLocation(root, [...path]));
  const slots = nodes.filter((node) => node !== undefined).sort((one, other) => one.offset - other.offset);
  const texts = elements.flatMap(({ isHidden }, index) => {
    const node = nodes[index];
    return node ? [elementText(text, node, isHidden)] : [];
  });
  const [first] = slots;
  if (!first) return text;
  let [written, end] = [text.slice(0, first.offset), first.offset];
  for (const [index, slot] of slots.entries()) {
    written += text.slice(end, slot.offset) + (texts[index] ?? '');
    end = endOf(slot);
  }
  return written + text.slice(end);
}

/**
 * Puts the elements of lists in a JSON text in order and hides some of them; everything else stays as it is written.
 * @param elements all elements of each list, in the wanted order
 */
export function arrangeJson(text: string, elements: readonly WantedElement[]): string {
  const lists = new Map<string, WantedElement[]>();
  for (const element of elements) {
    const list = JSON.stringify(element.path.slice(0, -1));
    lists.set(list, [...(lists.get(list) ?? []), element]);
  }
  // Inner lists first: their paths hold until the list around them is in order.
  const sorted = [...lists.values()].sort((a, b) => (b[0]?.path.length ?? 0) - (a[0]?.path.length ?? 0));
  return sorted.reduce(arrangeList, text);
}
