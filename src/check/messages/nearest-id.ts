import { nearestName } from '../nearest-name';

/** The id that a misspelt one probably means: another one in a single part between its dots, such as `menu.abuot`. */
export function nearestId(id: string, known: readonly string[]): string | undefined {
  const parts = id.split('.');
  const alike = known.filter((other) => differingParts(parts, other.split('.')) === 1);
  return parts
    .map((part, index) => {
      const others = alike.filter((other) => other.split('.')[index] !== part);
      const near = nearestName(
        part,
        others.map((other) => other.split('.')[index] ?? ''),
      );
      return others.find((other) => other.split('.')[index] === near);
    })
    .find((found) => found !== undefined);
}

/** In how many parts two ids differ; infinitely many if they have different numbers of parts. */
function differingParts(parts: readonly string[], others: readonly string[]): number {
  if (parts.length !== others.length) return Infinity;
  return parts.filter((part, index) => part !== others[index]).length;
}
