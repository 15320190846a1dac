/** Differences of a site that was exported as static files (docs/static-export.md). */
export interface StaticExport {
  /** Address of the server that receives the forms, such as https://forms.example.in; null where none does. */
  readonly formServer: string | null;
}
