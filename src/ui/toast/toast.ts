/** A message shown above the page for a moment. A new object is a new toast, even with the same text. */
export interface Toast {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/** How long a toast is shown, in ms (B9.3.1). */
export const toastTime = 5000;
