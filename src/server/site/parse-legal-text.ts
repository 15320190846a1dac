import type { Heading as MarkdownHeading, List, ListItem, PhrasingContent, RootContent } from 'mdast';
import { LRUCache } from 'lru-cache';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block, Inline } from '../../engine/document/document';
import { findMarkdownExcess } from '../../engine/document/markdown-limits';

/** Markdown that a document cannot use; it stays the text that it is, so nothing becomes HTML. */
const disabled = [
  'autolink',
  'blockQuote',
  'characterEscape',
  'characterReference',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'hardBreakEscape',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'setextUnderline',
  'thematicBreak',
];

/** Bold text and links, whose parsing takes seconds in a document of thousands of marks; real ones have fewer than 200. */
const costly = ['attention', 'labelEnd', 'labelStartLink'];
const mostMarks = 2000;

type AnchorOf = (wanted: string | null) => string;

/** Gives every heading an anchor of its own: the one that it names, else its number, or the next one that is free. */
function createAnchors(): AnchorOf {
  const used = new Set<string>();
  return (wanted) => {
    let anchor = wanted;
    for (let number = used.size + 1; anchor === null || used.has(anchor); number += 1)
      anchor = `section-${number}`;
    used.add(anchor);
    return anchor;
  };
}

/** Text with its `{placeholders}`. */
function inlinesOfText(value: string): readonly Inline[] {
  const parts = value.replaceAll('\n', ' ').split(/\{([a-z]+)\}/);
  return parts.flatMap((part, index): Inline[] => {
    if (index % 2 === 1) return [{ kind: 'placeholder', name: part }];
    return part === '' ? [] : [{ kind: 'text', text: part }];
  });
}

function inlinesOf(nodes: readonly PhrasingContent[]): readonly Inline[] {
  return nodes.flatMap((node): readonly Inline[] => {
    if (node.type === 'text') return inlinesOfText(node.value);
    if (node.type === 'strong') return [{ kind: 'bold', content: inlinesOf(node.children) }];
    if (node.type === 'link') return [{ kind: 'link', address: node.url, content: inlinesOf(node.children) }];
    if (node.type === 'break') return [{ kind: 'text', text: ' ' }];
    return 'children' in node ? inlinesOf(node.children) : [];
  });
}

/** Takes `{#anchor}` from the end of a heading. */
function splitAnchor(content: readonly Inline[]): { content: readonly Inline[]; wanted: string | null } {
  const last = content.at(-1);
  const text = last?.kind === 'text' ? last.text.trimEnd() : '';
  const start = text.lastIndexOf('{#');
  const wanted = text.endsWith('}') && start >= 0 ? text.slice(start + 2, -1) : '';
  if (wanted === '' || /[\s{}]/.test(wanted)) return { content, wanted: null };
  const rest = text.slice(0, start).trimEnd();
  const before = content.slice(0, -1);
  return { content: rest === '' ? before : [...before, { kind: 'text', text: rest }], wanted };
}

function headingOf({ depth, children }: MarkdownHeading, anchorOf: AnchorOf): Block {
  const { content, wanted } = splitAnchor(inlinesOf(children));
  return { kind: 'heading', level: depth > 2 ? 3 : 2, anchor: anchorOf(wanted), content };
}

/** The paragraphs of an item, one after the other; the items of a list inside it follow as items of their own. */
function itemsOf({ children }: ListItem): readonly (readonly Inline[])[] {
  const own = children.flatMap((child) => (child.type === 'paragraph' ? [inlinesOf(child.children)] : []));
  const joined = own.flatMap((content, index) =>
    index === 0 ? content : [{ kind: 'text' as const, text: ' ' }, ...content],
  );
  const inner = children.flatMap((child) => (child.type === 'list' ? child.children.flatMap(itemsOf) : []));
  return [joined, ...inner];
}

function listOf({ ordered, children }: List): Extract<Block, { kind: 'list' }> {
  return { kind: 'list', ordered: ordered === true, items: children.flatMap(itemsOf) };
}

function blockOf(node: RootContent, anchorOf: AnchorOf): Block | null {
  if (node.type === 'heading') return headingOf(node, anchorOf);
  if (node.type === 'paragraph') return { kind: 'paragraph', content: inlinesOf(node.children) };
  return node.type === 'list' ? listOf(node) : null;
}

/** Lists of one kind that follow each other are one list, whichever sign their items begin with. */
function joinLists(blocks: readonly Block[]): readonly Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.kind === 'list' && last?.kind === 'list' && last.ordered === block.ordered) {
      joined.splice(-1, 1, { ...last, items: [...last.items, ...block.items] });
    } else joined.push(block);
  }
  return joined;
}

/** Parsed documents: a site is read again at each change, and sites of one process may share their drafts. */
const parsed = new LRUCache<string, readonly Block[]>({ max: 60 });

/**
 * Parses a legal document: headings with an anchor, paragraphs, lists, bold text, links and placeholders. Everything
 * else is plain text. Returns null for a text beyond the limits, which is not parsed (B11.9.10). On the server only, so that
 * browsers do not load a Markdown parser.
 */
export function parseLegalText(markdown: string): readonly Block[] | null {
  const known = parsed.get(markdown);
  if (known) return known;
  if (findMarkdownExcess(markdown)) return null;
  const blocks = parse(markdown);
  parsed.set(markdown, blocks);
  return blocks;
}

function parse(markdown: string): readonly Block[] {
  const anchorOf = createAnchors();
  const marks = markdown.match(/[*_[\]]/g)?.length ?? 0;
  const unused = marks > mostMarks ? [...disabled, ...costly] : disabled;
  const { children } = fromMarkdown(markdown, { extensions: [{ disable: { null: unused } }] });
  return joinLists(children.flatMap((node) => blockOf(node, anchorOf) ?? []));
}
