import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Path } from '../src/check/document/path';

/**
 * Removes a key or an item from a JSON text, with its comma; everything else stays as it is written. jsonc-parser's `modify`
 * removes too little of the last item of a list, and the line break before the second key.
 */
export function removeAt(text: string, path: Path): string {
  const root = parseTree(text);
  const value = root && findNodeAtLocation(root, [...path]);
  const node = value?.parent?.type === 'property' ? value.parent : value;
  const siblings = node?.parent?.children ?? [];
  if (!node) return text;
  const index = siblings.indexOf(node);
  const [previous, next] = [siblings[index - 1], siblings[index + 1]];
  const end = node.offset + node.length;
  if (previous) return text.slice(0, previous.offset + previous.length) + text.slice(end);
  return text.slice(0, node.offset) + text.slice(next?.offset ?? end);
}
