/** A bold face that is fetched after the page has loaded. */
export interface LateFont {
  readonly family: string;
  readonly source: string;
  /** URL of its file, unless devices may have the typeface. */
  readonly url?: string;
  /** Descriptors of a `FontFace`. */
  readonly descriptors: {
    readonly unicodeRange: string;
    readonly ascentOverride: string;
    readonly descentOverride: string;
  };
}
