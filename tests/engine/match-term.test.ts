import { describe, expect, test } from 'vitest';
import { matchTerm } from '../../src/engine/record/match-term';

const site = {
  config: {
    terms: {
      deputy: { GU: ['ઉપ-સરપંચ'], HI: ['उप-सरपंच'], EN: ['Upa-Sarpanch'] },
      officer: {
        GU: ['તાલુકા વિકાસ અધિકારી'],
        HI: ['ज़िला विकास अधिकारी'],
        EN: ['Taluka Development Officer'],
      },
    },
  },
};

const match = (designation: unknown) =>
  matchTerm({ designation }, 'designation', ['officer', 'deputy'], site);

describe('a spelling that looks the same', () => {
  test.each([
    ['a hyphen that does not break', 'Upa\u2011Sarpanch', 'deputy'],
    ['a dash', 'ઉપ\u2013સરપંચ', 'deputy'],
    ['a minus sign', 'उप\u2212सरपंच', 'deputy'],
    ['a space without width', 'ઉપ-\u200Bસરપંચ', 'deputy'],
    ['a joiner', 'ઉપ-સર\u200Dપંચ', 'deputy'],
    ['a soft hyphen', 'Upa-Sar\u00ADpanch', 'deputy'],
    ['a direction mark', '\u200EUpa-Sarpanch', 'deputy'],
    ['a variation selector', 'Upa-Sarpanch\uFE0F', 'deputy'],
    ['a nukta of its own', 'ज\u093Cिला विकास अधिकारी', 'officer'],
    ['a letter with its nukta', '\u095Bिला विकास अधिकारी', 'officer'],
    ['other blanks', ' તાલુકા\u00a0વિકાસ\u2003 અધિકારી\n', 'officer'],
  ])('with %s is the term', (_, designation, term) => {
    expect(match(designation)).toBe(term);
  });
});

test.each([
  'upa-sarpanch',
  'UPA-SARPANCH',
  'UpaSarpanch',
  'Upa Sarpanch',
  'Ex Upa-Sarpanch',
  '',
  null,
  5,
  {},
])('%j is none of the terms', (designation) => {
  expect(match(designation)).toBeNull();
});

test('a term that the config does not have has no spellings', () => {
  expect(matchTerm({ designation: 'x' }, 'designation', ['toString'], site)).toBeNull();
});
