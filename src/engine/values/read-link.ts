import { decodeHTMLStrict } from 'entities';
import { withoutTrailingSlashes } from '../text/trailing-slash';
import { resolveUrl, parseUrl } from '../url/safe-url';
import { withoutPastedSigns } from '../text/invisible';
import { isNothing } from './is-nothing';
import { nothing, type Reading, type ReadingContext, unreadable } from './reading';

/** Characters of the longest text that is read as an address. */
const longest = 8_000;

/** The code to embed a map or a video, or a link, pasted instead of its address. */
const markup = /^<(?:iframe|a)\s[^<>]*?(?:src|href)\s*=\s*["']?([^"'\s<>]+)/i;
/** `www.example.in` or `example.co`, written without a scheme. Other endings may be those of files. */
const bareHost =
  /^(?:www\.[^\s/.?#]+\.[^\s/?#]+|(?:[a-z\d-]+\.)+(?:com|in|org|net|gov|edu|info|be|co|io|me|app|bank|biz|tv|xyz|online|site)(?::\d+)?)(?:[/?#].*)?$/i;
/** `maps.app.goo.gl/abc`: what has a dot before a slash is a host, not a folder. */
const hostWithPath = /^(?:[a-z\d-]+\.)+[a-z]{2,12}(?::\d+)?\/.*$/i;
const schemeTypo = /^(?:https?:?\/\/)*(https?)(?::?\s*\/\/|:\/?)\s*/i;
const email = /^[^\s@/:?#]+@[^\s@/:?#]+\.[a-z]{2,}$/i;
/** Marks around an address, as in `<https://example.in>`. */
const around = /^["'<([“‘](.*)["'>)\]”’]$/s;
/** The beginning of an address without a host. */
const pathStart = /^(?:\.{0,2}\/|\?|#.)/;
/** The ending of a file name, which has a letter: a text may end with a date. */
const fileEnding = /\.(?=\d*[a-z])[a-z\d]{2,5}$/i;
const scheme = /^[a-z][a-z\d+.-]*:/i;
/** Words that programs write into a path for a value that they do not have. */
const emptyParts: ReadonlySet<string> = new Set(['null', 'undefined', 'nan', '(null)', '[object object]']);

/** An address without its query and its fragment. */
const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

/** Whether a text without a scheme is a path, a query or the name of a file, rather than words. */
function isRelative(address: string): boolean {
  const isPath = address.includes('/') || address.includes('?');
  return (isPath && !/\s/.test(address)) || pathStart.test(address) || fileEnding.test(pathOf(address));
}

/** The address that was meant. */
function addressIn(text: string): string {
  const [, inMarkup] = markup.exec(text) ?? [];
  const address = decodeHTMLStrict(inMarkup ?? text.replace(around, '$1')).trim();
  if (bareHost.test(address) || hostWithPath.test(address)) return `https://${address}`;
  if (email.test(address)) return `mailto:${address}`;
  return address.replace(schemeTypo, (_, name: string) => `${name.toLowerCase()}://`);
}

/** Whether an address has `null` or the like for its host or its last part. */
function namesNothing(address: string): boolean {
  const [, rest, host] = /^https?:\/\/(([^/?#]*).*)/i.exec(address) ?? [];
  const last = withoutTrailingSlashes(pathOf(address)).split('/').at(-1) ?? '';
  const part = last.toLowerCase().replaceAll('%20', ' ');
  return (
    emptyParts.has(part) ||
    /\/n\/a$/i.test(pathOf(address)) ||
    /^www\.?$/i.test(host ?? '') ||
    [rest, host].some((text) => text !== undefined && isNothing(text))
  );
}

/**
 * The address that a text means, safe as the target of a link (B3.1.7). `N/A`, `-`, `string`, `null` and an address that
 * ends with `null` are none; a text that is no address is not read.
 */
export function readLink(text: string, { base }: Pick<ReadingContext, 'base'>): Reading {
  if (text.length > longest) return unreadable('too long');
  const written = withoutPastedSigns(text).trim();
  if (written === '' || (written !== '/' && isNothing(written)) || /^0+$/.test(written)) return nothing;
  const address = addressIn(written);
  if (namesNothing(address)) return nothing;
  // A path of a Windows network leads nowhere.
  const isAddress = !address.startsWith('\\\\') && (scheme.test(address) || isRelative(address));
  const url = isAddress && !/\p{Cs}/u.test(address) ? resolveUrl(address, base) : null;
  const isWithoutHost = url !== null && /^https?:/i.test(url) && !parseUrl(url)?.hostname;
  return url === null || isWithoutHost ? unreadable('not an address that can be opened') : { value: url };
}
