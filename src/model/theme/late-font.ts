/** A face that is fetched after the page has loaded. */
export interface LateFont {
  readonly family: string;
  readonly weight: 400 | 700;
  /** Whether the font inside the page is a part of its family, and is used until this one is there. */
  readonly replacesPageFont: boolean;
  /** As in `src` of `@font-face`. */
  readonly source: string;
  /** Whether the source names typefaces of devices (`local()`) before the file. */
  readonly hasLocalSource: boolean;
  /** Descriptors of a `FontFace`. */
  readonly descriptors: {
    readonly unicodeRange: string;
    readonly ascentOverride: string;
    readonly descentOverride: string;
  };
}
