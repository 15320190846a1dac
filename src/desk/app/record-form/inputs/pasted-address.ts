/** The code by which pages embed a map or a video. */
const frame = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** The address in a text that was pasted as one: that of the `<iframe>` code of a map or a video, or the text itself. */
export function pastedAddress(text: string): string {
  const [, double, single] = frame.exec(text) ?? [];
  const address = (double ?? single)?.replaceAll('&amp;', '&').trim();
  if (address === undefined) return text;
  return address.startsWith('//') ? `https:${address}` : address;
}
