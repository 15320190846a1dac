import { expect, test } from 'vitest';
import type { CouncilRecord } from '../../src/model/record/record';
import { fieldKindNames } from '../../src/model/record/field-kinds';
import type { ClosedDays, ContactWay } from '../../src/model/site-config.generated';
import type { RecordContext } from '../../src/binding/context';
import { bindPlaceholders } from '../../src/templates/article/bind';
import { bindCards, relabelCards } from '../../src/templates/card-grid/bind';
import { bindCategories, bindGroupItems, groupBinder } from '../../src/templates/category-pills/bind';
import { bindMap, bindSocialLinks, bindWays } from '../../src/templates/contact/bind';
import { bindPayment } from '../../src/templates/payment/bind';
import type { SectionOf, TemplateName } from '../../src/templates/declaration';
import { bindDetail } from '../../src/templates/detail/bind';
import { bindDocuments } from '../../src/templates/document-list/bind';
import { bindRows } from '../../src/templates/document-rows/bind';
import { bindTableRows, bindTables, hasItems } from '../../src/templates/grouped-table/bind';
import { bindItems } from '../../src/templates/list/bind';
import { bindNews } from '../../src/templates/news-scroller/bind';
import { bindClosedDays, bindOffices } from '../../src/templates/opening-hours/bind';
import { bindPlaces } from '../../src/templates/place-map/bind';
import { samePosition } from '../../src/templates/shared/bind-batches';
import { bindSlides } from '../../src/templates/slider/bind';
import { bindTelephones } from '../../src/templates/telephones/bind';
import { bindTickers } from '../../src/templates/ticker/bind';
import { contextIn } from '../binding/sample-context';

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

/** Every slot is bound to `value`, as a field of each kind in turn. */
const field = 'value';
const text = { field, cutAt: 150, fallback: 'common.notAvailable' };
const group = { label: field, description: field, items: 'items' };
const period = { from: field, to: field, futureIsPresent: true };

type Bind = (records: readonly CouncilRecord[], context: RecordContext) => unknown;

/**
 * What each template binds of records: one without an entry does not compile. `null`: a template that binds none, or, as
 * the article, none of a list.
 */
const binds: Readonly<Record<TemplateName, Bind | null>> = {
  list: (records, context) =>
    bindItems(
      {
        template: 'list',
        look: 'tales',
        source: 'x',
        bind: { image: field, title: text, body: text, date: field, address: field },
        byYear: field,
        page: '/notice',
      },
      records,
      context,
    ),
  'card-grid': (records, context) => {
    const section: SectionOf<'card-grid'> = {
      template: 'card-grid',
      look: 'people',
      source: 'x',
      bind: {
        image: field,
        title: text,
        subtitle: text,
        body: text,
        caption: text,
        facts: [
          { label: 'people.term', period },
          { label: 'people.term', field },
        ],
      },
      relabel: {
        slot: 'subtitle',
        field,
        terms: ['talati1'],
        together: 'officials.talati',
        alone: 'officials.talati',
      },
    };
    const [first] = records;
    return bindCards(section, records, context, relabelCards(section, records, context, first ?? null));
  },
  'category-pills': (records, context) => {
    const section: SectionOf<'category-pills'> = {
      template: 'category-pills',
      source: 'x',
      categories: { source: 'x', label: field },
      group,
      bind: { image: field, caption: text, viewerCaption: text, text },
    };
    return [
      bindCategories(section, records, context),
      groupBinder(section, context)(records, samePosition),
      bindGroupItems(section, records, context),
    ];
  },
  'grouped-table': (records, context) => {
    const section: SectionOf<'grouped-table'> = {
      template: 'grouped-table',
      source: 'x',
      group: { ...group, items: field },
      columns: [{ label: 'works.name', field, format: 'expense', share: 100 }],
    };
    const held = records.map((record) => hasItems(section, record));
    return [held, bindTables(section, records, context), bindTableRows(section, records, context)];
  },
  'document-rows': (records, context) =>
    bindRows(
      {
        template: 'document-rows',
        source: 'x',
        bind: {
          title: text,
          icon: { field, icons: { '1': 'download' } },
          documents: [{ field, label: 'common.download', where: { field, oneOf: [1, 'x'] } }],
        },
      },
      records,
      context,
    ),
  'document-list': (records, context) => {
    const section: SectionOf<'document-list'> = {
      template: 'document-list',
      groups: [
        {
          label: 'page.notices',
          source: 'x',
          bind: { title: text, date: field, documents: [{ field, label: 'common.download' }] },
        },
      ],
    };
    const { site } = context;
    const sources = { ...site.config.sources, x: { path: '/x', query: {}, entity: 'x' } };
    const known = { ...site, config: { ...site.config, sources }, entities: { x: context.fields } };
    return bindDocuments(section, { x: records }, { ...context, site: known });
  },
  'news-scroller': (records, context) =>
    bindNews(
      { template: 'news-scroller', source: 'x', bind: { date: text, title: text, body: text, image: field } },
      records,
      context,
    ),
  detail: (records, context) => {
    const section: SectionOf<'detail'> = {
      template: 'detail',
      source: 'notices',
      bind: {
        image: field,
        body: text,
        facts: [{ label: 'people.term', field }],
        documents: [{ field, label: 'common.download' }],
      },
    };
    return records.map((record) => bindDetail(section, record, context));
  },
  slider: (records, context) =>
    bindSlides({ template: 'slider', source: 'x', bind: { image: field, caption: text } }, records, context),
  ticker: (records, context) =>
    bindTickers(
      {
        template: 'ticker',
        source: 'x',
        bind: { title: text, address: field },
        text: 'tax.text',
        button: 'tax.button',
      },
      records,
      context,
    ),
  contact: (records, context) => {
    const ways: ContactWay[] = [{ icon: 'phone', label: 'contact.call', fields: [field] }];
    const section: SectionOf<'contact'> = { template: 'contact', source: 'x', bind: { map: field }, ways };
    const accounts = { source: 'x', label: field, address: field, image: field };
    return [
      records.map((record) => [bindWays(section, record, context), bindMap(section, record)]),
      bindSocialLinks(accounts, records, context),
    ];
  },
  telephones: (records, context) =>
    bindTelephones(
      { template: 'telephones', source: 'x', bind: { title: text, body: text, telephone: field } },
      records,
      context,
    ),
  'opening-hours': (records, context) => {
    const closed: ClosedDays = { source: 'x', date: field, title: field };
    const section: SectionOf<'opening-hours'> = {
      template: 'opening-hours',
      source: 'x',
      group: { items: field },
      hours: { from: field, to: field, opens: field, closes: field },
      bind: { title: text, facts: [{ label: 'people.term', field }] },
    };
    return [bindOffices(section, records, context), bindClosedDays(closed, records, context)];
  },
  'place-map': (records, context) =>
    bindPlaces(
      {
        template: 'place-map',
        source: 'x',
        picture: 'pictures/map.webp',
        bind: { title: text, body: text, x: field, y: field, address: field },
      },
      records,
      context,
    ),
  payment: (records, context) => {
    const bind = { facts: [{ label: 'footer.bankName', field }], upi: field, payee: field };
    const section: SectionOf<'payment'> = {
      ...{ template: 'payment', source: 'x', bind, open: 'payment.open', scan: 'payment.scan' },
    };
    return records.map((record) => bindPayment(section, record, context));
  },
  article: null,
  form: null,
  search: null,
  'site-map': null,
  'not-found': null,
};

const contexts = fieldKindNames.map((kind) => contextIn('GU', { value: kind, id: kind }));

const binders = Object.entries(binds).flatMap(([name, bind]) => (bind ? [{ name, bind }] : []));

test.each(binders)('$name: binds any value in any field', ({ bind }) => {
  for (const [described, value] of Object.entries(hostileValues)) {
    for (const context of contexts) {
      const records = [{ id: value, value, items: value }, {}, { items: [{ id: value, value }] }];
      expect(() => JSON.stringify(bind(records, context)), described).not.toThrow();
    }
  }
});

test.each(Object.entries(hostileValues))(
  '%s as the council fills the placeholders of an article',
  (_, value: unknown) => {
    const { council } = contexts[0]?.site.config ?? {};
    const record = Object.fromEntries<unknown>(
      Object.values(council?.bind ?? {}).map((name) => [name, value] as const),
    );
    const context = contextIn('EN');
    expect([...bindPlaceholders(record, context).keys()]).toEqual(['council', 'taluka', 'district', 'email']);
  },
);
