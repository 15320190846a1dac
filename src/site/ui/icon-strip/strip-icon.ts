/** A website in the strip. */
export interface StripIcon {
  readonly key: string;
  /** URL of its picture, or null to show its name instead. */
  readonly src: string | null;
  readonly href: string;
  /** Host of the URL: the accessible name of the link (B2.7.2). */
  readonly name: string;
}
