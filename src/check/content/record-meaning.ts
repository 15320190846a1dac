import type { RecordMeaning } from '../../engine/site/checked-site';
import { at, entriesOf, textAt, type Json } from '../document/json-access';

const linkTargets = ['council', 'place'] as const;

/** Meaning of the records of an entity at schema.org, from its schema. */
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
        const target = linkTargets.find((name) => name === value);
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
