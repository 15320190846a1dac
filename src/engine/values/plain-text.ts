import { decodeHTMLStrict } from 'entities';
import { Parser } from 'htmlparser2';

/** Tags that rich-text editors write; a text with another word in angle brackets is not HTML. */
const names =
  'p br hr div span b i u s a em strong font center ul ol li dl dt dd table tbody thead tfoot tr td th caption h[1-6] img ' +
  'blockquote pre sub sup small big figure figcaption section article header footer main strike del ins mark code nobr ' +
  'marquee label iframe video audio o:p';
const tag = new RegExp(`</?(?:${names.replaceAll(' ', '|')})(?:\\s[^<>]*)?/?>`, 'i');
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;

/** Tags that begin and end a paragraph. */
const paragraphs: ReadonlySet<string> = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol dl table blockquote pre hr figure section article center'.split(' '),
);
/** Tags that begin a line. */
const lines: ReadonlySet<string> = new Set(['br', 'li', 'dt', 'dd', 'tr']);
/** Tags whose content is never shown. */
const hidden: ReadonlySet<string> = new Set(
  'script style title template noscript svg iframe video audio'.split(' '),
);
/** Tags of what a text does not show. */
const media: ReadonlySet<string> = new Set(['img', 'svg', 'iframe', 'video', 'audio']);

/** Characters that are parsed at once. */
const chunk = 4_000;
/** Open tags within each other after which a text is not read further: parsing them takes quadratic time. */
const deepest = 200;

/** The text of HTML, and whether a picture, video or map in it was lost. */
export interface PlainText {
  readonly text: string;
  readonly hasMedia: boolean;
}

/** Times that tags or entities of a text are read. */
const mostEscapes = 4;

/** Without the white space of the source, and with at most one empty line between paragraphs. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns the address of a link, unless its text shows it. */
function addressNote(address: string, label: string): string {
  const isShown =
    !/^https?:/i.test(address) ||
    label.replace(/\s/g, '').includes(address.replace(/^https?:\/\/|\/$/gi, ''));
  return isShown ? '' : ` (${address})`;
}

const isList = (name: string): boolean => name === 'ul' || name === 'ol';

/** The number of a list's first item; null for a list without numbers. */
function firstItem(name: string, start: string): number | null {
  return name === 'ol' ? Number(/^\d{1,6}$/.exec(start)?.[0] ?? 1) : null;
}

/** The number or bullet of the next item of a list. */
function nextMark(list: { item: number | null } | undefined): string {
  if (!list || list.item === null) return '•';
  list.item += 1;
  return `${String(list.item - 1)}.`;
}

function readHtml(html: string): PlainText {
  let text = '';
  let depth = 0;
  let hiddenDepth = 0;
  let hasMedia = false;
  let markEnd = -10;
  const lists: { item: number | null }[] = [];
  const links: { readonly address: string; readonly start: number }[] = [];
  const add = (more: string) => {
    if (hiddenDepth === 0) text += more;
  };
  const addLine = () => {
    if (!text.slice(-2).includes('\n')) add('\n');
  };
  const addMark = (mark: string) => {
    addLine();
    add(`${mark} `);
    markEnd = text.length;
  };
  /** Between paragraphs; not between the mark of an item and its text. */
  const addBreak = () => {
    if (text.length - markEnd < 5 && text.slice(markEnd).trim() === '') return;
    if (lists.length > 0) addLine();
    else add('\n\n');
  };
  const parser = new Parser(
    {
      onopentag(name, { href = '', start = '' }) {
        depth += 1;
        if (hidden.has(name)) hiddenDepth += 1;
        if (media.has(name)) hasMedia = true;
        if (name === 'a') links.push({ address: href, start: text.length });
        if (paragraphs.has(name)) addBreak();
        if (isList(name)) lists.push({ item: firstItem(name, start) });
        if (name === 'li') addMark(nextMark(lists.at(-1)));
        else if (lines.has(name)) add('\n');
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
        if (isList(name)) lists.pop();
        if (paragraphs.has(name)) addBreak();
      },
    },
    { decodeEntities: true },
  );
  for (let start = 0; start < html.length && depth <= deepest; start += chunk) {
    parser.write(html.slice(start, start + chunk));
  }
  parser.end();
  return { text: tidy(text), hasMedia };
}

/**
 * The text of what a rich-text editor wrote: paragraphs instead of tags, characters instead of entities. What decodes to
 * tags or entities was escaped more than once. A text without tags and entities is returned as it is.
 */
export function plainText(raw: string): PlainText {
  let text = raw.includes('<![CDATA[') ? raw.replace(/<!\[CDATA\[|\]\]>/g, '') : raw;
  let hasMedia = false;
  let isRead = false;
  for (let count = 0; count < mostEscapes; count += 1) {
    if (tag.test(text)) {
      const read = readHtml(isRead ? text.replaceAll('\n', '<br>') : text);
      isRead = true;
      text = read.text;
      hasMedia ||= read.hasMedia;
    } else if (entity.test(text)) text = decodeHTMLStrict(text).replaceAll('\u00a0', ' ');
    else break;
  }
  return { text, hasMedia };
}
