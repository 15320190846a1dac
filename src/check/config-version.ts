import { mistake } from './sentences/sentence';
import type { Finding } from './document/finding';
import { at, type Json } from './document/json-access';
import { rootSchema, type Schemas } from './shape/schemas';

/**
 * Finds a config of a later version than the engine reads (B11.2.2). Nothing else in it is checked: what has changed
 * between the versions would be reported as mistakes.
 */
export function checkVersion(config: Json, schemas: Schemas): Finding[] {
  const version = at(config, 'version');
  const expected = at(schemas[rootSchema], 'properties', 'version', 'const');
  if (typeof version !== 'number' || typeof expected !== 'number') return [];
  if (!Number.isInteger(version) || version <= expected) return [];
  const versions = { version: String(version), expected: String(expected) };
  return [{ path: ['version'], ...mistake('version.newer', versions) }];
}
