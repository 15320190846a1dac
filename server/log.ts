/** Where the server tells the operator something; Fastify's log is one. Lines carry no personal data. */
export interface Log {
  warn(line: string): void;
}
