/**
 * Rendering with React's edge build. Not with that for Node, whose AsyncLocalStorage makes every promise and every write of
 * the process slower on Node 20 and 22 (docs/decisions/0010-server-rendering-and-hydration.md).
 */
import './array-buffer-detached';
import type { ErrorInfo, ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { prerender } from 'react-dom/static.edge';

/** Starts a Suspense boundary whose content threw or suspended. No text contains it: React escapes `<`. */
const unfinishedBoundary = '<!--$!-->';

/** The HTML; null when a part of it throws or suspends. */
function renderAtOnce(content: ReactNode): string | null {
  try {
    const html = renderToString(content);
    return html.includes(unfinishedBoundary) ? null : html;
  } catch {
    return null;
  }
}

/**
 * Renders content to HTML. Uses `renderToString`, which takes three quarters of the time of `prerender`; and `prerender`
 * when a part throws or suspends, since only that reports errors and waits for code.
 * @param onError called with each error inside a Suspense boundary, whose fallback replaces the part
 * @throws an error that is thrown outside all Suspense boundaries
 */
export async function renderHtml(
  content: ReactNode,
  onError?: (error: unknown, info: ErrorInfo) => void,
): Promise<string> {
  const html = renderAtOnce(content);
  if (html !== null) return html;
  const { prelude } = await prerender(content, {
    progressiveChunkSize: Infinity,
    ...(onError && { onError }),
  });
  return new Response(prelude).text();
}
