import { inEnglish, sentence } from '../../src/check/sentences/sentence';
import { expect, test } from 'vitest';
import { checkFontFiles } from '../../src/check/fonts/check-font-files';
import type { FontFile } from '../../src/engine/theme/font-file';
import { formatShort, newProblems, realText } from './real-site';

/** The sample config with other fonts. */
const withFonts = (fonts: object, fontFiles: object) =>
  realText.replace(
    /"fonts": \{[^}]*\}/,
    `"fonts": ${JSON.stringify(fonts)}, "fontFiles": ${JSON.stringify(fontFiles)}`,
  );

const shortOf = (config: string) => newProblems({ config }).map(formatShort);

test('warns of a language whose script has no font', () => {
  const config = realText.replace('"locale": "hi-IN"', '"locale": "sat-Olck-IN"');
  expect(shortOf(config).filter((line) => line.includes('script'))).toEqual([
    expect.stringContaining(
      'There is no font for the script “Olck”; devices without one of their own show boxes.',
    ),
  ]);
});

test('a font in a file that is not there, and one that no script has', () => {
  const files = { Mukta: { regular: 'fonts/mukta-400.woff2' }, Rasa: { regular: 'fonts/rasa.woff2' } };
  const lines = shortOf(withFonts({ Deva: 'Mukta' }, files));
  expect(lines).toContainEqual(
    expect.stringContaining('The content folder has no font “fonts/mukta-400.woff2”.'),
  );
});

test.each(['../secret.woff2', 'fonts/../../secret.woff2', 'fonts/a.ttf', 'pictures/a.woff2', 'fonts/.woff2'])(
  'the file of a font cannot be %s',
  (regular) => {
    const lines = shortOf(withFonts({ Deva: 'Mukta' }, { Mukta: { regular } }));
    expect(lines.join('\n')).toMatch(/fontFiles|regular/);
    expect(lines.some((line) => !line.includes('(warning)'))).toBe(true);
  },
);

const font = (changes: Partial<FontFile>): FontFile => ({
  bytes: 20_000,
  isFont: true,
  url: '/site/fonts/0-a.woff2',
  content: new Uint8Array(),
  ...changes,
});

const config = { theme: { fontFiles: { Mukta: { regular: 'fonts/a.woff2' } } } };

test.each([
  [{}, undefined],
  [{ bytes: 120_000 }, 'This font has 120 kB; text changes its typeface late on slow connections.'],
  [{ bytes: 500_000 }, 'This font has 500 kB, more than the 400 kB that a site sends.'],
  [{ isFont: false }, 'This file is not a complete font in the format WOFF2.'],
])('a font file with %j', (changes, message) => {
  const [problem] = checkFontFiles(config, 'content', new Map([['fonts/a.woff2', font(changes)]]));
  expect(problem && inEnglish(problem.message)).toBe(message);
});

test('warns of a font file that the theme does not name', () => {
  expect(checkFontFiles(config, 'content', new Map([['fonts/b.woff2', font({})]]))).toMatchObject([
    { file: 'content/fonts/b.woff2', message: sentence('fontFile.unnamed'), severity: 'warning' },
  ]);
});
