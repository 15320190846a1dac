/** Replaces lone surrogates by U+FFFD, as `String.prototype.toWellFormed` does, which older browsers lack. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
