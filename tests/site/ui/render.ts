import { act, createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { vi } from 'vitest';

const roots = new Set<Root>();

/** Answers every media query with `matches`, since jsdom has none. */
export function stubMedia(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

/** Renders into a new element of the document. Messages are their own ids. Returns the element and a re-render. */
export async function render(node: ReactNode) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  roots.add(root);
  const rerender = (next: ReactNode) =>
    act(async () => {
      root.render(createElement(IntlProvider, { locale: 'en', onError: () => undefined }, next));
    });
  await rerender(node);
  return { element, rerender };
}

/** Unmounts what the test rendered. */
export async function cleanUp(): Promise<void> {
  for (const root of roots) await act(async () => root.unmount());
  roots.clear();
  document.body.replaceChildren();
}
