import type { LateFont } from '../../model/theme/late-font';

/**
 * Adds the bold fonts, which replace the faces used until then. The browser fetches those that the text needs.
 */
export function addLateFonts(fonts: readonly LateFont[] = []): void {
  for (const { family, source, ...descriptors } of fonts) {
    const common = { weight: '700', display: 'swap', lineGapOverride: '0%' } as const;
    document.fonts.add(new FontFace(family, source, { ...common, ...descriptors }));
  }
}
