import { expect, test } from 'vitest';
import { parsePictureName } from '../../src/engine/picture/picture-name';
import { pictureSize, pictureSrcSet, versionWidths } from '../../src/engine/picture/picture-url';

const name = '0123456789abcdef-400x300';

test('the name of a picture file tells its size', () => {
  expect(parsePictureName(`${name}.webp`)).toEqual({
    stem: name,
    width: 400,
    height: 300,
    extension: 'webp',
  });
  expect(pictureSize(`/media/${name}.png`)).toEqual({ width: 400, height: 300 });
});

test.each([
  '',
  'a.png',
  `${name}.svg`,
  `../${name}.png`,
  `${name}.png\n`,
  '0123456789abcdef-0x300.png',
  '0123456789abcdef-400x100000.png',
])('%j is no picture file', (file) => {
  expect(parsePictureName(file)).toBeNull();
  expect(pictureSize(`/media/${file}`)).toBeNull();
  expect(pictureSrcSet(`/media/${file}`, 'avif', '100vw')).toBe('');
});

test('a picture is offered in every smaller width and in its own, in both formats', () => {
  const url = `/media/${name}.jpg`;
  expect(pictureSrcSet(url, 'avif', '100vw')).toBe(
    `/media/160/${name}.avif 160w, /media/320/${name}.avif 320w, /media/400/${name}.avif 400w`,
  );
  expect(pictureSrcSet(url, 'webp', '100vw')).toBe(
    `/media/160/${name}.webp 160w, /media/320/${name}.webp 320w, /media/400/${name}.webp 400w`,
  );
  expect(pictureSrcSet('https://example.org/a.jpg', 'avif', '100vw')).toBe('');
});

test.each([
  ['76px', '160w'],
  ['112px', '320w'],
  ['160px', '320w'],
  ['320px', '720w'],
  ['900px', '1280w'],
  ['(max-width: 1199px) 72px, 160px', '320w'],
  ['(max-width: 487px) calc(100vw - 32px), 320px', '1280w'],
  ['(min-width: 1200px) 900px, 100vw', '1280w'],
])('with sizes="%s" the largest candidate is %s', (sizes, largest) => {
  const candidates = pictureSrcSet('/media/0123456789abcdef-1280x720.webp', 'avif', sizes).split(', ');
  expect(candidates.at(-1)?.split(' ')[1]).toBe(largest);
});

test.each([
  [64, []],
  [160, []],
  [161, [160, 161]],
  [320, [160, 320]],
  [1600, [160, 320, 720, 1600]],
])('a picture that is %d px wide has versions in the widths %j', (width, widths) => {
  expect(versionWidths(width)).toEqual(widths);
});
