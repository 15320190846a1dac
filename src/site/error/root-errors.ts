import type { HydrationOptions } from 'react-dom/client';
import type { KeptPage } from '../browser/kept-page';

interface RootErrorsOptions {
  readonly page: KeptPage;
  readonly unmount: () => void;
}

/**
 * Handles errors while rendering. On the page that the HTML is of, the HTML comes back and scripts end, whichever part
 * threw (B10.4.3); on a later one, the boundary of the part shows a message.
 */
export function rootErrors({ page, unmount }: RootErrorsOptions): HydrationOptions {
  const showHtml = (error: unknown) => {
    console.error(error);
    // When React is done with the error, and before the browser paints what is left of the page.
    queueMicrotask(() => {
      unmount();
      page.restore();
    });
  };
  return {
    onRecoverableError: (error) => {
      console.error(error);
    },
    onCaughtError: (error) => {
      if (page.isShown()) showHtml(error);
      else console.error(error);
    },
    onUncaughtError: showHtml,
  };
}
