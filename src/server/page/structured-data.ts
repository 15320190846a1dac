import { parseDay } from '../../engine/record/parse-day';
import { bindPicture } from '../../engine/binding/picture';
import { truncateText } from '../../engine/binding/truncate';
import { objectOf } from '../../engine/json/json';
import { fieldText, nestedRecords, type CouncilRecord } from '../../engine/record/record';
import type { Entity, RecordMeaning } from '../../engine/site/checked-site';
import { fieldKinds, type FieldReader } from '../../engine/record/field-kinds';
import { resolveUrl } from '../../engine/url/safe-url';
import type { PageRecords } from './page-records';

/** A node of JSON-LD. */
export type LinkedData = Readonly<Record<string, unknown>>;

/** Content of the structured data beside the records of the page. */
export interface StructuredPage {
  /** Public address of the site. */
  readonly address: string;
  /** BCP 47 language. */
  readonly language: string;
  readonly council: {
    readonly entity: Entity | undefined;
    readonly record: CouncilRecord | null;
    readonly source: string;
    /** Name with title. */
    readonly name: string;
    /** ISO 3166 code; null if unknown. */
    readonly country: string | null;
    /** Its pages on other sites. */
    readonly accounts: readonly string[];
  };
  /** The pages that lead to this one and itself, by title and path; none for the home page. */
  readonly breadcrumb: readonly { readonly title: string; readonly path: string }[];
  readonly lists: readonly PageRecords[];
}

/** Records of a list that are described. */
const mostRecords = 10;
/** Characters of a text. */
const longestText = 300;

/** The property that lists codes, each by the part of its name after the dot. */
const identifier = 'identifier';

/** Types of the objects that a property with a dot is in. */
const innerTypes: Readonly<Record<string, string>> = {
  address: 'PostalAddress',
  availableChannel: 'ServiceChannel',
  location: 'Place',
  offers: 'Offer',
};

/** Properties that are durations, in days. */
const durations: readonly string[] = ['availableChannel.processingTime'];

/** Types without a language: it is that of works and events. */
const withoutLanguage: readonly string[] = ['GovernmentService'];

function plainText(record: CouncilRecord, field: string): string | null {
  const text = fieldText(record, field);
  return text && (truncateText(text, longestText) ?? text);
}

function absoluteUrl(url: string | null, address: string): string | null {
  const absolute = url && resolveUrl(url, address);
  return absolute && /^https?:/.test(absolute) ? absolute : null;
}

/** A number of days as an ISO 8601 duration. */
const durationOf = (days: string | null): string | null =>
  days !== null && /^\d{1,4}$/.test(days) ? `P${days}D` : null;

type Write = (record: CouncilRecord, field: string, address: string) => string | null;

/** How a value is written at schema.org, by the way in which its kind of field is read; others are texts. */
const writers: Partial<Record<FieldReader, Write>> = {
  day: (record, field) => parseDay(record[field]),
  picture: (record, field, address) => absoluteUrl(bindPicture(field, record), address),
  link: (record, field, address) => absoluteUrl(fieldText(record, field), address),
};

/** Fields with the same property together, such as district and state: each value once. */
function withFormer(former: string | undefined, value: string): string {
  return former === undefined || former === value ? value : `${former}, ${value}`;
}

/** The properties that the fields of a record have values for. */
function propertiesOf(
  { properties }: RecordMeaning,
  fields: Entity['fields'],
  record: CouncilRecord,
  address: string,
): Record<string, unknown> {
  const plain: Record<string, unknown> = {};
  const inner: Record<string, Record<string, string>> = {};
  const codes: LinkedData[] = [];
  for (const [field, property] of Object.entries(properties)) {
    const { read } = fieldKinds[fields[field]?.kind ?? 'text'];
    const written = (writers[read] ?? plainText)(record, field, address);
    const value = durations.includes(property) ? durationOf(written) : written;
    const [outer = '', name] = property.split('.');
    if (value === null) continue;
    if (name === undefined) plain[property] = value;
    else if (outer === identifier) codes.push({ '@type': 'PropertyValue', propertyID: name, value });
    else
      inner[outer] = {
        '@type': innerTypes[outer] ?? 'Thing',
        ...inner[outer],
        [name]: withFormer(inner[outer]?.[name], value),
      };
  }
  return { ...plain, ...inner, ...(codes.length > 0 && { [identifier]: codes }) };
}

/** The nodes of a record: itself if it is something, and the items of its lists. */
function nodesOf(
  page: StructuredPage,
  meaning: RecordMeaning,
  fields: Entity['fields'],
  record: CouncilRecord,
): LinkedData[] {
  const links = Object.entries(meaning.links).map(
    ([name, target]) => [name, { '@id': `${page.address}/#${target}` }] as const,
  );
  const own = {
    '@type': meaning.type,
    ...propertiesOf(meaning, fields, record, page.address),
    ...Object.fromEntries(links),
    ...(!withoutLanguage.includes(meaning.type ?? '') && { inLanguage: page.language }),
  };
  const items = Object.entries(meaning.lists).flatMap(([field, of]) =>
    nestedRecords(record, field).flatMap((item) => nodesOf(page, of, fields[field]?.fields ?? {}, item)),
  );
  return meaning.type === null ? items : [own, ...items];
}

/** The council with all that its record says, and its place, which has the same address. */
function councilNodes({ address, council }: StructuredPage, isWhole: boolean): LinkedData[] {
  const { entity, record, name, country, accounts } = council;
  const councilProperties =
    entity && record ? propertiesOf(entity.meaning, entity.fields, record, address) : {};
  const place = {
    '@type': 'Place',
    '@id': `${address}/#place`,
    name: councilProperties.name ?? name,
    address: {
      '@type': 'PostalAddress',
      ...objectOf(councilProperties.address),
      ...(country && { addressCountry: country }),
    },
  };
  const node = {
    '@type': entity?.meaning.type ?? 'GovernmentOrganization',
    '@id': `${address}/#council`,
    ...(isWhole && councilProperties),
    name,
    url: address,
    ...(isWhole && { address: place.address, ...(accounts.length > 0 && { sameAs: accounts }) }),
  };
  return [node, place];
}

function breadcrumbNode({ address, breadcrumb }: StructuredPage): LinkedData[] {
  if (breadcrumb.length === 0) return [];
  const items = breadcrumb.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    // The address of the last one is that of the page.
    ...(index < breadcrumb.length - 1 && { item: address + path }),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement: items }];
}

/**
 * Describes a page in terms of schema.org, as JSON-LD (B10.7.4). The council is described on pages that show its record,
 * and named where a record refers to it.
 */
export function structuredData(page: StructuredPage): LinkedData {
  const { lists, council } = page;
  const records = lists
    .filter(({ source }) => source !== council.source)
    .flatMap(({ entity, records: shown }) =>
      shown.flatMap((record) => nodesOf(page, entity.meaning, entity.fields, record)).slice(0, mostRecords),
    );
  const isWhole = lists.some(({ source }) => source === council.source);
  const linked = new Set(records.flatMap((node) => Object.values(node).map((value) => idOf(value))));
  const ofCouncil = councilNodes(page, isWhole).filter((node) => isWhole || linked.has(node['@id']));
  return { '@context': 'https://schema.org', '@graph': [...ofCouncil, ...records, ...breadcrumbNode(page)] };
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && '@id' in value ? value['@id'] : undefined;
}
