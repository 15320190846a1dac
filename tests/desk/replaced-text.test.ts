import { expect, test } from 'vitest';
import { replacedText } from '../../src/desk/app/content/replaced-text';

const change = { from: 'old', to: 'new' };

test.each([
  [{ title: 'old' }, ['title'], { title: 'new' }],
  [{ title: { GU: 'old', HI: 'x' } }, ['title', 'GU'], { title: { GU: 'new', HI: 'x' } }],
  [{ rows: [{ a: 'x' }, { a: 'old' }] }, ['rows', '1', 'a'], { rows: [{ a: 'x' }, { a: 'new' }] }],
  [{ title: 'typed since' }, ['title'], null],
  [{ rows: [] }, ['rows', '0', 'a'], null],
  [{}, ['constructor', 'name'], null],
])('in %j the text at %j is replaced', (value, path, replaced) => {
  expect(replacedText(value, path, change)).toEqual(replaced);
});
