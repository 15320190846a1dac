import { describe, expect, it } from 'vitest';
import type { TemplateName } from '../../src/templates/declaration';
import type { Example } from '../../src/templates/shared/example';
import { templateNames } from '../../src/templates/declarations';
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

const ofRecords = [
  'filled',
  'one record',
  'many records',
  'empty',
  'loading',
  'failed',
  'very long texts',
] as const;
const ofPictures = [...ofRecords, 'missing pictures', 'broken pictures'] as const;

/** The states that the examples of a template must show; a template without an entry does not compile. */
const requiredStates: Readonly<Record<TemplateName, readonly State[]>> = {
  list: ofPictures,
  'card-grid': ofPictures,
  'category-pills': ofPictures,
  'document-list': ofRecords,
  'document-rows': ofRecords,
  'grouped-table': ofRecords,
  slider: ofPictures,
  'news-scroller': ofPictures,
  ticker: ['failed', 'very long texts'],
  contact: ['one record', 'loading', 'failed', 'very long texts'],
  detail: [
    'one record',
    'empty',
    'loading',
    'failed',
    'very long texts',
    'missing pictures',
    'broken pictures',
  ],
  telephones: ofRecords,
  'opening-hours': ofRecords,
  'place-map': ofRecords,
  payment: ['one record', 'empty', 'loading', 'failed', 'very long texts'],
  form: [],
  article: ['loading', 'failed'],
  search: [],
  'site-map': [],
  'not-found': [],
};

describe.each(templateNames)('the examples of %s', (name) => {
  const examples = examplesOf(name);

  it('exist', () => {
    expect(examples).not.toHaveLength(0);
  });

  it('have different names', () => {
    const names = examples.map((example) => example.name);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(requiredStates[name])('show it %s', (state) => {
    expect(examples.some(states[state])).toBe(true);
  });
});
