import { inEnglish } from '../../src/check/sentences/sentence';
import { expect, test } from 'vitest';
import { check } from './real-site';

interface Item {
  readonly item: number;
  readonly state: string;
  readonly link?: string;
  readonly hidden?: boolean;
}

/** Problems of these items of section 4(1)(b). */
const problemsOf = (records: readonly Item[]) =>
  check({ texts: { 'records/disclosures.json': JSON.stringify(records) } })
    .problems.filter(({ file }) => file.endsWith('disclosures.json'))
    .map(({ at, severity, message }) => `${at} ${severity}: ${inEnglish(message)}`);

const all = Array.from({ length: 17 }, (_, index): Item => ({
  item: index + 1,
  state: 'published',
  link: '/contactus',
}));

const without = (item: number, ...others: readonly Item[]) => [
  ...all.filter((one) => one.item !== item),
  ...others,
];

const note = (items: string) =>
  ` note: Items of section 4(1)(b) of the Right to Information Act are not published: ${items}.`;

test.each<readonly [string, readonly Item[], readonly string[]]>([
  ['all items are published', all, []],
  ['an item is not held', without(4, { item: 4, state: 'notHeld' }), []],
  ['there is no record', [], [note('1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17')]],
  ['an item has no record', without(17), [note('17')]],
  ['an item is missing', without(9, { item: 9, state: 'missing', link: '/contactus' }), [note('9')]],
  [
    'an item is hidden',
    without(2, { item: 2, state: 'published', link: '/contactus', hidden: true }),
    [note('2')],
  ],
  [
    'a published item has no link',
    [{ item: 5, state: 'published' }, ...without(5)],
    ['[0].state warning: The item is “published”, but has no link to where it is published.'],
  ],
])('when %s', (_, records, problems) => {
  expect(problemsOf(records)).toEqual(problems);
});

test.each([
  [{ item: 18, state: 'published', link: '/contactus' }, '[0].item'],
  [{ item: 3, state: 'secret' }, '[0].state'],
])('%j is refused at %s', (record, place) => {
  expect(problemsOf([record, ...without(record.item)])).toEqual(
    expect.arrayContaining([expect.stringContaining(`${place} error: `)]),
  );
});
