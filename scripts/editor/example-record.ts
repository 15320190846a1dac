import { objectOf } from '../../src/model/json/json';

/** Values of an example, by kind of field. */
const values: Readonly<Record<string, unknown>> = {
  id: 1,
  order: 1,
  date: '2026-01-26',
  amount: 250000,
  flag: true,
  image: null,
  document: null,
  link: null,
  telephone: null,
  email: null,
};

function exampleValue(field: unknown, codes: readonly string[]): unknown {
  const { kind, items } = objectOf(field);
  if (kind === 'records') return [exampleRecord(items, codes)];
  if (typeof kind === 'string' && kind in values) return values[kind];
  return Object.fromEntries(codes.map((code) => [code, '…']));
}

/** A record with every field of an entity, to be copied and filled in. */
export function exampleRecord(schema: unknown, codes: readonly string[]): object {
  const { properties } = objectOf(schema);
  return Object.fromEntries(
    Object.entries(objectOf(properties)).map(([name, field]) => [name, exampleValue(field, codes)]),
  );
}
