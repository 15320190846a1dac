import { escapeHtml } from '../../http/escape-html';
import { escapeXml } from '../../http/escape-xml';

/** An item of a feed. */
export interface FeedItem {
  /** Identifies the item; not an address. */
  readonly id: string;
  readonly title: string;
  /** Text; its lines are kept. */
  readonly body: string | null;
  /** Day of publication, YYYY-MM-DD. */
  readonly day: string | null;
  /** Absolute. */
  readonly address: string;
}

export interface FeedContent {
  readonly title: string;
  readonly description: string;
  /** BCP 47 language. */
  readonly language: string;
  /** Public address of the page that the feed belongs to. */
  readonly page: string;
  /** Public address of the feed. */
  readonly address: string;
  readonly items: readonly FeedItem[];
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** A text as HTML, which readers of feeds expect in a description. */
const htmlOf = (text: string): string => escapeHtml(text.trim()).replace(/\r\n?|\n/g, '<br>');

function itemOf({ id, title, body, day, address }: FeedItem): string {
  return [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    ...(day === null ? [] : [element('pubDate', new Date(`${day}T00:00:00Z`).toUTCString())]),
    ...(body === null ? [] : [element('description', htmlOf(body))]),
    '</item>',
  ].join('');
}

/** The feed as RSS 2.0, in which an item may have no date. */
export function rssOf({ title, description, language, page, address, items }: FeedContent): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', page),
    element('description', description),
    element('language', language),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(address)}"/>`,
    ...items.map((item) => `\n${itemOf(item)}`),
    '\n</channel></rss>\n',
  ].join('');
}
