import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { ContentList } from '../../api/content-api';
import { isObject, type JsonObject, objectOf } from '../../../engine/json/json';
import { type FieldKind, isEntityFieldKind } from '../../../engine/record/field-kinds';

/** The part of a list that decides about the form of its records. */
export type FormList = Pick<ContentList, 'entity' | 'translated'>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The kind of a field; a text for a schema without one. */
export function kindOf(schema: JsonObject): FieldKind {
  return isEntityFieldKind(schema.kind) ? schema.kind : 'text';
}

/** Width divided by height of the place of a picture, such as 0.8 for `4/5`; undefined where pages keep its shape. */
export function ratioOf({ ratio }: JsonObject): number | undefined {
  const [, width, height] = /^(\d+)\/(\d+)$/.exec(textOf(ratio)) ?? [];
  return width === undefined ? undefined : Number(width) / Number(height);
}

function properties(schema: unknown): readonly (readonly [name: string, field: JsonObject])[] {
  return Object.entries(objectOf(objectOf(schema).properties)).flatMap(([name, field]) =>
    // Ids are given by the server.
    isObject(field) && name !== 'id' ? [[name, field] as const] : [],
  );
}

function requiredIn(schema: unknown): ReadonlySet<unknown> {
  const { required } = objectOf(schema);
  return new Set(Array.isArray(required) ? required : []);
}

/** The fields of a record, the required ones first. */
export function fieldsOf(schema: unknown): readonly (readonly [name: string, field: JsonObject])[] {
  const required = requiredIn(schema);
  const fields = properties(schema);
  return [
    ...fields.filter(([name]) => required.has(name)),
    ...fields.filter(([name]) => !required.has(name)),
  ];
}

/** The title of a field of a list. */
export function titleOfField({ entity }: Pick<FormList, 'entity'>, name: string): string {
  return textOf(objectOf(objectOf(entity.properties)[name]).title) || name;
}

function fieldSchema(name: string, field: JsonObject): RJSFSchema {
  const words = { title: textOf(field.title) || name, description: textOf(field.description) };
  if (kindOf(field) === 'records') return { ...words, type: 'array', items: objectSchema(field.items) };
  // The inputs write numbers and flags themselves.
  return { ...words, type: 'string', kind: kindOf(field), ratio: field.ratio };
}

function objectSchema(schema: unknown): RJSFSchema {
  const fields = fieldsOf(schema);
  return {
    type: 'object',
    required: [...requiredIn(schema)].filter((name) => typeof name === 'string'),
    properties: Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(name, field)])),
  };
}

/** The schema of the form of a list. */
export function formSchema({ entity }: FormList): RJSFSchema {
  return objectSchema(entity);
}

function objectUi(schema: unknown, prefix: string, translated: readonly string[]): UiSchema {
  const ui = (path: string, field: JsonObject): UiSchema => {
    if (kindOf(field) === 'records') return { items: objectUi(field.items, `${path}.`, translated) };
    return { 'ui:field': translated.includes(path) ? 'translated' : 'common' };
  };
  return Object.fromEntries(fieldsOf(schema).map(([name, field]) => [name, ui(prefix + name, field)]));
}

/** How the fields of the form are shown. */
export function formUi({ entity, translated }: FormList): UiSchema {
  return objectUi(entity, '', translated);
}
