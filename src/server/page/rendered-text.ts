/** A text that a file is rendered to, and whether every list of it answered in time. */
export interface RenderedText {
  readonly text: string;
  readonly isComplete: boolean;
}
