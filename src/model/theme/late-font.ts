/** A bold face that is fetched after the page has loaded. */
export interface LateFont {
  readonly family: string;
  /** As in `src` of `@font-face`. */
  readonly source: string;
  /** URL of its file. */
  readonly url: string;
  /** Whether the source names typefaces of devices (`local()`) before the file. */
  readonly hasLocalSource: boolean;
  /** Descriptors of a `FontFace`. */
  readonly descriptors: {
    readonly unicodeRange: string;
    readonly ascentOverride: string;
    readonly descentOverride: string;
  };
}
