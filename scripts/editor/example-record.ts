import { objectOf } from '../../src/engine/json/json';
import { isEntityFieldKind, traitsOf } from '../../src/engine/record/field-kinds';

function exampleValue(field: unknown, codes: readonly string[]): unknown {
  const { kind, items } = objectOf(field);
  if (kind === 'records') return [exampleRecord(items, codes)];
  const example = isEntityFieldKind(kind) ? traitsOf(kind).example : undefined;
  if (example !== undefined) return example;
  return Object.fromEntries(codes.map((code) => [code, '…']));
}

/** A record with every field of an entity, to be copied and filled in. */
export function exampleRecord(schema: unknown, codes: readonly string[]): object {
  const { properties } = objectOf(schema);
  return Object.fromEntries(
    Object.entries(objectOf(properties)).map(([name, field]) => [name, exampleValue(field, codes)]),
  );
}
