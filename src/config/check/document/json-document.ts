import { findNodeAtLocation, parseTree, type Node, type ParseError } from 'jsonc-parser';
import type { Problem } from '../../checked-site';
import type { Finding } from './finding';
import type { Json } from './json';
import { placesIn } from './places';
import { writePath, type Path } from './path';
import { duplicateKeys, explainSyntax } from './syntax';

/** The text of a file, with its name relative to the folder of the site config. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** A JSON file whose values know on which line and column they stand. */
export interface JsonDocument {
  readonly file: string;
  readonly value: Json;
  readonly problem: (finding: Finding) => Problem;
}

export interface ReadDocument {
  /** Absent when the text is not JSON. */
  readonly document?: JsonDocument;
  readonly problems: readonly Problem[];
}

/** Reads a JSON text: comments and trailing commas are refused, a key written twice is told. */
export function readDocument({ file, text }: TextFile): ReadDocument {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [broken] = errors;
  if (!root || broken) return { problems: [explainSyntax(file, text, broken)] };
  const document = documentOf(file, text, root);
  return { document, problems: duplicateKeys(root).map(document.problem) };
}

function documentOf(file: string, text: string, root: Node): JsonDocument {
  const places = placesIn(text);
  const problem = (finding: Finding): Problem => ({
    file,
    ...places.at(finding.offset ?? nodeOf(root, finding)?.offset ?? root.offset),
    at: writePath(finding.path),
    message: finding.message,
    ...(finding.hint === undefined ? {} : { hint: finding.hint }),
    severity: finding.severity ?? 'error',
  });
  return { file, value: valueOf(root), problem };
}

/** The node of a finding: its key, its value or the first key in it, or what lies nearest around it. */
function nodeOf(root: Node, finding: Finding): Node | undefined {
  const node = nearestNode(root, finding.path);
  if (finding.inside === true) return node?.children?.[0] ?? node;
  const isKey = finding.onKey === true && node?.parent?.type === 'property';
  return isKey ? node.parent.children?.[0] : node;
}

function nearestNode(root: Node, path: Path): Node | undefined {
  const node = findNodeAtLocation(root, [...path]);
  return node || path.length === 0 ? node : nearestNode(root, path.slice(0, -1));
}

function valueOf(node: Node): Json {
  if (node.type === 'array') return (node.children ?? []).map(valueOf);
  if (node.type === 'object') return Object.fromEntries((node.children ?? []).flatMap(propertyOf));
  const leaf: unknown = node.value;
  return typeof leaf === 'string' || typeof leaf === 'number' || typeof leaf === 'boolean' ? leaf : null;
}

function propertyOf(node: Node): [string, Json][] {
  const [key, value] = node.children ?? [];
  return key && value ? [[String(key.value), valueOf(value)]] : [];
}
