import { isObject } from '../../../src/model/json/json';
import { at, entriesOf, isList, textAt, textsOf, type Json } from '../../../src/check/document/json-access';
import type { Path } from '../../../src/check/document/path';
import { childSchema, resolveSchema, rootSchema, type SchemaNode } from '../../../src/check/shape/schemas';
import { configFile, linesOf, renameKey, setIn, type Mutation, type MutationKind } from './mutation';
import { schemas, sites, type MutableSite } from './sites';

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
    ...(typeof value === 'string' && isOf('string')
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

interface NamedMutation {
  readonly name: string;
  readonly mutation: (text: string) => Mutation;
}

function changed(text: string, path: Path, says: string): Mutation {
  return { file: configFile, text, lines: linesOf(text, path), says };
}

function mutationsOf(place: Place): NamedMutation[] {
  const { name, schema, value, path } = place;
  const wrong = wrongValues(place).map(({ rule, value: next, says }) => ({
    name: `${name}: ${rule}`,
    mutation: (text: string) => changed(setIn(text, path, next), path, says),
  }));
  if (!isObject(value)) return wrong;
  const keys = Object.keys(value);
  const removed = textsOf(at(schema, 'required'))
    .filter((key) => keys.includes(key))
    .map((key) => ({
      name: `${name}: no ${key}`,
      mutation: (text: string) =>
        changed(setIn(text, [...path, key], undefined), path, `“${key}” is missing`),
    }));
  const known = Object.keys(entriesOfProperties(schema));
  const misspelt = known.find((key) => keys.includes(key) && key.length > 3 && !isTag(schema, key));
  const typo =
    misspelt === undefined || at(schema, 'additionalProperties') !== false
      ? []
      : [
          {
            name: `${name}: a misspelt key`,
            mutation: (text: string) => {
              const wrongKey = misspelt + (misspelt.at(-1) ?? '');
              const next = renameKey(text, [...path, misspelt], wrongKey);
              return changed(next, [...path, wrongKey], `Did you mean “${misspelt}”?`);
            },
          },
        ];
  return [...wrong, ...removed, ...typo];
}

const entriesOfProperties = (schema: Json): object => {
  const properties = at(schema, 'properties');
  return isObject(properties) ? properties : {};
};

const isTag = (schema: Json, key: string): boolean => at(schema, 'properties', key, 'const') !== undefined;

/** Mistakes that break the schema of the config: every place and rule once, in a site that has the place. */
export function schemaMutations(): MutationKind[] {
  const found = new Map<
    string,
    { readonly site: MutableSite; readonly mutation: NamedMutation['mutation'] }[]
  >();
  for (const site of [...sites].reverse())
    for (const { name, mutation } of placesOf(site.config).flatMap(mutationsOf)) {
      const list = found.get(name) ?? [];
      if (!list.some((one) => one.site === site)) found.set(name, [...list, { site, mutation }]);
    }
  return [...found].map(([name, choices]) => ({
    group: 'config, schema',
    name,
    change: (site) => choices.find((one) => one.site === site)?.mutation(site.files.config.text) ?? null,
  }));
}
