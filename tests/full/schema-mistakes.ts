import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { at, entriesOf, isList, textAt, textsOf, type Json } from '../../src/check/document/json-access';
import { parseJsonFile } from '../../src/check/document/json-document';
import type { Path } from '../../src/check/document/path';
import { indexPositions } from '../../src/check/document/position';
import { childSchema, resolveSchema, rootSchema, type SchemaNode } from '../../src/check/shape/schemas';
import { isObject } from '../../src/engine/json/json';
import { schemas } from '../check/real-site';

/** A config with one mistake. */
export interface SchemaMistake {
  /** The place in the schemas and the rule that is broken there. */
  readonly name: string;
  readonly text: string;
  /** Lines of which the checker names one. */
  readonly lines: readonly number[];
  /** Part of the message or its hint. */
  readonly says: string;
}

/** A text with a value set at a path, or without it; formatted like the rest. */
function setIn(text: string, path: Path, value: unknown): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return applyEdits(text, modify(text, [...path], value, { formattingOptions }));
}

/** A text with another name for the key at a path. */
function renameKey(text: string, path: Path, name: string): string {
  const root = parseTree(text);
  const key = root && findNodeAtLocation(root, [...path])?.parent?.children?.[0];
  if (!key) throw new Error(`There is no ${path.join('.')}`);
  return text.slice(0, key.offset) + JSON.stringify(name) + text.slice(key.offset + key.length);
}

/** The lines of the value at a path, of its key and of its first key. */
function linesOf(text: string, path: Path): readonly number[] {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, [...path]);
  if (!node) return path.length === 0 ? [1] : linesOf(text, path.slice(0, -1));
  const key = node.parent?.type === 'property' ? node.parent.offset : node.offset;
  const inside = node.children?.[0]?.offset ?? node.offset;
  const places = indexPositions(text);
  return [...new Set([node.offset, key, inside].map((offset) => places.at(offset).line))];
}

/** A value of a config with its schema. */
interface Place {
  /** Name of the place in the schemas, the same for every value that has this schema. */
  readonly name: string;
  readonly schema: Json;
  readonly value: Json;
  readonly path: Path;
}

/** Maps whose keys are names that the site chooses. */
const maps = [
  'sources',
  'flags',
  'terms',
  'subjects',
  'forms',
  'documents',
  'messages',
  'amounts',
  'numbers',
  'fonts',
  'query',
  'icons',
  'constants',
  'displayName',
];

function placesOf(config: Json): Place[] {
  return visit({ schema: schemas[rootSchema] ?? null, file: rootSchema }, config, [], rootSchema);
}

function visit(located: SchemaNode, value: Json, path: Path, name: string): Place[] {
  const here = resolveSchema(schemas, located, value);
  const own = here.file === located.file ? name : here.file;
  const place = { name: own, schema: here.schema, value, path };
  const children: readonly (readonly [string | number, Json])[] = isList(value)
    ? value.map((item, index) => [index, item] as const)
    : entriesOf(value);
  const isText = textAt(here.schema, 'kind') === 'text';
  return [
    place,
    ...(isText ? [] : children).flatMap(([key, child]) =>
      visit(childSchema(here, key), child, [...path, key], `${own}.${stepName(key, path)}`),
    ),
  ];
}

function stepName(key: string | number, path: Path): string {
  if (typeof key === 'number') return '[]';
  return maps.includes(String(path.at(-1))) ? '*' : key;
}

/** A wrong value for a place. */
interface Wrong {
  readonly rule: string;
  readonly value: unknown;
  readonly says: string;
}

/** A union without a tag: its mistakes match none of its forms. */
const unions = ['parts/source.schema.json.cache.holds'];

/** Choices that may be objects instead: a list is reported as none of the choices. */
const choicesOrObjects = ['parts/shell.schema.json.topBar.facts.[]'];

function wrongValues({ name, schema, value }: Place): Wrong[] {
  if (unions.includes(name)) return [];
  const minimum = at(schema, 'minimum') ?? at(schema, 'exclusiveMinimum');
  const maximum = at(schema, 'maximum');
  const type = at(schema, 'type');
  const isOf = (name: string) => type === name || textsOf(type).includes(name);
  const wrongType = 'was found where';
  return [
    ...(typeof value === 'string' && isOf('string') && !isOf('number')
      ? [{ rule: 'a number as a text', value: 5, says: wrongType }]
      : []),
    ...(typeof value === 'number' && !isOf('string')
      ? [{ rule: 'a text as a number', value: String(value), says: wrongType }]
      : []),
    ...(typeof value === 'boolean' && type === 'boolean'
      ? [{ rule: 'a text as yes or no', value: String(value), says: wrongType }]
      : []),
    ...(isList(value) && type === 'array'
      ? [{ rule: 'one value instead of a list', value: 'x', says: wrongType }]
      : []),
    ...(isObject(value) && isOf('object') && !isOf('string') && !choicesOrObjects.includes(name)
      ? [{ rule: 'a list instead of an object', value: [], says: wrongType }]
      : []),
    ...(at(schema, 'enum') !== undefined && typeof value === 'string'
      ? [{ rule: 'an unknown choice', value: `${value}x`, says: 'is not an allowed value' }]
      : []),
    ...(at(schema, 'pattern') !== undefined
      ? [{ rule: 'a wrong format', value: '§ 5', says: 'has the wrong format' }]
      : []),
    ...(typeof minimum === 'number'
      ? [{ rule: 'a number too small', value: minimum - 1, says: 'is too small' }]
      : []),
    ...(typeof maximum === 'number'
      ? [{ rule: 'a number too large', value: maximum + 1, says: 'is too large' }]
      : []),
    ...(at(schema, 'minItems') === 1 ? [{ rule: 'an empty list', value: [], says: 'too few entries' }] : []),
    ...(at(schema, 'minLength') === 1 && typeof value === 'string'
      ? [{ rule: 'an empty text', value: '', says: 'The text is empty' }]
      : []),
  ];
}

type Change = (text: string) => Omit<SchemaMistake, 'name'>;

function changed(text: string, path: Path, says: string) {
  return { text, lines: linesOf(text, path), says };
}

/** The changes of a place that break one rule each, by rule. */
function changesOf(place: Place): readonly (readonly [rule: string, change: Change])[] {
  const { schema, value, path } = place;
  const wrong = wrongValues(place).map(({ rule, value: next, says }): readonly [string, Change] => [
    rule,
    (text) => changed(setIn(text, path, next), path, says),
  ]);
  if (!isObject(value)) return wrong;
  const keys = Object.keys(value);
  const removed = textsOf(at(schema, 'required'))
    .filter((key) => keys.includes(key))
    .map((key): readonly [string, Change] => [
      `no ${key}`,
      (text) => changed(setIn(text, [...path, key], undefined), path, `“${key}” is missing`),
    ]);
  const properties = at(schema, 'properties');
  const isTag = (key: string) => at(schema, 'properties', key, 'const') !== undefined;
  const known = isObject(properties) ? Object.keys(properties) : [];
  const misspelt = known.find((key) => keys.includes(key) && key.length > 3 && !isTag(key));
  if (misspelt === undefined || at(schema, 'additionalProperties') !== false) return [...wrong, ...removed];
  const misspell: Change = (text) => {
    const name = misspelt + (misspelt.at(-1) ?? '');
    const next = renameKey(text, [...path, misspelt], name);
    return changed(next, [...path, name], `Did you mean “${misspelt}”?`);
  };
  return [...wrong, ...removed, ['a misspelt key', misspell]];
}

/** Mistakes that break the schema of a config: every rule once at every place of the schemas. */
export function schemaMistakes(text: string): readonly SchemaMistake[] {
  const config = parseJsonFile({ file: '', text }).document?.value ?? null;
  const changes = new Map<string, Change>();
  for (const place of placesOf(config))
    for (const [rule, change] of changesOf(place))
      if (!changes.has(`${place.name}: ${rule}`)) changes.set(`${place.name}: ${rule}`, change);
  return [...changes].map(([name, change]) => ({ name, ...change(text) }));
}
