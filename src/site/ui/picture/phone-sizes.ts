/**
 * The `sizes` attribute of a picture that is as wide as the page in windows up to `widest` px, within the gutters; `wider` is
 * the attribute for wider windows. A screen with three device pixels per CSS px gets the picture for two, which looks the same
 * and has half the bytes.
 */
export function sizesWithPhone(widest: number, wider: string): string {
  const narrow = `(max-width: ${widest}px)`;
  return `${narrow} and (min-resolution: 2.5dppx) calc(66vw - 21px), ${narrow} calc(100vw - 32px), ${wider}`;
}
