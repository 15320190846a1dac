import type { Problem, RecordMeaning } from '../../model/site/checked-site';
import { at, entriesOf, textAt, type Json } from '../document/json-access';
import type { JsonDocument } from '../document/json-document';
import type { Path } from '../document/path';

const linkTargets = ['council', 'place'] as const;

/** What the records of an entity are at schema.org, from its schema. */
export function meaningOf(schema: Json): RecordMeaning {
  const properties = entriesOf(at(schema, 'properties'));
  const links = entriesOf(at(schema, 'schemaLinks'));
  return {
    type: textAt(schema, 'schemaType') ?? null,
    properties: Object.fromEntries(
      properties.flatMap(([field, property]) => {
        const name = textAt(property, 'schemaProperty');
        return name === undefined ? [] : [[field, name] as const];
      }),
    ),
    links: Object.fromEntries(
      links.flatMap(([name, value]) => {
        const target = linkTargets.find((one) => one === value);
        return target === undefined ? [] : [[name, target] as const];
      }),
    ),
    lists: Object.fromEntries(
      properties.flatMap(([field, property]) => {
        const items = at(property, 'items');
        return items === undefined ? [] : [[field, meaningOf(items)] as const];
      }),
    ),
  };
}

interface Rule {
  readonly key: string;
  readonly pattern: RegExp;
  readonly expected: string;
}

const typeRule = { key: 'schemaType', pattern: /^[A-Z][A-Za-z]+$/, expected: 'a type such as “NewsArticle”' };
const propertyRule = {
  key: 'schemaProperty',
  pattern: /^[a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)?$/,
  expected: 'a property such as “headline” or “address.addressRegion”',
};

/** Mistakes in what the schema of a site's own entity says in terms of schema.org. */
export function checkMeaning(document: JsonDocument): Problem[] {
  return checkRecords(document, document.value, []);
}

function checkRecords(document: JsonDocument, schema: Json, path: Path): Problem[] {
  const links = entriesOf(at(schema, 'schemaLinks')).filter(
    ([, value]) => !linkTargets.some((one) => one === value),
  );
  return [
    ...checkText(document, schema, path, typeRule),
    ...links.map(([name]) =>
      document.problem({
        path: [...path, 'schemaLinks', name],
        message: 'Expected “council” or “place”.',
        hint: 'Write one of them.',
      }),
    ),
    ...entriesOf(at(schema, 'properties')).flatMap(([field, property]) => {
      const place = [...path, 'properties', field];
      const items = at(property, 'items');
      return [
        ...checkText(document, property, place, propertyRule),
        ...(items === undefined ? [] : checkRecords(document, items, [...place, 'items'])),
      ];
    }),
  ];
}

function checkText(
  document: JsonDocument,
  schema: Json,
  path: Path,
  { key, pattern, expected }: Rule,
): Problem[] {
  const value = at(schema, key);
  if (value === undefined || (typeof value === 'string' && pattern.test(value))) return [];
  return [
    document.problem({
      path: [...path, key],
      message: `Expected ${expected}, from schema.org.`,
      hint: 'Look it up at https://schema.org.',
    }),
  ];
}
