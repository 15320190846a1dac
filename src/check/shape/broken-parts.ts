import { isObject } from '../../engine/json/json';
import type { Finding } from '../document/finding';
import { at, isList, type Json } from '../document/json-access';

/** Parts of the config to which most others refer, with whether they are lists. */
const parts: readonly { readonly name: string; readonly list?: true; readonly optional?: true }[] = [
  { name: 'sources' },
  { name: 'council' },
  { name: 'shell' },
  { name: 'menu', list: true },
  { name: 'pages', list: true },
  { name: 'notFound' },
  { name: 'subjects', optional: true },
  { name: 'forms', optional: true },
];

/**
 * Whether a whole part of the config is missing or of a wrong type, or its languages are wrong: then everything that
 * refers to it would be reported too, and the one mistake would be hard to find.
 */
export function hasBrokenPart(config: Json, shape: readonly Finding[]): boolean {
  return (
    at(config, 'languages') === undefined ||
    shape.some(({ path }) => path[0] === 'languages') ||
    parts.some(({ name, list, optional }) => {
      const value = at(config, name);
      if (value === undefined) return optional !== true;
      return list ? !isList(value) || value.length === 0 : !isObject(value);
    })
  );
}
