/** Base of relative URLs: a server, such as https://api.example.in/, or this site (null). */
export type UrlBase = string | null;

/** Origin of this site while a URL is parsed; never part of a result. */
const thisSite = 'https://site.invalid';
const schemes = ['http:', 'https:', 'tel:', 'mailto:'];
const maxLength = 8_000;

/**
 * Parses a URL; null when it is not one. `URL.canParse` and `URL.parse` are missing in older browsers. Without a base, a
 * relative URL is not parsed: most links are relative, and an error for each takes time.
 */
export function parseUrl(text: string, base?: string): URL | null {
  if (base === undefined && !/^\s*[a-z][a-z\d+.-]*:/i.test(text)) return null;
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** The path of a URL of this site, else null: `//other.example` resolves to another site. */
function pathOnThisSite(url: URL): string | null {
  return url.origin === thisSite ? url.pathname + url.search + url.hash : null;
}

/** The absolute URL as it was written, unless it contains characters that have to be percent-encoded. */
function written(text: string, url: URL): string {
  return /^(?:https?:\/\/|mailto:|tel:)[\w!#$%&'()*+,./:;=?@[\]~-]+$/i.test(text)
    ? text
    : url.href.replaceAll(' ', '%20');
}

function resolve(text: string, base: UrlBase): string | null {
  const absolute = parseUrl(text);
  if (absolute) return schemes.includes(absolute.protocol) ? written(text, absolute) : null;
  const url = parseUrl(text, base ?? thisSite);
  if (!url || !schemes.includes(url.protocol)) return null;
  return base === null ? pathOnThisSite(url) : url.href;
}

/**
 * The URL that a text means, safe as the target of a link (B3.1.7): http, https, tel, mailto, or a path of this site.
 * Relative URLs are resolved against the base; spaces and letters outside ASCII are percent-encoded. Null for other
 * schemes, control characters and more than 8,000 characters. Never throws.
 */
export function resolveUrl(value: string, base: UrlBase): string | null {
  if (value.length > maxLength) return null;
  const text = value.trim();
  if (text === '' || /\p{Cc}/u.test(text)) return null;
  const url = resolve(text, base);
  return url !== null && url.length <= maxLength ? url : null;
}

/** Like `resolveUrl`, for a URL that must be absolute or begin with a slash: the server resolved those of records. */
export function safeUrl(value: string | null | undefined): string | null {
  const text = value?.trim() ?? '';
  return /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(text) ? resolveUrl(text, null) : null;
}

/** Like `safeUrl`, for what a page loads rather than links to: http(s) or a path of this site. */
export function safeFileUrl(value: string | null | undefined): string | null {
  const url = safeUrl(value);
  return url !== null && /^(?:https?:|\/)/i.test(url) ? url : null;
}

/** The host of a URL, or the URL itself when it has none. */
export function urlHost(url: string): string {
  return parseUrl(url)?.host || url;
}
