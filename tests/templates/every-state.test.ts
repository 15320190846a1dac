import { describe, expect, it } from 'vitest';
import type { TemplateName } from '../../src/templates/declaration';
import type { Example } from '../../src/templates/shared/example';
import { at } from '../../src/check/document/json-access';
import {
  documentsOfSection,
  listsOfSection,
  templateNames,
  templatesOfRecord,
} from '../../src/templates/declarations';
import { schemas } from '../../stories/harness/sample-config';
import { examplesOf } from './examples-of';

/** The lists of records, also those within records. */
function listsIn(value: unknown): readonly (readonly unknown[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listsIn);
  return Array.isArray(value) ? [value, ...inner] : inner;
}

const lists = ({ records }: Example) => listsIn(records);
const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
};
const isLong = (text: string) => text.length >= 400 || text.split(/\s/).some((word) => word.length >= 40);
const hasPicture = (record: unknown) => texts(record).some((text) => text.includes('/sample-pictures/'));

/** Recognizes an example of each state by its data. */
const states = {
  filled: (example: Example) => lists(example).some((list) => list.length > 1),
  'one record': (example: Example) => lists(example).some((list) => list.length === 1),
  'many records': (example: Example) => lists(example).some((list) => list.length >= 12),
  empty: (example: Example) => lists(example).some((list) => list.length === 0),
  loading: ({ records, document }: Example) => [...Object.values(records), document].includes('loading'),
  failed: ({ records, document }: Example) => [...Object.values(records), document].includes('failed'),
  'missing pictures': (example: Example) =>
    lists(example).some((list) => list.length > 0 && list.some((record) => !hasPicture(record))),
  'broken pictures': ({ records }: Example) =>
    texts(records).some((text) => /sample-pictures\/.*broken/.test(text)),
  'very long texts': (example: Example) => texts(example).some(isLong),
} as const;

type State = keyof typeof states;

const ofRecords: readonly State[] = [
  'filled',
  'one record',
  'many records',
  'empty',
  'loading',
  'failed',
  'very long texts',
];
const ofPictures: readonly State[] = ['missing pictures', 'broken pictures'];
const ofList: readonly State[] = ['filled', 'many records'];

/** Templates that show less of their records than their schemas say. */
const exceptions: Partial<Record<TemplateName, readonly State[]>> = {
  // One line, and only of records.
  ticker: ['failed', 'very long texts'],
  // The council, or its account.
  contact: ['one record', 'loading', 'failed', 'very long texts'],
  payment: ofRecords.filter((state) => !ofList.includes(state)),
};

/** The states that the examples of a template must show. */
function requiredStates(name: TemplateName): readonly State[] {
  const [example] = examplesOf(name);
  if (!example) return [];
  const { section } = example;
  if (documentsOfSection(section).length > 0) return ['loading', 'failed'];
  if (listsOfSection(section, {}).length === 0) return [];
  const slots = at(schemas[`templates/${name}.schema.json`], 'properties', 'bind', 'properties');
  const all = [...ofRecords, ...(at(slots, 'image') === undefined ? [] : ofPictures)];
  return templatesOfRecord.includes(name) ? all.filter((state) => !ofList.includes(state)) : all;
}

describe.each(templateNames)('the examples of %s', (name) => {
  const examples = examplesOf(name);

  it('exist', () => {
    expect(examples).not.toHaveLength(0);
  });

  it('have different names', () => {
    const names = examples.map((example) => example.name);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(exceptions[name] ?? requiredStates(name))('show it %s', (state) => {
    expect(examples.some(states[state])).toBe(true);
  });
});
