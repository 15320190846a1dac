import type { ContentList } from '../../api/content-api';
import { isObject, type JsonObject, objectOf } from '../../../engine/json/json';
import { type FieldKind, isEntityFieldKind } from '../../../engine/record/field-kinds';

/** The part of a list that decides about the form of its records. */
export type FormList = Pick<ContentList, 'entity' | 'translated'>;

/** A field of a form. */
export interface FormField {
  readonly name: string;
  readonly title: string;
  readonly hint: string;
  readonly kind: FieldKind;
  /** Width divided by height of the place of a picture, such as 0.8 for `4/5`; undefined where pages keep its shape. */
  readonly ratio: number | undefined;
  readonly isRequired: boolean;
  /** Whether its value may be written per language. */
  readonly isTranslated: boolean;
  /** The fields of each record of a list of records. */
  readonly fields: readonly FormField[];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function ratioOf(ratio: unknown): number | undefined {
  const [, width, height] = /^(\d+)\/(\d+)$/.exec(textOf(ratio)) ?? [];
  return width === undefined ? undefined : Number(width) / Number(height);
}

function fieldsIn(schema: unknown, translated: readonly string[], prefix: string): readonly FormField[] {
  const { properties, required } = objectOf(schema);
  const field = (name: string, given: JsonObject): FormField => ({
    name,
    title: textOf(given.title) || name,
    hint: textOf(given.description),
    kind: isEntityFieldKind(given.kind) ? given.kind : 'text',
    ratio: ratioOf(given.ratio),
    isRequired: Array.isArray(required) && required.includes(name),
    isTranslated: translated.includes(prefix + name),
    fields: given.kind === 'records' ? fieldsIn(given.items, translated, `${prefix}${name}.`) : [],
  });
  const fields = Object.entries(objectOf(properties)).flatMap(([name, given]) =>
    // Ids are given by the server.
    isObject(given) && name !== 'id' ? [field(name, given)] : [],
  );
  return [
    ...fields.filter(({ isRequired }) => isRequired),
    ...fields.filter(({ isRequired }) => !isRequired),
  ];
}

/** The fields of the records of a list, the required ones first. */
export function formFields({ entity, translated }: FormList): readonly FormField[] {
  return fieldsIn(entity, translated, '');
}

/** The title of a field of a list. */
export function titleOfField({ entity }: Pick<FormList, 'entity'>, name: string): string {
  return textOf(objectOf(objectOf(entity.properties)[name]).title) || name;
}
