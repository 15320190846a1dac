/** Whether a drawing (SVG) shows text, for which the server needs fonts; its elements for scripts and titles are none. */
export function drawsText(svg: Buffer): boolean {
  return /<(?:\w+:)?(?:text|tspan|textPath)\b[^>]*>[^<]*[\p{L}\p{N}]/u.test(svg.toString('utf8'));
}
