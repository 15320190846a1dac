/** The first value of a header; undefined if the request does not have it. */
export function firstValue(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.[0];
}
