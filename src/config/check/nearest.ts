/** The hint for a name that is none of the right ones: the nearest, or all of them when they are few. */
export function hintFor(name: string, names: readonly string[]): string | undefined {
  const near = nearest(name, names);
  if (near !== undefined) return `Did you mean “${near}”?`;
  if (names.length === 0) return 'There are none yet.';
  return names.length <= 16 ? `There are: ${names.map((each) => `“${each}”`).join(', ')}.` : undefined;
}

/** The name that differs least; undefined when all differ by more than about a third. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(name.length / 3));
  const [best] = names
    .map((each) => ({ each, steps: distance(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, steps }) => steps <= limit && steps < Math.max(name.length, each.length))
    .sort((a, b) => a.steps - b.steps);
  return best?.each;
}

/** Letters to insert, remove, replace or swap until one word is the other (Damerau-Levenshtein). */
export function distance(from: string, to: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let line = 1; line <= from.length; line++) {
    const next = nextRow(from, to, line, row, before);
    before = row;
    row = next;
  }
  return row[to.length] ?? 0;
}

function nextRow(
  from: string,
  to: string,
  line: number,
  above: readonly number[],
  twoAbove: readonly number[],
): number[] {
  const row = [line];
  for (let column = 1; column <= to.length; column++) {
    const same = from[line - 1] === to[column - 1];
    const swapped =
      line > 1 && column > 1 && from[line - 1] === to[column - 2] && from[line - 2] === to[column - 1];
    const steps = [
      (above[column] ?? 0) + 1,
      (row[column - 1] ?? 0) + 1,
      (above[column - 1] ?? 0) + (same ? 0 : 1),
      ...(swapped ? [(twoAbove[column - 2] ?? 0) + 1] : []),
    ];
    row.push(Math.min(...steps));
  }
  return row;
}
