import { at, isList, isObject, type Json, type JsonObject } from '../document/json';

/** A text of the content that stands side by side in every language: an object where the entity has none. */
export function isLocalised(value: Json | undefined, schema: Json | undefined): value is JsonObject {
  return isObject(value) && at(schema, 'properties') === undefined;
}

/** A record as it is in one language; a text that lacks it is taken from the default language, else it is null. */
export function inLanguage(value: Json, schema: Json | undefined, language: string, fallback: string): Json {
  if (isLocalised(value, schema)) return at(value, language) ?? at(value, fallback) ?? null;
  if (isList(value)) return value.map((item) => inLanguage(item, at(schema, 'items'), language, fallback));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, inLanguage(inner, at(schema, 'properties', key), language, fallback)]),
  );
}
