import { isObject } from '../../engine/json/json';

/** A JSON value of unknown shape. */
export type Json = null | boolean | number | string | readonly Json[] | DocumentObject;

export interface DocumentObject {
  readonly [key: string]: Json;
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Types a value as JSON; anything else in it becomes null. */
export function toJson(value: unknown): Json {
  if (Array.isArray(value)) return value.map(toJson);
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJson(inner)]));
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** The value at the keys; undefined if there is none. */
export function at(value: Json | undefined, ...keys: readonly (string | number)[]): Json | undefined {
  return keys.reduce<Json | undefined>((inner, key) => child(inner, key), value);
}

function child(value: Json | undefined, key: string | number): Json | undefined {
  if (isList(value)) return typeof key === 'number' ? value[key] : undefined;
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** A value as text: a string itself, anything else as JSON, undefined as ''. */
export function textOf(value: Json | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The string at the keys; undefined for anything else. */
export function textAt(value: Json | undefined, ...keys: readonly (string | number)[]): string | undefined {
  const text = at(value, ...keys);
  return typeof text === 'string' ? text : undefined;
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
