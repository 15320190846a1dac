/** A bold face that is fetched after the page has loaded, as the descriptors of a `FontFace`. */
export interface LateFont {
  readonly family: string;
  readonly source: string;
  readonly unicodeRange: string;
  readonly ascentOverride: string;
  readonly descentOverride: string;
}
