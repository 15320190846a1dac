import type { LateFont } from '../../model/theme/late-font';

/**
 * Lets the page use the bold fonts, which take the place of their stand-ins. The browser fetches those that the text
 * needs.
 */
export function addLateFonts(fonts: readonly LateFont[] = []): void {
  for (const { family, source, ...descriptors } of fonts) {
    const common = { weight: '700', display: 'swap', lineGapOverride: '0%' } as const;
    document.fonts.add(new FontFace(family, source, { ...common, ...descriptors }));
  }
}
