/** A JSON value whose shape nobody has checked yet. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value);
}

/** The value that lies under the keys; undefined when there is none. */
export function at(value: Json | undefined, ...keys: readonly (string | number)[]): Json | undefined {
  return keys.reduce<Json | undefined>((inner, key) => child(inner, key), value);
}

function child(value: Json | undefined, key: string | number): Json | undefined {
  if (isList(value)) return typeof key === 'number' ? value[key] : undefined;
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** A value as it stands in a text: a string without its quotation marks. */
export function written(value: Json | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The text under the keys; undefined when there is none or something else. */
export function textAt(value: Json | undefined, ...keys: readonly (string | number)[]): string | undefined {
  const found = at(value, ...keys);
  return typeof found === 'string' ? found : undefined;
}

/** The items of a list; none for anything else. */
export function itemsOf(value: Json | undefined): readonly Json[] {
  return isList(value) ? value : [];
}

/** The texts of a list; none for anything else. */
export function textsOf(value: Json | undefined): readonly string[] {
  return itemsOf(value).filter((item) => typeof item === 'string');
}

/** Keys and values of an object; none for anything else. */
export function entriesOf(value: Json | undefined): readonly (readonly [string, Json])[] {
  return isObject(value) ? Object.entries(value) : [];
}

export function keysOf(value: Json | undefined): readonly string[] {
  return entriesOf(value).map(([key]) => key);
}
