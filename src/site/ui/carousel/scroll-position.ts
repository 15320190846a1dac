/** Px from the start of one item of a row to the start of the next. */
function itemStride({ children: [first, second] }: HTMLElement): number {
  if (!first || !second) return 1;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left || 1;
}

/** Index of the item that a row is scrolled to. */
export function scrolledItem(row: HTMLElement): number {
  const index = Math.round(row.scrollLeft / itemStride(row));
  return Math.max(0, Math.min(index, row.children.length - 1));
}

/** Scrolls a row to an item, without animation. */
export function scrollToItem(row: HTMLElement, index: number): void {
  row.scrollLeft = index * itemStride(row);
}

/** Resolves when a row has not been scrolled for 150 ms: a swipe and its scroll snapping are over. */
export function scrollRest(row: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => {
      row.removeEventListener('scroll', wait);
      resolve();
    };
    let timer = setTimeout(rest, 150);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, 150);
    };
    row.addEventListener('scroll', wait, { passive: true });
  });
}
