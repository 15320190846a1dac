import {
  at,
  entriesOf,
  textAt,
  textsOf,
  type Json,
  type JsonObject,
} from '../../src/check/document/json-access';
import { completing, type KnownName } from './known-name';

/** A field of an entity. */
export interface Field extends KnownName {
  readonly kind: string;
  /** The fields of the items in a list. */
  readonly items: readonly Field[];
}

/** The fields of an entity, or of the items in one of its lists, by their schema. */
export function fieldsOf(entity: Json | undefined): readonly Field[] {
  return entriesOf(at(entity, 'properties')).map(([name, field]) => ({
    name,
    kind: textAt(field, 'kind') ?? '',
    description: [textAt(field, 'description'), textAt(field, 'kind')].filter((part) => part).join(' · '),
    items: fieldsOf(at(field, 'items')),
  }));
}

/** Completes the fields that fit a value of the config. */
export function completingFields(schema: Json, fields: readonly Field[]): JsonObject {
  const fits = textsOf(at(schema, 'fits'));
  return completing(fields.filter(({ kind }) => fits.length === 0 || fits.includes(kind)));
}
