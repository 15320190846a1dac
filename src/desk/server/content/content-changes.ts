/** Names of uploaded files in values of records. */
export function filesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^(?:pictures|documents)\/[^/\\]+$/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(filesIn);
}
