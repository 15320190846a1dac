import { NewTab } from '../../site/ui/text/NewTab';
import { TextWithLang } from '../../site/ui/text/TextWithLang';
import { useContent } from '../content';
import { linkTargetOf, type PlaceholderValues } from './bind';

interface LinkProps {
  readonly address: string;
  readonly words: string;
}

/** A link to a page of the site, to an anchor on this page or to another site; plain text for an unsafe address. */
export function ArticleLink({ address, words }: LinkProps) {
  const { context, pageAddress } = useContent();
  const target = linkTargetOf(address, context);
  if (target === null) return words;
  if (target.kind === 'outside') return <NewTab href={target.address}>{words}</NewTab>;
  const href = target.kind === 'page' ? `${pageAddress(target.path)}${target.anchor}` : target.address;
  return <a href={href}>{words}</a>;
}

/** Replaces a placeholder; returns the placeholder itself for an unknown name. */
export function Placeholder({
  name,
  placeholders,
}: {
  readonly name: string;
  readonly placeholders: PlaceholderValues;
}) {
  const placeholder = placeholders.get(name);
  if (!placeholder) return `{${name}}`;
  const words = <TextWithLang of={placeholder.words} />;
  return placeholder.address === null ? words : <a href={placeholder.address}>{words}</a>;
}
