import type { ReactNode } from 'react';

/** A text of a record, with its language if it differs from the page's. */
export interface TextWithLangProps {
  readonly text: string;
  readonly lang?: string;
}

/** Marks a text with its language; without one, renders the text alone. */
export function TextWithLang({ of }: { readonly of: TextWithLangProps }): ReactNode {
  return of.lang ? <span lang={of.lang}>{of.text}</span> : of.text;
}
