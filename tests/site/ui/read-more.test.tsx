// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ReadMore } from '../../../src/site/ui/text/ReadMore';
import { cleanUp, render } from './render';

afterEach(cleanUp);

const text = { text: 'The long text', short: 'The long…', lang: 'en' };

async function readMore(of: { text: string; short?: string; lang?: string }) {
  const { element } = await render(<ReadMore of={of} />);
  const button = element.querySelector('button');
  const shown = () => element.querySelector('p')?.textContent;
  return { button, shown };
}

test('a truncated text expands and collapses by its button (B4.7.1)', async () => {
  const { button, shown } = await readMore(text);
  expect([shown(), button?.textContent]).toEqual(['The long…', 'common.readMore']);
  await act(async () => button?.click());
  expect([shown(), button?.textContent]).toEqual(['The long text', 'common.readLess']);
  await act(async () => button?.click());
  expect(shown()).toBe('The long…');
});

test('a text that is not truncated has no button', async () => {
  const { button, shown } = await readMore({ text: 'Short' });
  expect([shown(), button]).toEqual(['Short', null]);
});

test('a truncated text is complete in print', async () => {
  const { shown } = await readMore(text);
  await act(async () => window.dispatchEvent(new Event('beforeprint')));
  expect(shown()).toBe('The long text');
  await act(async () => window.dispatchEvent(new Event('afterprint')));
  expect(shown()).toBe('The long…');
});
