import type { JsonObject } from '../../src/check/document/json-access';

/** Schemas that many places of one file need, each written once. */
export interface SharedDefinitions {
  /** A reference to the schema. */
  refer(schema: JsonObject): JsonObject;
  /** The schemas referred to, by name. */
  all(): JsonObject;
}

/** @param prefix what the names of the definitions begin with */
export function createSharedDefinitions(prefix: string): SharedDefinitions {
  /** Text of the schema → its name and the schema. */
  const known = new Map<string, readonly [string, JsonObject]>();
  return {
    refer: (schema) => {
      const text = JSON.stringify(schema);
      const [name] = known.get(text) ?? [`${prefix}${String(known.size)}`];
      known.set(text, [name, schema]);
      return { $ref: `#/definitions/${name}` };
    },
    all: () => Object.fromEntries(known.values()),
  };
}
