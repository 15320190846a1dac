/** Whether the browser puts `gap` between the items of a flex container. */
function knowsFlexGap(): boolean {
  const box = document.createElement('div');
  box.style.cssText = 'display:flex;flex-direction:column;row-gap:1px;position:absolute';
  box.append(document.createElement('i'), document.createElement('i'));
  document.body.append(box);
  const height = box.scrollHeight;
  box.remove();
  return height === 1;
}

type Item = HTMLElement | SVGElement | Text;

/** The items of a flex container: texts, and the elements that take room in it. */
function itemsOf(parent: Element): readonly Item[] {
  return [...parent.childNodes].flatMap((node): readonly Item[] => {
    if (node instanceof Text) return node.data.trim() === '' ? [] : [node];
    if (!(node instanceof HTMLElement || node instanceof SVGElement)) return [];
    const { display, position } = getComputedStyle(node);
    if (display === 'contents') return itemsOf(node);
    return display === 'none' || position === 'absolute' || position === 'fixed' ? [] : [node];
  });
}

/** Whether two items of a row are in the same line. */
function shareLine(one: Item | undefined, other: Item | undefined): boolean {
  if (!one || !other) return false;
  if (one instanceof Text || other instanceof Text) return true;
  return one.getBoundingClientRect().top < other.getBoundingClientRect().bottom;
}

type Margin = readonly [
  item: Item,
  side: 'marginBottom' | 'marginInlineEnd' | 'marginInlineStart',
  size: string,
];

/** The margins for the items of an element in place of its gaps. */
function marginsIn(container: Element): readonly Margin[] {
  const { display, flexDirection, columnGap, rowGap } = getComputedStyle(container);
  if (!display.endsWith('flex') || (columnGap === 'normal' && rowGap === 'normal')) return [];
  const items = itemsOf(container);
  const isColumn = flexDirection.startsWith('column');
  return items.flatMap((item, index): readonly Margin[] => {
    const [previous, next, last] = [items[index - 1], items[index + 1], items[items.length - 1]];
    if (!next) return [];
    const isBeside = !isColumn && (shareLine(next, item) || shareLine(item, previous));
    return [
      ...(isColumn || !shareLine(last, item) ? [[item, 'marginBottom', rowGap] as const] : []),
      ...(isBeside ? [[item, 'marginInlineEnd', columnGap] as const] : []),
      // A text has no margins.
      ...(isBeside && item instanceof Text ? [[next, 'marginInlineStart', columnGap] as const] : []),
    ];
  });
}

/**
 * Gives pages margins in browsers that know `gap` in grids only: Chrome before 84 and Safari before 14.1, which run no other
 * script of the page (B10.4.4). Text and icons would touch there.
 */
export function spaceFlexItems(): void {
  if (knowsFlexGap()) return;
  const margins = [...document.body.querySelectorAll('*')].flatMap(marginsIn);
  for (const [item, side, size] of margins) if (!(item instanceof Text)) item.style[side] = size;
}
