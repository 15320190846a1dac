import { expect, test } from 'vitest';
import { fieldKindNames, traitsOf, type FieldKind } from '../../src/engine/record/field-kinds';
import type { EntityFields, Site } from '../../src/engine/site/site';
import { bindPlaceholders } from '../../src/templates/article/bind';
import { listsOfSection, templateNames } from '../../src/templates/declarations';
import type { TemplateName } from '../../src/templates/declaration';
import type { Example } from '../../src/templates/shared/example';
import { sampleEntity } from '../../stories/harness/sample-entity';
import { sampleSite } from '../../stories/harness/sample-site';
import { contextIn } from '../engine/binding/sample-context';
import { examplesOf } from './examples-of';
import { renderExamples } from './render-examples';

const parsed = (text: string): unknown => JSON.parse(text);

/** Values that an API may answer in any field. `JSON.parse` makes `__proto__` an own key. */
const hostileValues: Readonly<Record<string, unknown>> = {
  null: null,
  undefined,
  true: true,
  zero: 0,
  'a huge number': 1e308,
  'an empty text': '',
  'a script': '<script>alert(1)</script>',
  'a script URL': 'javascript:alert(1)',
  'a lone surrogate': 'https://example.in/a\uD800b',
  'bidi controls': '\u202Egpj.exe\u2066',
  'a null character': 'a\u0000b',
  'broken percent encoding': '/documents/%E0%A4%A',
  'a date that does not exist': '2025-02-31',
  'an amount in words': 'one lakh',
  '100,000 digits': `${'9'.repeat(100_000)}x`,
  '100,000 spaces': `a${' '.repeat(100_000)}b`,
  '100,000 combining marks': `a${'\u0301'.repeat(100_000)}`,
  '100,000 separators': ',;/'.repeat(33_333),
  'an empty list': [],
  'a mixed list': [null, 1, 'x', [], {}, { id: {} }],
  'an object': { toString: 'x', constructor: null },
  'a prototype': parsed('{"__proto__": {"id": 1}, "constructor": {"prototype": 1}}'),
  'a deep list': parsed(`${'['.repeat(1000)}${']'.repeat(1000)}`),
};

const site = sampleSite('GU');

/** Records with a value in every field of an entity: once also in place of the lists in them. */
function hostileRecords(fields: EntityFields, value: unknown): readonly object[] {
  const flat = Object.fromEntries(Object.keys(fields).map((name) => [name, value]));
  const nested = Object.entries(fields).flatMap(([name, { fields: inner }]) =>
    inner ? [[name, [...hostileRecords(inner, value), value]] as const] : [],
  );
  return [flat, { ...flat, ...Object.fromEntries(nested) }, {}];
}

/** An example whose records have certain values, also in the lists of a category. */
function withValues({ name, section, ...rest }: Example, values: readonly unknown[]): Example {
  const records = Object.keys(rest.records).map((key) => {
    const [source = ''] = key.split('#');
    const { fields } = sampleEntity(site.config.sources[source]?.entity ?? '');
    return [source, values.flatMap((value) => hostileRecords(fields, value))] as const;
  });
  return { ...rest, name: `${section.template}: ${name}`, section, records: Object.fromEntries(records) };
}

/** An example for each section that the examples of a template show. */
function distinctExamples(name: TemplateName): readonly Example[] {
  const examples = examplesOf(name).filter(({ section }) => listsOfSection(section, {}).length > 0);
  return [...new Map(examples.map((example) => [JSON.stringify(example.section), example])).values()];
}

function ofKind(fields: EntityFields, kind: FieldKind): EntityFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { fields: inner }]) => [
      name,
      inner ? { kind: 'records', fields: ofKind(inner, kind) } : { kind },
    ]),
  );
}

/** The site with fields of one kind only. */
function siteOfKind(kind: FieldKind): Site {
  const entities = Object.entries(site.entities).map(
    ([name, fields]) => [name, ofKind(fields, kind)] as const,
  );
  return { ...site, entities: Object.fromEntries(entities) };
}

const examples = templateNames.flatMap(distinctExamples);

test.each(Object.entries(hostileValues))(
  'every template shows records with %s in every field',
  async (_, value) => {
    const hostile = examples.map((example) => withValues(example, [value]));
    expect((await renderExamples(hostile, site)).failures).toEqual([]);
  },
);

/** Pages know the kind only of fields that they show in another way than as a text. */
const kinds = fieldKindNames.filter((kind) => kind === 'text' || traitsOf(kind).shown !== null);

test.each(kinds)('every template shows any value in fields of the kind %s', async (kind) => {
  const hostile = examples.map((example) => withValues(example, Object.values(hostileValues)));
  expect((await renderExamples(hostile, siteOfKind(kind))).failures).toEqual([]);
});

test.each(Object.entries(hostileValues))(
  '%s as the council fills the placeholders of an article',
  (_, value: unknown) => {
    const { council } = site.config;
    const record = Object.fromEntries<unknown>(
      Object.values(council.bind).map((name) => [name, value] as const),
    );
    const context = contextIn('EN');
    expect([...bindPlaceholders(record, context).keys()]).toEqual(['council', 'taluka', 'district', 'email']);
  },
);
