// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { allowTranslation } from '../../../src/site/browser/translated-page';

allowTranslation();

/** Puts each text into an element, as the same node or as another one. */
function translate(parent: Node, keepsNodes: boolean): void {
  for (const node of [...parent.childNodes])
    if (node instanceof Text) {
      const font = document.createElement('span');
      node.replaceWith(font);
      font.append(keepsNodes ? node : new Text(node.data));
    } else translate(node, keepsNodes);
}

/** The text of an element that showed one content, was translated, and shows another one. */
function change(keepsNodes: boolean, before: ReactNode, after: ReactNode): string {
  const element = document.createElement('div');
  const root = createRoot(element);
  flushSync(() => {
    root.render(before);
  });
  translate(element, keepsNodes);
  flushSync(() => {
    root.render(after);
  });
  return element.textContent;
}

const icon = <i key="icon">*</i>;

test.each<[string, ReactNode, ReactNode, string]>([
  ['removed', [icon, 'one'], [icon], '*'],
  ['replaced by an element', [icon, 'one'], [icon, <b key="two">two</b>], '*two'],
  ['preceded by an element', [null, 'one'], [icon, 'one'], '*one'],
  ['changed', [icon, 'one'], [icon, 'two'], '*two'],
])('text that a translator has moved can be %s', (_name, before, after, text) => {
  expect(change(true, before, after)).toBe(text);
});

test.each<[string, ReactNode, ReactNode, string]>([
  ['removed with its element', [icon, <b key="one">one</b>], [icon], '*'],
  ['changed in its element', [icon, <b key="one">one</b>], [icon, <b key="one">two</b>], '*two'],
  ['followed by an element', ['one', null], ['one', icon], 'one*'],
])('text that a translator has replaced can be %s', (_name, before, after, text) => {
  expect(change(false, before, after)).toBe(text);
});

test('nothing throws where a translator has replaced text that React removes', () => {
  expect(change(false, [icon, 'one'], [icon])).toBe('*one');
});
