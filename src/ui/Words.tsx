import type { ReactNode } from 'react';

/** A text that came from outside, with its language where that is not the page's. */
export interface DrawnWords {
  readonly text: string;
  readonly lang?: string;
}

/** Words in their own language; nothing around them where it is the page's. */
export function Words({ of }: { readonly of: DrawnWords }): ReactNode {
  return of.lang ? <span lang={of.lang}>{of.text}</span> : of.text;
}
