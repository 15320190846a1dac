/** Five bullets fit the narrowest screen. */
const maxBullets = 5;

/** Indices of the rendered bullets, at most five, around the current one. */
export function bulletsAround(shown: number, total: number): readonly number[] {
  const first = Math.max(0, Math.min(shown - Math.floor(maxBullets / 2), total - maxBullets));
  return Array.from({ length: Math.min(maxBullets, total) }, (_, index) => first + index);
}

/** Whether a bullet is the first or last rendered one and others follow beyond it. */
export function hasMoreBeyond(index: number, rendered: readonly number[], total: number): boolean {
  return (index === rendered[0] && index > 0) || (index === rendered.at(-1) && index < total - 1);
}
