/** Bullets that are drawn at most: five fit the narrowest screen. */
const most = 5;

/** Indices of the bullets that are drawn, at most five, around the one that is shown. */
export function bulletsAround(shown: number, total: number): readonly number[] {
  const first = Math.max(0, Math.min(shown - Math.floor(most / 2), total - most));
  return Array.from({ length: Math.min(most, total) }, (_, place) => first + place);
}

/** Whether there are more bullets beyond this one, at the end of those that are drawn. */
export function leadsOn(index: number, drawn: readonly number[], total: number): boolean {
  return (index === drawn[0] && index > 0) || (index === drawn.at(-1) && index < total - 1);
}
