import { bindAddress, telephoneAddress } from '../../binding/address';
import { arrange } from '../../binding/arrange';
import { contextOf, type BindContext } from '../../binding/context';
import { textOf, type CouncilRecord } from '../../binding/council-record';
import { bindText } from '../../binding/text';
import { wordsOf, type Words } from '../../binding/words';
import type {
  FooterColumn,
  FooterFacts,
  FooterLinks,
  FooterTelephones,
} from '../../config/site-config.generated';

/** A labelled value of the footer. */
export interface FooterFact {
  readonly label: string;
  readonly value: Words & { readonly unbroken?: boolean };
}

/** A link of the footer: to another site in a new tab, or a telephone number after its name. */
export interface FooterLink {
  readonly words: Words;
  /** Null where it leads nowhere. */
  readonly href: string | null;
  readonly number: string | null;
}

/** A column of the footer, as it is drawn; with nothing in it, it shows its empty text. */
export type FooterBlock =
  | {
      readonly kind: 'facts';
      readonly title: string;
      readonly empty: string;
      readonly facts: readonly FooterFact[];
    }
  | {
      readonly kind: 'links';
      readonly title: string;
      readonly empty: string;
      readonly links: readonly FooterLink[];
    };

type Bound<Column> = (
  column: Column,
  records: readonly CouncilRecord[],
  context: BindContext,
) => readonly FooterBlock[];

/** Numbers such as an account's are never broken over lines. */
function valueOf(
  field: string,
  record: CouncilRecord,
  context: BindContext,
  source: string,
): FooterFact['value'] | null {
  const value = bindText(field, record, contextOf(source, context));
  return value && { ...value, unbroken: value.unbroken ?? /^[\w-]*\d[\w-]*$/.test(value.text) };
}

const bindFacts: Bound<FooterFacts> = (column, [record], context) => {
  const facts = column.facts.flatMap(({ label, field }) => {
    const value = record ? valueOf(field, record, context, column.source) : null;
    return value ? [{ label: context.say(label), value }] : [];
  });
  return [{ kind: 'facts', title: context.say(column.title), empty: context.say(column.empty), facts }];
};

/** Two titles split the list into two halves, the first the longer one (specification, 2.6). */
const bindLinks: Bound<FooterLinks> = (column, records, context) => {
  const links = records.flatMap((record) => {
    const href = bindAddress(column.address, record);
    const name = textOf(record, column.label) ?? href;
    return name === null ? [] : [{ words: wordsOf(name, context.site), href, number: null }];
  });
  const half = Math.ceil(links.length / column.titles.length);
  const blocks = column.titles.map((title, index) => ({
    kind: 'links' as const,
    title: context.say(title),
    empty: context.say(column.empty),
    links: links.slice(index * half, (index + 1) * half),
  }));
  return blocks.filter((block, index) => index === 0 || block.links.length > 0);
};

const bindTelephones: Bound<FooterTelephones> = (column, records, context) => {
  const links = records.flatMap((record) => {
    const number = textOf(record, column.number);
    const name = textOf(record, column.label);
    if (number === null) return [];
    return [
      {
        words: name === null ? { text: '' } : wordsOf(name, context.site),
        href: telephoneAddress(number),
        number,
      },
    ];
  });
  return [{ kind: 'links', title: context.say(column.title), empty: context.say(column.empty), links }];
};

/** What a column of the footer shows of its records: one block, or two halves. */
export function bindFooterColumn(
  column: FooterColumn,
  records: readonly CouncilRecord[],
  context: BindContext,
): readonly FooterBlock[] {
  const chosen = arrange(records, column, context.site);
  switch (column.kind) {
    case 'facts':
      return bindFacts(column, chosen, context);
    case 'links':
      return bindLinks(column, chosen, context);
    case 'telephones':
      return bindTelephones(column, chosen, context);
  }
}
