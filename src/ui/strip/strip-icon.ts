/** A website in the strip. */
export interface StripIcon {
  readonly key: string;
  /** Its picture, or null: then its name stands there. */
  readonly src: string | null;
  readonly href: string;
  /** Host of the address: the name of the link. */
  readonly name: string;
}

/** How many icons stand side by side from a width in px on, and the gap between them in px. */
export interface PerView {
  readonly from: number;
  readonly icons: number;
  readonly gap: number;
}
