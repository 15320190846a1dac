import { emailUrl } from '../../engine/url/contact-url';
import { safeUrl } from '../../engine/url/safe-url';
import type { BindContext } from '../../engine/binding/context';
import { fieldText, type CouncilRecord } from '../../engine/record/record';
import { parseDay } from '../../engine/record/parse-day';
import { tagText, type TaggedText } from '../../engine/binding/tagged-text';
import type { SectionOf } from '../declaration';
import type { Block, Heading, Inline } from '../../engine/document/document';
import type { DocumentPlaceholder } from '../../engine/document/document-placeholders';

/** A document of the site, ready to render. */
export interface Article {
  /** The day of its last change, `YYYY-MM-DD`, and the same as a long date. */
  readonly updated: { readonly day: string; readonly text: string } | null;
  readonly blocks: readonly Block[];
  /** The headings of the table of contents; empty where the section wants none. */
  readonly contents: readonly Heading[];
}

/** The text that replaces a placeholder, and its link. */
export interface PlaceholderValue {
  readonly words: TaggedText;
  readonly address: string | null;
}

/** The document of a section with its text. */
export function bindArticle(
  section: SectionOf<'article'>,
  blocks: readonly Block[],
  { site }: BindContext,
): Article {
  const day = parseDay(site.config.documents?.[section.document]?.updated);
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

/** A long date in the usual format of the language, such as January 10, 2025 (B2.15.1). */
function longDay(day: string, locale: string, numberingSystem = 'latn'): string {
  const format = new Intl.DateTimeFormat(new Intl.Locale(locale).language, {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem,
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The replacements of the placeholders of a document, by name. */
export type PlaceholderValues = ReadonlyMap<string, PlaceholderValue>;

/** The replacements for a council; a missing value is 'N/A'. */
export function bindPlaceholders(
  council: CouncilRecord | null,
  { site, translate }: BindContext,
): PlaceholderValues {
  const { bind } = site.config.council;
  const valueOf = (field: string | undefined) => (field && council ? fieldText(council, field) : null);
  const placeholder = (text: string | null, address: string | null = null): PlaceholderValue => ({
    words: text === null ? { text: translate('common.notAvailable') } : tagText(text, site),
    address,
  });
  const name = valueOf(bind.name) ?? translate(site.config.displayName);
  const email = valueOf(bind.email);
  const title = translate('council.title');
  const values: Readonly<Record<DocumentPlaceholder, PlaceholderValue>> = {
    council: placeholder(translate('council.withTitle', { council: name, title })),
    taluka: placeholder(valueOf(bind.taluka)),
    district: placeholder(valueOf(bind.district)),
    email: placeholder(email, emailUrl(email)),
  };
  return new Map(Object.entries(values));
}

/** The target of a link of a document. */
export type LinkTarget =
  | { readonly kind: 'page'; readonly path: string; readonly anchor: string }
  | { readonly kind: 'outside' | 'here'; readonly address: string };

/** The target of an address: a page of the site, another site or this page; null for an unsafe one. */
export function linkTargetOf(address: string, { site }: BindContext): LinkTarget | null {
  if (/^(?:#|mailto:|tel:)/i.test(address)) return { kind: 'here', address };
  const safe = safeUrl(address);
  if (safe === null) return null;
  const [path = '', anchor] = safe.split('#');
  if (site.config.pages.some((page) => page.path === path)) {
    return { kind: 'page', path, anchor: anchor === undefined ? '' : `#${anchor}` };
  }
  return { kind: 'outside', address: safe };
}

/** The plain text of formatted content. */
export function textOfInlines(content: readonly Inline[], placeholders: PlaceholderValues): string {
  return content.map((one) => plainInline(one, placeholders)).join('');
}

/** The plain text of a document, a line for each paragraph, heading and item. */
export function textOfBlocks(blocks: readonly Block[], placeholders: PlaceholderValues): string {
  const lines = blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.content]));
  return lines.map((content) => textOfInlines(content, placeholders)).join('\n');
}

function plainInline(one: Inline, placeholders: PlaceholderValues): string {
  if (one.kind === 'text') return one.text;
  if (one.kind === 'placeholder') return placeholders.get(one.name)?.words.text ?? `{${one.name}}`;
  return textOfInlines(one.content, placeholders);
}
