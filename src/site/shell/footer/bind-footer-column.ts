import { bindUrl } from '../../../engine/binding/url';
import { telephoneParts, type LinkedPart } from '../../../engine/record/telephone-parts';
import { prepareRecords } from '../../../engine/binding/prepare-records';
import { recordContext, type BindContext } from '../../../engine/binding/context';
import { fieldText, type CouncilRecord } from '../../../engine/record/record';
import { bindText, type BoundText } from '../../../engine/binding/text';
import { tagText, type TaggedText } from '../../../engine/binding/tagged-text';
import type {
  FooterColumn,
  FooterFacts,
  FooterLinks,
  FooterTelephones,
} from '../../../engine/site-config.generated';

/** A labelled value of the footer. */
export interface FooterFact {
  readonly label: string;
  readonly value: Omit<BoundText, 'short'>;
}

/** A link of the footer: to another site in a new tab, or a telephone number with its name. */
export interface FooterLink {
  readonly label: TaggedText;
  /** Null for a text with several links, or one that cannot be linked. */
  readonly href: string | null;
  /** The parts of the numbers; null for a link to another site. */
  readonly numbers: readonly LinkedPart[] | null;
}

/** A column of the footer; without facts or links it shows its empty text. */
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

/** Numbers such as that of an account do not wrap. */
function valueOf(
  field: string,
  record: CouncilRecord,
  context: BindContext,
  source: string,
): FooterFact['value'] | null {
  const value = bindText(field, record, recordContext(source, context));
  return (
    value && { ...value, unbroken: value.unbroken ?? (/\d/.test(value.text) && /^[\w-]+$/.test(value.text)) }
  );
}

const bindFacts: Bound<FooterFacts> = (column, [record], context) => {
  const facts = column.facts.flatMap(({ label, field }) => {
    const value = record ? valueOf(field, record, context, column.source) : null;
    return value ? [{ label: context.translate(label), value }] : [];
  });
  return [
    { kind: 'facts', title: context.translate(column.title), empty: context.translate(column.empty), facts },
  ];
};

/** Two titles split the list into halves; the first one is the longer (B2.6.2). */
const bindLinks: Bound<FooterLinks> = (column, records, context) => {
  const links = records.flatMap((record) => {
    const href = bindUrl(column.address, record);
    const name = fieldText(record, column.label) ?? href;
    return name === null ? [] : [{ label: tagText(name, context.site), href, numbers: null }];
  });
  const half = Math.ceil(links.length / column.titles.length);
  const blocks = column.titles.map((title, index) => ({
    kind: 'links' as const,
    title: context.translate(title),
    empty: context.translate(column.empty),
    links: links.slice(index * half, (index + 1) * half),
  }));
  return blocks.filter((block, index) => index === 0 || block.links.length > 0);
};

const bindTelephones: Bound<FooterTelephones> = (column, records, context) => {
  const links = records.flatMap((record) => {
    const number = fieldText(record, column.number);
    const name = fieldText(record, column.label);
    if (number === null) return [];
    const numbers = telephoneParts(record, column.number, number);
    const [only, ...others] = numbers;
    return [
      {
        label: name === null ? { text: '' } : tagText(name, context.site),
        href: only && others.length === 0 ? only.href : null,
        numbers,
      },
    ];
  });
  return [
    { kind: 'links', title: context.translate(column.title), empty: context.translate(column.empty), links },
  ];
};

/** The blocks of a footer column: one, or two halves. */
export function bindFooterColumn(
  column: FooterColumn,
  records: readonly CouncilRecord[],
  context: BindContext,
): readonly FooterBlock[] {
  const chosen = prepareRecords(records, column, context);
  switch (column.kind) {
    case 'facts':
      return bindFacts(column, chosen, context);
    case 'links':
      return bindLinks(column, chosen, context);
    case 'telephones':
      return bindTelephones(column, chosen, context);
  }
}
