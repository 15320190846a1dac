import { describe, expect, test } from 'vitest';
import { bindPicture } from '../../../src/engine/binding/picture';

const png = 'data:image/png;base64,iVBORw0KGgo=';

describe('the picture in a field', () => {
  test.each<[unknown, string | null]>([
    ['/media/0123456789abcdef-800x450.webp', '/media/0123456789abcdef-800x450.webp'],
    ['https://example.org/a.jpg', 'https://example.org/a.jpg'],
    [png, png],
    ['data:image/svg+xml;base64,PHN2Zz4=', null],
    ['data:text/html;base64,aGk=', null],
    ['javascript:alert(1)', null],
    ['iVBORw0KGgo', null],
    ['', null],
    [null, null],
    [7, null],
    [{ src: '/a.png' }, null],
  ])('%j is %j', (value, address) => {
    expect(bindPicture('image', { image: value })).toBe(address);
  });
});

test('the first of several fields that holds a picture is taken', () => {
  expect(bindPicture({ fields: ['imageBase64', 'image'] }, { imageBase64: '', image: '/b.png' })).toBe(
    '/b.png',
  );
});

test('without a binding there is no picture', () => {
  expect(bindPicture(undefined, { image: '/a.png' })).toBeNull();
});
