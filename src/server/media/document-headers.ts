/** Names of documents that a browser may open; others, such as HTML with scripts, are only downloaded. */
export const openedInline = /\.(?:pdf|png|jpe?g|webp|txt|m4a|mp3|ogg)$/i;

/** Allows the browser's own viewers to show a document, and nothing else. */
const policy =
  "default-src 'none'; object-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/** The headers of a document of the content folder, by its file name. */
export function documentHeaders(name: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'content-security-policy': policy,
    'content-disposition': openedInline.test(name) ? 'inline' : 'attachment',
  };
}
