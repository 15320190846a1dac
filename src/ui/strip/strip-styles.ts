import type { PerView } from './strip-icon';

/** Styles from the width of each view on; those of the narrowest serve what is narrower still. */
function atEachWidth(perView: readonly PerView[], stylesOf: (view: PerView) => string): string {
  return perView
    .map((view, place) =>
      place === 0 ? stylesOf(view) : `@media (min-width: ${view.from}px) { ${stylesOf(view)} }`,
    )
    .join('\n');
}

/** The room of the icons in a row, as custom properties. */
export function viewsOf(perView: readonly PerView[]): string {
  return atEachWidth(perView, ({ icons, gap }) => `--icons: ${icons}; --gap: ${gap}px;`);
}

/** Drawn where the icons do not all fit, at whatever width that is. */
export function whereItTurns(perView: readonly PerView[], total: number, display: 'flex' | 'grid'): string {
  return atEachWidth(perView, ({ icons }) => `display: ${total > icons ? display : 'none'};`);
}
