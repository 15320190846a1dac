import type { PerView } from '../carousel/per-view';

/** Styles per minimum viewport width; those of the narrowest also apply below it. */
function atEachWidth(perView: readonly PerView[], stylesOf: (view: PerView) => string): string {
  return perView
    .map((view, index) =>
      index === 0 ? stylesOf(view) : `@media (min-width: ${view.from}px) { ${stylesOf(view)} }`,
    )
    .join('\n');
}

/** Number of icons per view and the gap between them, as custom properties. */
export function perViewStyles(perView: readonly PerView[]): string {
  return atEachWidth(perView, ({ icons, gap }) => `--icons: ${icons}; --gap: ${gap}px;`);
}

/** Hides the controls at the widths where all icons fit (B2.7.3). */
export function controlsDisplay(
  perView: readonly PerView[],
  total: number,
  display: 'flex' | 'grid',
): string {
  return atEachWidth(perView, ({ icons }) => `display: ${total > icons ? display : 'none'};`);
}
