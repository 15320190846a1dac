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

/** What browsers put at the end of lines that they break or truncate. */
const endsOfLines = '- …';
/** The numbers of list items. */
const itemNumbers = '0123456789.';

/**
 * The text that a browser may show of rendered HTML: that of its elements, what fields and missing pictures show, and what it
 * adds itself. The renderer escapes `<` and `>` in attributes.
 */
export function visibleText(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(withoutText, ' ');
  const attributes = [...body.matchAll(shownAttribute)].map(([, value]) => value);
  const numbers = body.includes('<ol') ? [itemNumbers] : [];
  return [body.replace(tag, ' '), ...attributes, endsOfLines, ...numbers]
    .join(' ')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters[entity] ?? entity);
}
