import { fileURLToPath } from 'node:url';
import { readSite } from '../../src/server/site/read-site';
import { traitsOf, type FieldKind } from '../../src/engine/record/field-kinds';
import type { EntityField, EntityFields } from '../../src/engine/site/site';
import type { FakeCouncil } from './fake-council';
import { config } from './sample-config';

/** A field of an edge record, made from what the field is. */
type Make = (name: string, field: EntityField) => unknown;

const pixels =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGNgGAWjYBSMglEAAAQaAAGFO4XKAAAAAElFTkSuQmCC';
const png = `data:image/png;base64,${pixels}`;
const script = '<script>window.hostile = true</script><img src=x onerror="window.hostile = true">';
const scriptAddress = 'javascript:window.hostile=true';
const hostileSvg = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" onload="window.hostile=true"><script>window.hostile=true</script></svg>')}`;
const unbroken = 'અ'.repeat(500);

/** 20,000 characters: words of three scripts, and one without a place to break. */
export const hugeText = `${'લાંબું लंबा long '.repeat(1150)}${unbroken}`.slice(0, 20_000);

/** The text of a healthy field, by which a test finds its record. */
export function healthyText(field: string, id: number): string {
  return `Healthy ${field} ${String(id)}`;
}

function healthy(id: number): Make {
  const values: Partial<Record<FieldKind, (name: string, field: EntityField) => unknown>> = {
    id: (name) => (name === 'id' ? id : 1),
    text: (name) => (name === 'designation' ? 'Sarpanch' : healthyText(name, id)),
    prose: (name) => healthyText(name, id),
    // Without a last day a record does not expire.
    date: (name) => (name === 'validUntil' ? null : '2020-01-02T00:00:00'),
    image: () => png,
    document: () => '/documents/healthy.pdf',
    link: () => 'https://healthy.example/page',
    telephone: () => '02779-000123',
    email: () => 'healthy@healthy.example',
    amount: () => 123456.5,
    order: () => id,
    choice: () => 1,
    records: (_name, { fields = {} }) => edgeCaseRecords(fields),
  };
  return (name, field) => values[field.kind]?.(name, field) ?? traitsOf(field.kind).example;
}

const withValue =
  (value: unknown): Make =>
  (name, { kind }) =>
    name === 'id' && kind === 'id' ? `edge-${typeof value}` : value;

const coercions: Partial<Record<FieldKind, string>> = {
  amount: ' 98765 ',
  number: ' 98.5 ',
  order: '3',
  flag: 'TRUE',
  choice: '2',
  id: '77',
};

const coercible: Make = (_name, { kind }) => coercions[kind] ?? 42;

const hostile: Make = (name, { kind }) => {
  if (kind === 'image') return hostileSvg;
  if (kind === 'document' || kind === 'link') return ` ${scriptAddress} `;
  return kind === 'flag' ? true : `${script} ${name}`;
};

const broken: Make = (name, field) =>
  field.kind === 'image' ? '/no-such-picture.png' : healthy(3)(name, field);

const truncated: Make = (name, field) =>
  field.kind === 'image' ? png.slice(0, 60) : healthy(4)(name, field);

function record(fields: EntityFields, make: Make): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(name, field)]));
}

/**
 * Records of an entity at the edges: two healthy ones, one of them twice, between such as are null, empty, of wrong
 * types, huge, hostile, with broken pictures, and such as are no records at all.
 */
export function edgeCaseRecords(fields: EntityFields): unknown[] {
  return [
    record(fields, healthy(1)),
    record(fields, withValue(null)),
    record(fields, withValue('')),
    record(fields, withValue('   ')),
    {},
    record(fields, withValue({ nested: ['object'] })),
    record(fields, withValue([1, 'two', null])),
    record(fields, withValue(true)),
    record(fields, coercible),
    record(fields, withValue(hugeText)),
    record(fields, hostile),
    record(fields, broken),
    record(fields, truncated),
    record(fields, healthy(1)),
    record(fields, healthy(2)),
    { ...record(fields, healthy(5)), unknownField: script, __proto__: null },
    null,
    'text',
    42,
    [],
  ];
}

/** Healthy, with a picture of its own: bytes after the end of one are ignored. */
const pictured =
  (id: number): Make =>
  (name, field) => {
    const bytes = Buffer.concat([Buffer.from(pixels, 'base64'), Buffer.from(`${name} ${String(id)}`)]);
    return field.kind === 'image'
      ? `data:image/png;base64,${bytes.toString('base64')}`
      : healthy(id)(name, field);
  };

/** Many healthy records; the first holds as many of what is nested in it. */
export function manyRecords(fields: EntityFields, count: number): readonly unknown[] {
  const nested = (_name: string, { fields: inner = {} }: EntityField) => manyRecords(inner, count);
  return Array.from({ length: count }, (_, index) =>
    record(fields, (name, field) => {
      if (field.kind !== 'records') return pictured(index + 1)(name, field);
      return index === 0 ? nested(name, field) : [];
    }),
  );
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const { site: sampleSite } = await readSite({ config: `${root}/site.config.json`, engineFolder: root });

/** Fields of a source's records. */
export const fieldsOf = (source: string): EntityFields =>
  sampleSite?.entities[config.sources[source]?.entity ?? '']?.fields ?? {};

/** Answers each list of the council until the test ends. */
export function answerLists(
  council: FakeCouncil,
  records: (source: string, query: URLSearchParams) => readonly unknown[],
): void {
  for (const [source, { path }] of Object.entries(config.sources))
    if (path !== undefined) council.answer(path, (_, query) => records(source, query));
}

/** Groups belong to the first category, and members to the first subject; the others have none. */
const isOfFirst = (query: URLSearchParams) =>
  [...query].every(([name, value]) => name === 'lang' || value === '1');

/** Answers each list with records at the edges until the test ends. */
export function answerWithEdgeCases(council: FakeCouncil): void {
  answerLists(council, (source, query) => (isOfFirst(query) ? edgeCaseRecords(fieldsOf(source)) : []));
}
