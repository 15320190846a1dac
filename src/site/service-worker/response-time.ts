/** When a response was sent, in ISO format. */
export function timeOf({ headers }: Response): string | null {
  const time = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
