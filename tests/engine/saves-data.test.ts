import { expect, test } from 'vitest';
import { savesData } from '../../src/engine/worker/saves-data';

test.each([
  [{}, false],
  [{ connection: undefined }, false],
  [{ connection: { saveData: false } }, false],
  [{ connection: { saveData: 'yes' } }, false],
  [{ connection: { saveData: true } }, true],
])('of a browser with %j, whether the visitor asked for less data is %s', (navigator, expected) => {
  expect(savesData(navigator)).toBe(expected);
});
