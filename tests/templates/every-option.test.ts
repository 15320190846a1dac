import { expect, it } from 'vitest';
import { at, entriesOf, itemsOf, keysOf, textAt, type Json } from '../../src/check/document/json-access';
import { objectOf } from '../../src/engine/json/json';
import { schemas } from '../../stories/harness/sample-config';
import { templateNames } from '../../src/templates/declarations';
import { examplesOf } from './examples-of';

interface Option {
  readonly path: string;
  readonly values: readonly unknown[];
}

/** Handled once for all templates: by the check, the layout of the page and `Records`. */
const sharedOptions = ['hidden', 'width', 'whenEmpty'];

/** An option with more values is the choice of a name, such as an icon's. */
const maxValues = 6;

/** The options of a template with a maxValues values each: choices and switches. */
function optionsOf(schema: Json | undefined, path = ''): readonly Option[] {
  return entriesOf(at(schema, 'properties')).flatMap(([name, property]) => {
    const place = `${path}/${name}`;
    const choices = itemsOf(at(property, 'enum'));
    const values = textAt(property, 'type') === 'boolean' ? [true] : choices;
    const counts = values.length > 0 && values.length <= maxValues && !sharedOptions.includes(name);
    return [...(counts ? [{ path: place, values }] : []), ...optionsOf(property, place)];
  });
}

function valueAt(section: unknown, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => {
      if (typeof value !== 'object' || value === null) return undefined;
      return Object.entries(value).find(([name]) => name === key)?.[1];
    }, section);
}

/** Values that no example uses; a single one may be the default of an omitted option. */
function missing(values: readonly unknown[], used: readonly unknown[]): readonly unknown[] {
  const unused = values.filter((value) => !used.includes(value));
  return used.includes(undefined) && values.length > 1 && unused.length === 1 ? [] : unused;
}

it.each(templateNames)('the examples of %s fill every slot', (name) => {
  const slots = keysOf(at(schemas[`templates/${name}.schema.json`], 'properties', 'bind', 'properties'));
  const used = examplesOf(name).flatMap(({ section }) => Object.keys(objectOf(objectOf(section).bind)));
  expect(slots.filter((slot) => !used.includes(slot))).toEqual([]);
});

it.each(templateNames)('the examples of %s use every option', (name) => {
  const sections = examplesOf(name).map(({ section }) => section);
  const unused = optionsOf(schemas[`templates/${name}.schema.json`]).flatMap(({ path, values }) => {
    const used = sections.map((section) => valueAt(section, path));
    return missing(values, used).map((value) => `${path}: ${String(value)}`);
  });
  expect(unused).toEqual([]);
});
