import { expect, test } from 'vitest';
import { isPictureFile } from '../../src/engine/picture/file-format';

test.each(['pictures/a.webp', 'pictures/2026/ગામ.JPG', 'pictures/a.b.png', 'pictures/two words.jpeg'])(
  'a picture of the content folder is one (B11.9.23): %s',
  (text) => {
    expect(isPictureFile(text)).toBe(true);
  },
);

test.each([
  ...['pictures/.', 'pictures/..', 'pictures/', 'pictures', 'pictures/.webp', 'pictures/a', 'pictures/a.'],
  ...[
    'pictures/../site.config.json',
    'pictures//a.webp',
    'pictures/./a.webp',
    'pictures/a.webp/',
    'picture/a.webp',
  ],
])('another text is none, and stays as it was written (B11.9.23): %s', (text) => {
  expect(isPictureFile(text)).toBe(false);
});
