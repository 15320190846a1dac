import { findNodeAtLocation, type Edit, type Node } from 'jsonc-parser';

type Path = readonly (string | number)[];

/** A change of a config's text, with what it does in words. */
export interface Change {
  readonly edit: Edit;
  readonly says: string;
}

/** A key with its value, at a path. */
export function propertyAt(root: Node, path: Path): Node | undefined {
  const parent = findNodeAtLocation(root, [...path])?.parent;
  return parent?.type === 'property' ? parent : undefined;
}

const endOf = ({ offset, length }: Node): number => offset + length;

/** The whitespace between a key and the token before it: a space, or a line break with its indent. */
function spaceBefore(text: string, { offset }: Node): string {
  const before = text.slice(0, offset);
  return before.slice(before.trimEnd().length);
}

/** Adds a key after another one, on the same line or a new one, as the key that follows now. */
export function addAfter(text: string, property: Node, key: string, value: unknown): Edit {
  const siblings = property.parent?.children ?? [];
  const next = siblings[siblings.indexOf(property) + 1] ?? property;
  const content = `,${spaceBefore(text, next)}${JSON.stringify(key)}: ${JSON.stringify(value)}`;
  return { offset: endOf(property), length: 0, content };
}

/** Adds a key before the first one of an object. */
export function addBefore(text: string, property: Node, key: string, value: unknown): Edit {
  const content = `${JSON.stringify(key)}: ${JSON.stringify(value)},${spaceBefore(text, property) || ' '}`;
  return { offset: property.offset, length: 0, content };
}

/** Removes a key with its comma, and the line that it had for itself. */
export function remove(property: Node): Edit {
  const siblings = property.parent?.children ?? [];
  const index = siblings.indexOf(property);
  const previous = siblings[index - 1];
  const next = siblings[index + 1];
  if (previous) return { offset: endOf(previous), length: endOf(property) - endOf(previous), content: '' };
  const end = next ? next.offset : endOf(property);
  return { offset: property.offset, length: end - property.offset, content: '' };
}

/** Replaces a value by another one of the text, as that is written. */
export function replaceText({ offset, length }: Node, text: string, by: Node): Edit {
  return { offset, length, content: text.slice(by.offset, endOf(by)) };
}

/** Replaces a value. */
export function replace(node: Node, value: unknown): Edit {
  return { offset: node.offset, length: node.length, content: JSON.stringify(value) };
}
