/** Whether a text is an idempotency key: 8 to 100 characters that need no escaping in headers and addresses. */
export function isIdempotencyKey(text: string): boolean {
  return /^[\w.~-]{8,100}$/.test(text);
}
