/** A bold face that is fetched after the page has loaded. */
export interface LateFont {
  readonly family: string;
  /** Names of the same typeface on devices, which are used before the file. */
  readonly local: readonly string[];
  readonly url: string;
  /** Descriptors of a `FontFace`. */
  readonly descriptors: {
    readonly unicodeRange: string;
    readonly ascentOverride: string;
    readonly descentOverride: string;
  };
}
