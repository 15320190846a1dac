import { Fragment } from 'react';
import { TextWithLang, type TextWithLangProps } from './TextWithLang';

/** A part of a text that can be dialled or written to. */
export interface TextLink {
  readonly text: string;
  readonly href: string | null;
}

export interface LinkedTextProps extends TextWithLangProps {
  /** The parts of the text, which together are the text, where some are links. */
  readonly links?: readonly TextLink[];
}

/** A text whose telephone numbers and e-mail addresses are links; never inside a link or a button. */
export function LinkedText({ of }: { readonly of: LinkedTextProps }) {
  if (!of.links) return <TextWithLang of={of} />;
  return (
    <span lang={of.lang}>
      {of.links.map(({ text, href }, index) => (
        <Fragment key={index}>{href === null ? text : <a href={href}>{text}</a>}</Fragment>
      ))}
    </span>
  );
}
