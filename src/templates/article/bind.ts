import { emailAddress, safeAddress } from '../../binding/address';
import type { BindContext } from '../../binding/context';
import { textOf, type CouncilRecord } from '../../binding/council-record';
import { dayOf } from '../../binding/date';
import { wordsOf, type Words } from '../../binding/words';
import type { SectionOf } from '../contract';
import { parseMarkdown, type Block, type Heading, type Inline } from './markdown';

/** A document of the site, ready to be drawn. */
export interface Article {
  /** The day of its last change, `YYYY-MM-DD`, and the same as a long date. */
  readonly updated: { readonly day: string; readonly text: string } | null;
  readonly blocks: readonly Block[];
  /** The headings of the table of contents; empty where the section wants none. */
  readonly contents: readonly Heading[];
}

/** What stands for a placeholder: words, and where they lead. */
export interface Filling {
  readonly words: Words;
  readonly address: string | null;
}

/** The document of a section, or null when the site has none of that name in this language. */
export function bindArticle(section: SectionOf<'article'>, { site }: BindContext): Article | null {
  const text = site.documents[section.document];
  if (text === undefined) return null;
  const blocks = parseMarkdown(text);
  const day = dayOf(site.config.documents?.[section.document]?.updated);
  return {
    updated:
      day === null ? null : { day, text: longDay(day, site.language.locale, site.language.numberingSystem) },
    blocks,
    contents: section.contents ? chaptersOf(blocks) : [],
  };
}

function chaptersOf(blocks: readonly Block[]): readonly Heading[] {
  return blocks.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2);
}

/** A day in words, as the language has it whatever the region: January 10, 2025 (specification, 2.15). */
function longDay(day: string, locale: string, numberingSystem = 'latn'): string {
  const format = new Intl.DateTimeFormat(new Intl.Locale(locale).language, {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem,
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** What the placeholders of a document stand for, by name. */
export type Fillings = ReadonlyMap<string, Filling>;

/** The fillings of a document; what the council does not tell is 'N/A'. */
export function bindFillings(council: CouncilRecord | null, { site, say }: BindContext): Fillings {
  const { bind } = site.config.council;
  const valueOf = (field: string | undefined) => (field && council ? textOf(council, field) : null);
  const filling = (text: string | null, address: string | null = null): Filling => ({
    words: text === null ? { text: say('common.notAvailable') } : wordsOf(text, site),
    address,
  });
  const name = valueOf(bind.name) ?? say(site.config.displayName);
  const email = valueOf(bind.email);
  return new Map([
    ['council', filling(say('council.withTitle', { council: name, title: say('council.title') }))],
    ['taluka', filling(valueOf(bind.taluka))],
    ['district', filling(valueOf(bind.district))],
    ['email', filling(email, emailAddress(email))],
  ]);
}

/** Where a link of a document leads. */
export type Target =
  | { readonly kind: 'page'; readonly path: string; readonly anchor: string }
  | { readonly kind: 'outside' | 'here'; readonly address: string };

/** Where an address leads: a page of the site, another site, or this page; null for one that is no link. */
export function targetOf(address: string, { site }: BindContext): Target | null {
  if (/^(?:#|mailto:|tel:)/i.test(address)) return { kind: 'here', address };
  const safe = safeAddress(address);
  if (safe === null) return null;
  const [path = '', anchor] = safe.split('#');
  if (site.config.pages.some((page) => page.path === path)) {
    return { kind: 'page', path, anchor: anchor === undefined ? '' : `#${anchor}` };
  }
  return { kind: 'outside', address: safe };
}

/** The words of a stretch of text, without its looks and links. */
export function plainText(content: readonly Inline[], fillings: Fillings): string {
  return content.map((one) => plainInline(one, fillings)).join('');
}

function plainInline(one: Inline, fillings: Fillings): string {
  if (one.kind === 'text') return one.text;
  if (one.kind === 'placeholder') return fillings.get(one.name)?.words.text ?? `{${one.name}}`;
  return plainText(one.content, fillings);
}
