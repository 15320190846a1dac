/** Something to say above the page for a moment; another one is another object. */
export interface Toast {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/** How long a toast stays, in ms (specification, 9). */
export const toastTime = 5000;
