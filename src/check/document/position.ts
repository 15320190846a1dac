export interface Position {
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
}

export interface PositionIndex {
  readonly at: (offset: number) => Position;
}

/** Indexes the lines of a text, to find the line and column of an offset. */
export function indexPositions(text: string): PositionIndex {
  const starts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map((match) => match.index + match[0].length)];
  return {
    at: (offset) => {
      const line = lastNotAfter(starts, offset);
      return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
    },
  };
}

/** Index of the last line that starts at or before the offset, by binary search. */
function lastNotAfter(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
