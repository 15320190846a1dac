import { isObject } from '../../model/json/json';
import type { Finding } from '../document/finding';
import { at, keysOf, type Json } from '../document/json-access';
import { nearestName } from '../nearest-name';
import { rootSchema, type Schemas } from '../shape/schemas';

/** A config without a version has this one: the key came with the second. */
const firstVersion = 1;

/** The version of a config's format; undefined if it is misspelt or no version, or the config no object. */
export function versionOf(config: Json): number | undefined {
  if (!isObject(config)) return undefined;
  const version = at(config, 'version');
  if (version === undefined) return isMisspelt(config) ? undefined : firstVersion;
  return Number.isInteger(version) && Number(version) >= firstVersion ? Number(version) : undefined;
}

const isMisspelt = (config: Json): boolean =>
  keysOf(config).some((key) => nearestName(key, ['version']) !== undefined);

/**
 * Whether the format of a config is another than the engine's (B11.2.2). Nothing else in such a config is checked: what has
 * changed between the versions would be reported as mistakes.
 * @param file name of the config, for the command that migrates it
 */
export function checkVersion(config: Json, schemas: Schemas, file: string): Finding[] {
  const found = versionOf(config);
  const expected = at(schemas[rootSchema], 'properties', 'version', 'const');
  if (found === undefined || typeof expected !== 'number' || found === expected) return [];
  const path = ['version'];
  if (found > expected)
    return [
      {
        path,
        message: `This config has version ${String(found)}, which is newer than this engine; it reads version ${String(expected)}.`,
        hint: 'Update the engine.',
      },
    ];
  const isMissing = at(config, 'version') === undefined;
  return [
    {
      path: isMissing ? [] : path,
      inside: isMissing,
      message: `${isMissing ? '“version” is missing: this' : 'This'} config has version ${String(found)}; the engine reads version ${String(expected)}.`,
      hint: `Run “npm run migrate -- path/to/${file}”: it shows what changes, and rewrites the config with “--write”.`,
    },
  ];
}
