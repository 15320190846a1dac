import { NewTab } from '../../ui/text/NewTab';
import { TextWithLang } from '../../ui/text/TextWithLang';
import { useContent } from '../content';
import { textOfInlines, linkTargetOf, type PlaceholderValues } from './bind';
import type { Inline } from '../../model/document/document';

interface InlinesProps {
  readonly of: readonly Inline[];
  readonly placeholders: PlaceholderValues;
}

interface LinkProps {
  readonly address: string;
  readonly words: string;
}

/** A link to a page of the site, to an anchor on this page or to another site; plain text for an unsafe address. */
function ArticleLink({ address, words }: LinkProps) {
  const { context, pageAddress } = useContent();
  const target = linkTargetOf(address, context);
  if (target === null) return words;
  if (target.kind === 'outside') return <NewTab href={target.address}>{words}</NewTab>;
  const href = target.kind === 'page' ? `${pageAddress(target.path)}${target.anchor}` : target.address;
  return <a href={href}>{words}</a>;
}

function Placeholder({
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

function InlinePart({
  of: one,
  placeholders,
}: {
  readonly of: Inline;
  readonly placeholders: PlaceholderValues;
}) {
  if (one.kind === 'text') return one.text;
  if (one.kind === 'placeholder') return <Placeholder name={one.name} placeholders={placeholders} />;
  if (one.kind === 'link')
    return <ArticleLink address={one.address} words={textOfInlines(one.content, placeholders)} />;
  return (
    <strong>
      <Inlines of={one.content} placeholders={placeholders} />
    </strong>
  );
}

/** Formatted text, with its placeholders replaced. */
export function Inlines({ of: parts, placeholders }: InlinesProps) {
  return parts.map((part, index) => <InlinePart key={index} of={part} placeholders={placeholders} />);
}
