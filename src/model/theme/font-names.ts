/** Font families that the engine ships and a theme may name; others must be installed on the visitor's device. */
export const fontNames = ['Hind', 'Hind Vadodara', 'Noto Sans Devanagari'] as const;

export type FontName = (typeof fontNames)[number];
