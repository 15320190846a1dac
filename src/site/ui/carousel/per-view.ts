/** How many items a carousel shows side by side from a viewport width in px on, and the gap between them in px. */
export interface PerView {
  readonly from: number;
  readonly icons: number;
  readonly gap: number;
}
