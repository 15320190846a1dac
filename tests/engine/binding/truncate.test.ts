import { afterEach, describe, expect, test, vi } from 'vitest';
import { splitGraphemes, truncateText } from '../../../src/engine/binding/truncate';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('graphemes are counted as a reader does', () => {
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
    expect(splitGraphemes(text)).toEqual(characters);
  });
});

describe('truncating a text', () => {
  test.each<[string, number, string | null]>([
    ['abc', 3, null],
    ['abcd', 3, 'abc...'],
    ['ગામનો', 3, null],
    ['ગામનો ઇતિહાસ', 3, 'ગામનો...'],
    ['ગામનો ઇતિહાસ', 2, 'ગામ...'],
    ['કિકિકિ', 2, 'કિકિ...'],
    ['', 5, null],
  ])('cuts %s at %d to %s', (text, at, cut) => {
    expect(truncateText(text, at)).toBe(cut);
  });

  test('leaves a text of exactly 150 characters whole', () => {
    expect(truncateText('કિ'.repeat(150), 150)).toBeNull();
  });

  test('cuts a text of 151 characters to 150 and three dots', () => {
    expect(truncateText('કિ'.repeat(151), 150)).toBe(`${'કિ'.repeat(150)}...`);
  });

  test('keeps vowel signs with their consonants where the browser cannot segment', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(truncateText('કિરણકિરણ', 2)).toBe('કિર...');
  });

  test('segments only the beginning of a long text', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    expect(truncateText('કિ'.repeat(50_000), 150)).toBe(`${'કિ'.repeat(150)}...`);
    const [text = ''] = segment.mock.calls[0] ?? [];
    expect(text.length).toBeLessThan(10_000);
  });

  test('truncates one character with 100,000 marks', () => {
    expect(truncateText(`ક${'િ'.repeat(100_000)}`, 150)).toHaveLength(151 * 64 + 3);
  });
});
