import { NewTab } from '../../ui/NewTab';
import { Words } from '../../ui/Words';
import { useContent } from '../contract';
import { plainText, targetOf, type Fillings } from './bind';
import type { Inline } from './markdown';

interface InlinesProps {
  readonly of: readonly Inline[];
  readonly fillings: Fillings;
}

interface LinkProps {
  readonly address: string;
  readonly words: string;
}

/** A link to a page of the site, to a place on this page or to another site; mere words where it leads nowhere. */
function ArticleLink({ address, words }: LinkProps) {
  const { context, pageAddress } = useContent();
  const target = targetOf(address, context);
  if (target === null) return words;
  if (target.kind === 'outside') return <NewTab href={target.address}>{words}</NewTab>;
  const href = target.kind === 'page' ? `${pageAddress(target.path)}${target.anchor}` : target.address;
  return <a href={href}>{words}</a>;
}

function Placeholder({ name, fillings }: { readonly name: string; readonly fillings: Fillings }) {
  const filling = fillings.get(name);
  if (!filling) return `{${name}}`;
  const words = <Words of={filling.words} />;
  return filling.address === null ? words : <a href={filling.address}>{words}</a>;
}

function InlinePart({ of: one, fillings }: { readonly of: Inline; readonly fillings: Fillings }) {
  if (one.kind === 'text') return one.text;
  if (one.kind === 'placeholder') return <Placeholder name={one.name} fillings={fillings} />;
  if (one.kind === 'link')
    return <ArticleLink address={one.address} words={plainText(one.content, fillings)} />;
  return (
    <strong>
      <Inlines of={one.content} fillings={fillings} />
    </strong>
  );
}

/** Text with bold words, links and what stands for the placeholders. */
export function Inlines({ of: parts, fillings }: InlinesProps) {
  return parts.map((part, index) => <InlinePart key={index} of={part} fillings={fillings} />);
}
