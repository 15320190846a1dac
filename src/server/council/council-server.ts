/** The council's own server. */
export interface CouncilServer {
  /** Such as https://api.example.in; calls go to `<host>/api`. */
  readonly host: string;
  /** Time limit of a call, in ms. */
  readonly timeoutMs: number;
}
