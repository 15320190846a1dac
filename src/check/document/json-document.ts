import { sentence } from '../sentences/sentence';
import { findNodeAtLocation, parseTree, type Node, type ParseError } from 'jsonc-parser';
import type { Problem } from '../../engine/site/checked-site';
import { type Finding, fileProblem } from './finding';
import type { Json } from './json-access';
import { scanBrackets } from './brackets';
import { indexPositions, type PositionIndex } from './position';
import { formatPath, type Path } from './path';
import { encodingFindings } from './encoding';
import { explainSyntax } from './syntax';

/** Duplicate keys of an object: the last one would silently win. */
function duplicateKeys(node: Node, path: Path = []): Finding[] {
  if (node.type === 'array')
    return (node.children ?? []).flatMap((item, index) => duplicateKeys(item, [...path, index]));
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    const name = String(key?.value);
    const again = seen.has(name) ? [duplicateKey([...path, name], property.offset)] : [];
    seen.add(name);
    return value ? [...again, ...duplicateKeys(value, [...path, name])] : again;
  });
}

function duplicateKey(path: Path, offset: number): Finding {
  const message = sentence('key.twice', { key: String(path.at(-1)) });
  return { path, offset, message, hint: sentence('key.removeOne') };
}

/** The text of a file, with its name relative to the folder of the site config. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** A parsed JSON file that resolves findings to lines and columns. */
export interface JsonFile {
  readonly file: string;
  readonly value: Json;
  readonly problem: (finding: Finding) => Problem;
}

export interface ParsedJsonFile {
  /** Absent when the text is not JSON. */
  readonly document?: JsonFile;
  readonly problems: readonly Problem[];
}

/** Deepest nesting of lists and objects: the checks recurse into every level. A site needs about ten. */
const mostLevels = 100;

/** Parses a JSON text. Refuses comments and trailing commas, and reports duplicate keys, broken texts and too deep nesting. */
export function parseJsonFile({ file, text }: TextFile): ParsedJsonFile {
  const { depth } = scanBrackets(text);
  if (depth > mostLevels) return { problems: [tooDeep(file, depth)] };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [broken] = errors;
  if (!root || broken) return { problems: [explainSyntax(file, text, broken)] };
  const document = documentOf(file, text, root);
  const findings = [...duplicateKeys(root), ...encodingFindings(root)];
  return { document, problems: findings.map(document.problem) };
}

function tooDeep(file: string, levels: number): Problem {
  const message = sentence('json.deep', { levels: String(levels), most: String(mostLevels) });
  return fileProblem(file, { message, hint: sentence('json.deep.fix') });
}

function documentOf(file: string, text: string, tree: Node): JsonFile {
  let places: PositionIndex | undefined;
  const problem = (finding: Finding): Problem => {
    places ??= indexPositions(text);
    return {
      file,
      ...places.at(finding.offset ?? nodeOf(tree, finding)?.offset ?? tree.offset),
      at: formatPath(finding.path),
      message: finding.message,
      ...(finding.hint && { hint: finding.hint }),
      severity: finding.severity ?? 'error',
    };
  };
  return { file, value: valueOf(tree), problem };
}

/** The node that a finding points at, or its nearest ancestor. */
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
