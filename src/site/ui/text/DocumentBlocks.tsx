import type { ReactNode } from 'react';
import type { Block, Inline } from '../../../engine/document/document';

/** Replacements of the parts of a text that depend on the site. */
export interface DocumentParts {
  readonly link: (address: string, content: readonly Inline[]) => ReactNode;
  readonly placeholder: (name: string) => ReactNode;
}

function InlinePart({ of: one, parts }: { readonly of: Inline; readonly parts: DocumentParts }) {
  if (one.kind === 'text') return one.text;
  if (one.kind === 'placeholder') return parts.placeholder(one.name);
  if (one.kind === 'link') return parts.link(one.address, one.content);
  return (
    <strong>
      <Inlines of={one.content} parts={parts} />
    </strong>
  );
}

function Inlines({ of: content, parts }: { readonly of: readonly Inline[]; readonly parts: DocumentParts }) {
  return content.map((one, index) => <InlinePart key={index} of={one} parts={parts} />);
}

function DocumentBlock({ block, parts }: { readonly block: Block; readonly parts: DocumentParts }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Inlines of={block.content} parts={parts} />
      </p>
    );
  }
  if (block.kind === 'heading') {
    const Title = block.level === 2 ? 'h2' : 'h3';
    return (
      <Title id={block.anchor}>
        <Inlines of={block.content} parts={parts} />
      </Title>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, index) => (
        <li key={index}>
          <Inlines of={item} parts={parts} />
        </li>
      ))}
    </List>
  );
}

interface DocumentBlocksProps {
  readonly blocks: readonly Block[];
  readonly parts: DocumentParts;
}

/** The blocks of a document. */
export function DocumentBlocks({ blocks, parts }: DocumentBlocksProps) {
  return blocks.map((block, index) => <DocumentBlock key={index} block={block} parts={parts} />);
}
