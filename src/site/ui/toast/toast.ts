/** A message shown above the page for a moment. A new object is a new toast, even with the same text. */
export interface Toast {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/** How toasts are shown (`display.toast`, B9.3.1). */
export interface ToastLook {
  /** Time in ms after which a toast closes itself. */
  readonly duration: number;
  readonly position: 'top-center' | 'bottom-center';
}

/** Props of what shows a toast. */
export interface ToastProps {
  readonly toast: Toast;
  readonly look: ToastLook;
}
