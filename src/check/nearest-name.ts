import { distance } from 'fastest-levenshtein';

/** Hint for an unknown name: the nearest known one, or all of them when they are few. */
export function nameHint(name: string, names: readonly string[]): string | undefined {
  const near = nearestName(name, names);
  if (near !== undefined) return `Did you mean “${near}”?`;
  if (names.length === 0) return 'None are defined yet.';
  return names.length <= 16 ? `Possible values: ${names.map((each) => `“${each}”`).join(', ')}.` : undefined;
}

/** The name with the smallest edit distance; undefined when all differ in more than about a third of their letters. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(name.length / 3));
  const [best] = names
    .map((each) => ({ each, steps: editDistance(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, steps }) => steps <= limit && steps < Math.max(name.length, each.length))
    .sort((a, b) => a.steps - b.steps);
  return best?.each;
}

/** The Levenshtein distance, in which two swapped letters count as one edit. */
function editDistance(from: string, to: string): number {
  return isSwap(from, to) ? 1 : distance(from, to);
}

function isSwap(from: string, to: string): boolean {
  const at = from.split('').findIndex((letter, index) => letter !== to[index]);
  const swapped = `${from.slice(0, at)}${from[at + 1] ?? ''}${from[at] ?? ''}${from.slice(at + 2)}`;
  return at >= 0 && swapped === to;
}
