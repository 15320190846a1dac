/** The names of every source that a part of the config mentions. */
export function sourcesIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(sourcesIn);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'source' || key === 'identity' ? [String(value)] : sourcesIn(value),
  );
}
