import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSavedOf, keep, keptKey } from '../../src/desk/app/content/kept-record';
import {
  forgetOldTexts,
  forgetTextsOf,
  keepText,
  readText,
  textKey,
} from '../../src/desk/app/parts/kept-text';

const day = 86_400_000;

/** Local storage, whose keys are its own properties as in browsers. */
class TestStorage {
  getItem(key: string): string | null {
    const value: unknown = Reflect.get(this, key);
    return typeof value === 'string' ? value : null;
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: new TestStorage() });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('texts are kept for 30 days (B11.9.22)', () => {
  const [old, recent] = [textKey('Kokila', 'note A'), textKey('Kokila', 'note B')];
  keepText(old, 'old', 0);
  keepText(recent, 'recent', 10 * day);
  forgetOldTexts(30 * day);
  expect([readText(old), readText(recent)]).toEqual(['old', 'recent']);
  forgetOldTexts(30 * day + 1);
  expect([readText(old), readText(recent)]).toEqual(['', 'recent']);
});

test.each(['call her on Monday', '{}', '12', '{"text":1}'])(
  'a text of an earlier version is kept from now on: %s',
  (text) => {
    const key = textKey('Kokila', 'note A');
    window.localStorage.setItem(key, text);
    forgetOldTexts(100 * day);
    expect(readText(key)).toBe(text);
    forgetOldTexts(131 * day);
    expect(readText(key)).toBe('');
  },
);

test('signing out removes the texts of that person and nothing else (B11.9.22)', () => {
  const of = (person: string) => textKey(person, 'handover');
  const people = ['રમેશ', 'રમેશ પટેલ', 'Ramesh/Patel'];
  for (const person of people) keepText(of(person), person, 0);
  window.localStorage.setItem('language', 'HI');
  forgetTextsOf('રમેશ');
  expect(people.map((person) => readText(of(person)))).toEqual(['', 'રમેશ પટેલ', 'Ramesh/Patel']);
  expect(window.localStorage.getItem('language')).toBe('HI');
});

test('signing out keeps edits that the server does not have (B11.9.22)', () => {
  const place = { person: 'Kokila', list: 'notices', id: 'n-1' };
  const [saved, unsaved, other] = [keptKey(place), keptKey(place), keptKey({ ...place, person: 'Asha' })];
  keep(saved, { server: { title: 'A' }, shown: { title: 'A' }, at: 0 });
  keep(unsaved, { server: { title: 'A' }, shown: { title: 'B' }, at: 0 });
  keep(other, { server: {}, shown: {}, at: 0 });
  forgetSavedOf('Kokila');
  expect([saved, unsaved, other].map((key) => window.localStorage.getItem(key) !== null)).toEqual([
    false,
    true,
    true,
  ]);
});
