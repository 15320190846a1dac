import { expect, test } from 'vitest';
import { readPictureText } from '../../src/engine/picture/picture-text';

const base64Of = (head: string): string => btoa(head.padEnd(40, '\0'));
const ftyp = (major: string, ...compatible: readonly string[]): string =>
  `\0\0\0${String.fromCharCode(16 + 4 * compatible.length)}ftyp${major}\0\0\0\0${compatible.join('')}`;

const png = base64Of('\x89PNG\r\n\x1a\n');

test.each([
  ['bare base64', png],
  ['a data URL', `data:image/png;base64,${png}`],
  ['a data URL in a data URL', `data:image/png;base64,data:image/png;base64,${png}`],
  ['three beginnings of data URLs', `data:image/jpeg;base64, data:;base64,data:image/png;base64,${png}`],
  ['base64 in lines', png.replace(/.{10}/g, '$&\r\n')],
  ['a JPEG in a data URL of a PNG', `data:image/png;base64,${base64Of('\xff\xd8\xff')}`],
  ['an AVIF', base64Of(ftyp('avif', 'mif1', 'miaf'))],
  ['an AVIF of the brand mif1', base64Of(ftyp('mif1', 'miaf', 'avif'))],
  ['an AVIF sequence of the brand msf1', base64Of(ftyp('msf1', 'avis'))],
])('%s is a picture', (_, text) => {
  expect(readPictureText(text).kind).toBe('base64');
});

test.each([
  ['HEIC', 'heic', ftyp('heic', 'mif1', 'heic')],
  ['HEIC of the brand mif1', 'heic', ftyp('mif1', 'heic')],
  ['TIFF', 'tiff', 'II*\0'],
  ['a PDF', 'pdf', '%PDF-1.7'],
  ['a web page', 'html', '<!DOCTYPE html><html>'],
])('%s is recognised, whatever is declared', (_, format, head) => {
  const expected = { kind: 'other', format };
  expect(readPictureText(base64Of(head))).toEqual(expected);
  expect(readPictureText(`data:image/jpeg;base64,${base64Of(head)}`)).toEqual(expected);
});

test.each([
  'https://drive.google.com/file/d/1a2B3c/view?usp=sharing',
  'https://drive.google.com/open?id=1a2B3c',
  'https://photos.app.goo.gl/AbCdEf',
  'https://www.dropbox.com/s/abc/pond.jpg?dl=0',
  'https://www.facebook.com/photo/?fbid=1',
  'https://commons.wikimedia.org/wiki/File:Pond.jpg',
  'https://youtu.be/AbCdEf',
])('%s is the address of a page', (text) => {
  expect(readPictureText(text)).toEqual({ kind: 'page' });
});

test.each([
  'https://drive.google.com/uc?export=view&id=1a2B3c',
  'https://drive.google.com/thumbnail?id=1a2B3c&sz=w1000',
  'https://lh3.googleusercontent.com/d/1a2B3c',
  'https://www.dropbox.com/s/abc/pond.jpg?raw=1',
  'https://upload.wikimedia.org/wikipedia/commons/a/ab/Pond.jpg',
  'https://api.village.example/pictures/12',
  '/media/pond.jpg',
  'pictures/WhatsApp Image 2026-10-02 at 10.15.30 AM.jpeg',
  'pictures/તળાવ.webp',
])('%s is the address of a picture', (text) => {
  expect(readPictureText(text)).toEqual({ kind: 'url', url: text });
});

test.each([
  '',
  'string',
  'data:image/png;base64,',
  'data:image/png',
  'ABCD',
  'A'.repeat(400),
  'photo of a pond',
])('%j is no picture', (text) => {
  expect(readPictureText(text)).toEqual({ kind: 'unknown' });
});

test('a picture of 30 MB is read, and so is one with a wrong character at its end', () => {
  const large = png.replaceAll('=', 'A') + 'A'.repeat(30_000_000);
  expect(readPictureText(large).kind).toBe('base64');
  expect(readPictureText(`${large}==`).kind).toBe('base64');
  for (const end of ['.', '===', '=A']) expect(readPictureText(large + end).kind).toBe('unknown');
});
