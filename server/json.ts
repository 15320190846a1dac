/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object, so neither a list nor null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object itself, or an empty one for anything else. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}
