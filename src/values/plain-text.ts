import { decodeHTMLStrict } from 'entities';
import { Parser } from 'htmlparser2';

/** Tags that rich-text editors write; a text with another word in angle brackets is not HTML. */
const tag =
  /<\/?(?:p|br|hr|div|span|[biusa]|em|strong|font|center|ul|ol|li|dl|dt|dd|table|tbody|thead|tr|td|th|h[1-6]|img|blockquote|pre|sub|sup|small|big|figure|section|article|o:p)(?:\s[^<>]*)?\/?>/i;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;

/** Tags that begin and end a paragraph. */
const paragraphs: ReadonlySet<string> = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol dl table blockquote pre hr figure section article center'.split(' '),
);
/** Tags that begin a line. */
const lines: ReadonlySet<string> = new Set(['br', 'li', 'dt', 'dd', 'tr']);
/** Tags whose content is never shown. */
const hidden: ReadonlySet<string> = new Set(['script', 'style', 'title', 'template', 'noscript', 'svg']);

/** Characters that are parsed at once. */
const chunk = 4_000;
/** Open tags within each other after which a text is not read further: parsing them takes quadratic time. */
const deepest = 200;

/** The text of HTML, and whether a picture in it was lost. */
export interface PlainText {
  readonly text: string;
  readonly hasPicture: boolean;
}

/** Without the white space of the source, and with at most one empty line between paragraphs. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What an address adds to the text of its link. */
function addressNote(address: string, label: string): string {
  const isShown =
    !/^https?:/i.test(address) ||
    label.replace(/\s/g, '').includes(address.replace(/^https?:\/\/|\/$/gi, ''));
  return isShown ? '' : ` (${address})`;
}

function readHtml(html: string): PlainText {
  let text = '';
  let depth = 0;
  let hiddenDepth = 0;
  let hasPicture = false;
  const links: { readonly address: string; readonly start: number }[] = [];
  const add = (more: string) => {
    if (hiddenDepth === 0) text += more;
  };
  const parser = new Parser(
    {
      onopentag(name, { href = '' }) {
        depth += 1;
        if (hidden.has(name)) hiddenDepth += 1;
        if (name === 'img') hasPicture = true;
        if (name === 'a') links.push({ address: href, start: text.length });
        if (paragraphs.has(name)) add('\n\n');
        else if (lines.has(name)) add(name === 'li' ? '\n• ' : '\n');
        else if (name === 'td' || name === 'th') add(' ');
      },
      ontext(data) {
        add(data.replace(/\s+/g, ' '));
      },
      onclosetag(name) {
        depth -= 1;
        if (hidden.has(name)) hiddenDepth -= 1;
        const link = name === 'a' ? links.pop() : undefined;
        if (link) add(addressNote(link.address, text.slice(link.start)));
        if (paragraphs.has(name)) add('\n\n');
      },
    },
    { decodeEntities: true },
  );
  for (let start = 0; start < html.length && depth <= deepest; start += chunk) {
    parser.write(html.slice(start, start + chunk));
  }
  parser.end();
  return { text: tidy(text), hasPicture };
}

/**
 * The text of what a rich-text editor wrote: paragraphs instead of tags, characters instead of entities. Entities that
 * decode to tags are HTML that was escaped once more. A text without tags and entities is returned as it is.
 */
export function plainText(raw: string): PlainText {
  if (tag.test(raw)) return readHtml(raw);
  if (!entity.test(raw)) return { text: raw, hasPicture: false };
  const decoded = decodeHTMLStrict(raw);
  return tag.test(decoded)
    ? readHtml(decoded)
    : { text: decoded.replaceAll('\u00a0', ' '), hasPicture: false };
}
