/** Most of what a Markdown text may have. Real ones have 100 lines and two levels; parsing any text within takes a second at most. */
export const markdownLimits = { characters: 200_000, lines: 5_000, items: 1_000, levels: 10 } as const;

/** The limit that a text is beyond, and the offset where it is. */
export interface MarkdownExcess {
  readonly limit: keyof typeof markdownLimits;
  readonly offset: number;
}

const itemMark = /(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$)/y;
const blanks = /[ \t]*/y;

/** The columns at which the lists inside each other begin on a line, without those of the lines above. */
function marksOf(line: string): { readonly indent: number; readonly columns: readonly number[] } {
  blanks.lastIndex = 0;
  blanks.exec(line);
  const indent = blanks.lastIndex;
  const columns: number[] = [];
  itemMark.lastIndex = indent;
  // Deeper marks are beyond the limit already.
  while (columns.length <= markdownLimits.levels && itemMark.test(line)) columns.push(itemMark.lastIndex);
  return { indent, columns };
}

/** Finds what makes a Markdown text too large to be parsed, in time linear in its length; null for a usual text. */
export function findMarkdownExcess(text: string): MarkdownExcess | null {
  const { characters, lines, items, levels } = markdownLimits;
  if (text.length > characters) return { limit: 'characters', offset: characters };
  let offset = 0;
  let found = 0;
  let open: readonly number[] = [];
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    if (index >= lines) return { limit: 'lines', offset };
    const { indent, columns } = marksOf(line);
    if (indent < line.length) open = [...open.filter((column) => column <= indent), ...columns];
    found += columns.length;
    if (open.length > levels) return { limit: 'levels', offset };
    if (found > items) return { limit: 'items', offset };
    offset += line.length + 1;
  }
  return null;
}
