/** A stretch of a paragraph. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly content: readonly Inline[] }
  | { readonly kind: 'link'; readonly address: string; readonly content: readonly Inline[] }
  | { readonly kind: 'placeholder'; readonly name: string };

/** A heading, with the anchor under which it can be linked. */
export interface Heading {
  readonly kind: 'heading';
  /** 2 for `##`, 3 for anything deeper. */
  readonly level: 2 | 3;
  /** Unique in its document. */
  readonly anchor: string;
  readonly content: readonly Inline[];
}

/** A piece of a document. */
export type Block =
  | Heading
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] };

const inline = /\*\*(?<bold>.+?)\*\*|\[(?<words>[^[\]]+)\]\((?<address>[^()\s]+)\)|\{(?<name>[a-z]+)\}/gs;

/** The stretches of a text: `**bold**`, `[words](address)`, `{placeholder}` and what is between them. */
export function parseInline(text: string): readonly Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(inline)) {
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) });
    found.push(inlineOf(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) });
  return found;
}

function inlineOf({ bold, words, address, name }: Readonly<Record<string, string | undefined>>): Inline {
  if (bold !== undefined) return { kind: 'bold', content: parseInline(bold) };
  if (words !== undefined) return { kind: 'link', address: address ?? '', content: parseInline(words) };
  return { kind: 'placeholder', name: name ?? '' };
}

const heading = /^(#{1,6})\s+(.*?)\s*(?:\{#([^\s{}]+)\})?\s*$/;
const item = /^(?:(-|\*)|\d+[.)])\s+(.*)$/;

/** The lines between empty lines, with a heading and every kind of list in a chunk of its own. */
function chunksOf(markdown: string): readonly (readonly string[])[] {
  const chunks: string[][] = [];
  let kind = '';
  for (const line of markdown.split(/\r?\n/).map((one) => one.trim())) {
    const next = kindOf(line, kind);
    const last = chunks.at(-1);
    if (last && next !== '' && next === kind && next !== 'heading') last.push(line);
    else if (next !== '') chunks.push([line]);
    kind = next;
  }
  return chunks;
}

/** What a line is part of; one that is nothing by itself goes on with what was before it. */
function kindOf(line: string, before: string): string {
  if (line === '') return '';
  if (heading.test(line)) return 'heading';
  const found = item.exec(line);
  if (found) return found[1] ? 'bullets' : 'numbers';
  return before === 'bullets' || before === 'numbers' ? before : 'paragraph';
}

/** The items of a list; a line that begins none goes on with the one before it. */
function itemsOf(lines: readonly string[]): readonly string[] {
  const items: string[] = [];
  for (const line of lines) {
    const begun = item.exec(line)?.[2];
    if (begun === undefined) items.push(`${items.pop() ?? ''} ${line}`.trim());
    else items.push(begun);
  }
  return items;
}

function blockOf(lines: readonly string[], anchorOf: (wanted: string | undefined) => string): Block {
  const [first = ''] = lines;
  const title = heading.exec(first);
  if (title) {
    const level = (title[1] ?? '').length > 2 ? 3 : 2;
    return { kind: 'heading', level, anchor: anchorOf(title[3]), content: parseInline(title[2] ?? '') };
  }
  const begun = item.exec(first);
  if (begun) return { kind: 'list', ordered: !begun[1], items: itemsOf(lines).map(parseInline) };
  return { kind: 'paragraph', content: parseInline(lines.join(' ')) };
}

/** Gives every heading an anchor of its own: the one it asks for, or its number. */
function anchors(): (wanted: string | undefined) => string {
  const taken = new Set<string>();
  return (wanted) => {
    const number = `section-${taken.size + 1}`;
    const anchor = wanted === undefined || taken.has(wanted) ? number : wanted;
    taken.add(anchor);
    return anchor;
  };
}

/**
 * Reads the part of Markdown that the documents of a site are written in: headings with an anchor, paragraphs,
 * lists, bold, links and placeholders. Total: everything else is plain text, and nothing becomes HTML.
 */
export function parseMarkdown(markdown: string): readonly Block[] {
  const anchorOf = anchors();
  return chunksOf(markdown).map((lines) => blockOf(lines, anchorOf));
}
