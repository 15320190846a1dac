const withoutText = /<(script|style|template)\b.*?<\/\1>/gs;
const shownAttribute = / (?:placeholder|value|alt|label)="([^"]*)"/g;
const tag = /<[^<>]*>/g;

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * The text that a browser may show of rendered HTML: that of its elements, and what fields and missing pictures show. The
 * renderer escapes `<` and `>` in attributes.
 */
export function visibleText(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(withoutText, ' ');
  const attributes = [...body.matchAll(shownAttribute)].map(([, value]) => value);
  return [body.replace(tag, ' '), ...attributes]
    .join(' ')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters[entity] ?? entity);
}
