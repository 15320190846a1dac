/** A value with another text at a path, or null where that text is not there any more. */
export function replacedText(
  value: unknown,
  [key, ...rest]: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): unknown {
  if (key === undefined) return value === from ? to : null;
  if (typeof value !== 'object' || value === null) return null;
  const own = new Map<string, unknown>(Object.entries(value)).get(key);
  const inner = replacedText(own, rest, { from, to });
  if (inner === null) return null;
  if (Array.isArray(value)) return value.map((one: unknown, index) => (String(index) === key ? inner : one));
  return { ...value, [key]: inner };
}
