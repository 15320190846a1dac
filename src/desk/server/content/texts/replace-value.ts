import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { formatJson } from '../format-json';
import { jsonFormat } from './messages-list';

/** A JSON text with another value at a path, or without it; everything else stays as it is written. */
export function replaceValue(text: string, path: readonly string[], value: unknown): string {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, [...path]);
  if (!node || value === undefined) return applyEdits(text, modify(text, [...path], value, jsonFormat));
  const before = text.slice(text.lastIndexOf('\n', node.offset) + 1, node.offset);
  const indent = before.length - before.trimStart().length;
  const written = formatJson(value, indent, before.length - indent);
  return text.slice(0, node.offset) + written + text.slice(node.offset + node.length);
}
