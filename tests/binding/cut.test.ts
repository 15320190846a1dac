import { afterEach, describe, expect, test, vi } from 'vitest';
import { charactersOf, cutText } from '../../src/binding/cut';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('charactersOf counts as a reader does', () => {
  test.each([
    ['ગામ', ['ગા', 'મ']],
    ['શ્રી', ['શ્રી']],
    ['કિરણ', ['કિ', 'ર', 'ણ']],
    ['मंदिर', ['मं', 'दि', 'र']],
    ['ab', ['a', 'b']],
    ['é', ['é']],
    ['👨‍👩‍👧', ['👨‍👩‍👧']],
    ['', []],
  ])('%s', (text, characters) => {
    expect(charactersOf(text)).toEqual(characters);
  });
});

describe('cutText', () => {
  test.each<[string, number, string | null]>([
    ['abc', 3, null],
    ['abcd', 3, 'abc...'],
    ['ગામનો', 3, null],
    ['ગામનો ઇતિહાસ', 3, 'ગામનો...'],
    ['ગામનો ઇતિહાસ', 2, 'ગામ...'],
    ['કિકિકિ', 2, 'કિકિ...'],
    ['', 5, null],
  ])('cuts %s at %d to %s', (text, at, cut) => {
    expect(cutText(text, at)).toBe(cut);
  });

  test('leaves a text of exactly 150 characters whole', () => {
    expect(cutText('કિ'.repeat(150), 150)).toBeNull();
  });

  test('cuts a text of 151 characters to 150 and three dots', () => {
    expect(cutText('કિ'.repeat(151), 150)).toBe(`${'કિ'.repeat(150)}...`);
  });

  test('keeps vowel signs with their consonants where the browser cannot segment', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(cutText('કિરણકિરણ', 2)).toBe('કિર...');
  });
});
