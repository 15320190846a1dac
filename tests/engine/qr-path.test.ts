import { expect, test } from 'vitest';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QrCode } from '../../src/site/ui/print/QrCode';
import { qrPath } from '../../src/engine/picture/qr-path';

/** Modules that a path covers, as rows of `#` and spaces. */
function rowsOf({ size, path }: NonNullable<ReturnType<typeof qrPath>>): readonly string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(length));
  return rows.map((row) => row.join(''));
}

test('an address becomes a square with finder patterns in three corners', () => {
  const code = qrPath('https://www.motipura.example/gu/notice/n-1');
  if (!code) throw new Error('There is no code.');
  const rows = rowsOf(code);
  expect(code.size).toBe(29);
  expect(rows.every((row) => row.length === code.size)).toBe(true);
  const finder = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];
  const corner = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
  expect(corner(0, 0)).toEqual(finder);
  expect(corner(code.size - 7, 0)).toEqual(finder);
  expect(corner(0, code.size - 7)).toEqual(finder);
});

test('different addresses have different codes', () => {
  expect(qrPath('https://a.example/1')?.path).not.toBe(qrPath('https://a.example/2')?.path);
});

test('a text that no code holds has none', () => {
  expect(qrPath('x'.repeat(5000))).toBeNull();
});

test('a code is not darkened by browsers', () => {
  const markup = renderToStaticMarkup(
    createElement(QrCode, { text: 'upi://pay?pa=a@b', label: 'Pay', width: '5' }),
  );
  expect(markup).toContain('style="color-scheme:only light;forced-color-adjust:none"');
});
