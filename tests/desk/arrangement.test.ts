import { expect, test } from 'vitest';
import { arrangeJson } from '../../src/desk/server/content/arrange/arrange-json';
import { arrangedParts, movedPart } from '../../src/desk/app/content/arrangement';
import type { ListedRecord } from '../../src/desk/api/content-api';

const text = `{
  "menu": [
    { "page": "/", "icon": "home" },
    {
      "label": "Village",
      "entries": [ { "page": "/a", "hidden": true }, {"page":"/b"} ]
    },
    { "hidden": true, "page": "/c" }
  ],
  "pages": []
}
`;

test('elements of lists of a JSON text change places, and the rest stays as it is written', () => {
  const element = (path: readonly (string | number)[], isHidden = false) => ({ path, isHidden });
  const inner = ['menu', 1, 'entries'];
  const all = [element(['menu', 1]), element([...inner, 1], true), element([...inner, 0])];
  const arranged = arrangeJson(text, [...all, element(['menu', 2]), element(['menu', 0], true)]);
  expect(arranged).toBe(`{
  "menu": [
    {
      "label": "Village",
      "entries": [ {"hidden": true, "page":"/b"}, { "page": "/a" } ]
    },
    { "page": "/c" },
    { "hidden": true, "page": "/", "icon": "home" }
  ],
  "pages": []
}
`);
  expect(arrangeJson(text, [])).toBe(text);
});

test('a part moves within its level, with what is in it', () => {
  const part = (id: string, within: string): ListedRecord => ({
    ...{
      id,
      record: { id, within },
      state: 'unchanged',
      problems: [],
      conflicts: [],
      older: [],
      unconfirmed: [],
      version: '',
    },
  });
  const records = [part('a', ''), part('b', ''), part('b1', 'b'), part('b2', 'b'), part('c', '')];
  const idsOf = (parts: ReturnType<typeof arrangedParts>): unknown =>
    parts.map(({ one, parts: inner }) => [one.id, idsOf(inner)]);
  const move = (index: number, by: 1 | -1) => {
    const [one] = records.slice(index);
    const ids = one ? movedPart(records, one, by) : null;
    return ids && idsOf(arrangedParts(ids.flatMap((id) => records.filter((other) => other.id === id))));
  };
  const [inB, swapped] = [
    [
      ['b1', []],
      ['b2', []],
    ],
    [
      ['b2', []],
      ['b1', []],
    ],
  ];
  expect(move(4, -1)).toEqual([
    ['a', []],
    ['c', []],
    ['b', inB],
  ]);
  expect(move(2, 1)).toEqual([
    ['a', []],
    ['b', swapped],
    ['c', []],
  ]);
  expect(move(3, 1)).toBeNull();
});
