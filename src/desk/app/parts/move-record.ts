/** Ids with one of them moved by a number of places; null if it is at the end already. */
export function moved(ids: readonly string[], id: string, by: 1 | -1): readonly string[] | null {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return null;
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
