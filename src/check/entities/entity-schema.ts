import type { ValidateFunction } from 'ajv';
import { fieldKindNames, traitsOf, type FieldKind } from '../../engine/record/field-kinds';
import { isObject } from '../../engine/json/json';
import { at, type Json } from '../document/json-access';
import { strictAjv, type Schemas } from '../shape/schemas';

/** Meaning of a kind, and how its values are written. */
function describeKind(kind: FieldKind): string {
  const { words, written } = traitsOf(kind);
  const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  return written === undefined ? sentence : `${sentence} ${written}`;
}

/**
 * The schema of the entities of a site, with the kinds that a field may have.
 * @param isSent whether it describes what a form sends: then its fields need no kind
 */
export function entitySchema(schemas: Schemas, isSent = false): object {
  const schema = schemas['entity.schema.json'];
  const field = at(schema, 'definitions', 'field');
  const properties = at(field, 'properties');
  if (!isObject(schema) || !isObject(field) || !isObject(properties))
    throw new Error('The schema entity.schema.json is missing.');
  const kind = {
    description: `What the field is: ${fieldKindNames.map((name) => `“${name}”`).join(', ')}.`,
    enum: fieldKindNames,
    enumDescriptions: fieldKindNames.map(describeKind),
  };
  const required: Json = isSent ? [] : (at(field, 'required') ?? []);
  return {
    ...schema,
    definitions: { field: { ...field, required, properties: { ...properties, kind } } },
  };
}

const compiled = new WeakMap<Schemas, Readonly<Record<'listed' | 'sent', ValidateFunction>>>();

/** The validators of entities of records, and of those that forms send; compiled once per set of schemas. */
export function entityValidators(schemas: Schemas): Readonly<Record<'listed' | 'sent', ValidateFunction>> {
  const validators = compiled.get(schemas) ?? {
    listed: strictAjv().compile(entitySchema(schemas)),
    sent: strictAjv().compile(entitySchema(schemas, true)),
  };
  compiled.set(schemas, validators);
  return validators;
}
