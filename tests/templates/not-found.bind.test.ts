import { expect, test } from 'vitest';
import { bindNotFound } from '../../src/templates/not-found/bind';
import { contextIn } from '../engine/binding/sample-context';

const section = { template: 'not-found', text: 'notFound.text', button: 'notFound.home', page: '/' } as const;

test('the texts are literal in English (specification, 2.1)', () => {
  expect(bindNotFound(section, contextIn('EN'))).toEqual({
    picture: null,
    text: 'the page you are looking for not avaible!',
    button: { label: 'Go to Home', path: '/', icon: 'home' },
  });
});

test.each([
  ['/media/lost.webp', '/media/lost.webp'],
  ['javascript:alert(1)', null],
])('a picture at %s is at %s', (picture, address) => {
  expect(bindNotFound({ ...section, picture }, contextIn('EN')).picture).toBe(address);
});
