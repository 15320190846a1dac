import type { DocumentObject } from '../../src/check/document/json-access';

/** A name that a value of the config may have. */
export interface KnownName {
  readonly name: string;
  /** Note that editors show beside it. */
  readonly description: string;
}

/** Completes and explains the names, and accepts any other value: the checker knows what was added since. */
export function completing(names: readonly KnownName[]): DocumentObject {
  if (names.length === 0) return {};
  const known = {
    enum: names.map(({ name }) => name),
    enumDescriptions: names.map(({ description }) => description),
  };
  return { anyOf: [known, {}] };
}
