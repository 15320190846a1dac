import { describe, expect, test } from 'vitest';
import type { SearchHit } from '../../src/engine/search/search-results';
import { bindHit } from '../../src/engine/search/bind-hit';
import { contextIn } from './binding/sample-context';

const hit: SearchHit = {
  title: [
    ['Ramila', true],
    ['ben', false],
  ],
  excerpt: [],
  place: { title: 'Members', path: '/member' },
  address: null,
};

const bind = (changes: Partial<SearchHit>) =>
  bindHit({ ...hit, ...changes }, contextIn('EN'), (path) => `/en${path}`);

describe('a result', () => {
  test('leads to the page that shows it, and names it', () => {
    expect(bind({})).toMatchObject({ href: '/en/member', page: 'Members', isOutside: false, excerpt: null });
  });

  test('about a subject leads to the page about it', () => {
    expect(bind({ place: { title: 'Staff', path: '/staff', subject: 'a b' } }).href).toBe('/en/staff/a%20b');
  });

  test('with an address of its own leads there', () => {
    const address = '/documents/a.pdf';
    expect(bind({ address })).toMatchObject({ href: address, isOutside: true });
  });

  test('that is a page does not name it twice', () => {
    expect(bind({ title: [['Members', true]] }).page).toBeNull();
  });

  test('has the language of its script', () => {
    expect(bind({ title: [['રમીલા', true]] }).title.lang).toBe('gu');
    expect(bind({}).title.lang).toBeUndefined();
  });
});
