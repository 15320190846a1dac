/** Log for the operator, such as Fastify's. Lines contain no personal data. */
export interface Log {
  warn(message: string): void;
  /** @param fields structured fields of the line */
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
}
