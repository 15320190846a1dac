/** 32 hexadecimal digits that nobody can guess. Unlike `crypto.randomUUID`, this works without https and in old browsers. */
export function randomId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
