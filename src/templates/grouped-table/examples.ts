import type { SectionOf } from '../declaration';
import type { Example, ExampleRecords } from '../shared/example';

type GroupedTable = SectionOf<'grouped-table'>;

const works: GroupedTable = {
  template: 'grouped-table',
  source: 'developmentWorks',
  group: { label: 'title', items: 'developmentWorkTrans' },
  serial: 'works.no',
  columns: [
    { label: 'works.name', field: 'workName', share: 29, heading: true },
    {
      label: 'works.expense',
      field: 'actualExpense',
      format: 'expense',
      fallback: 'common.notAvailable',
      share: 15,
      align: 'end',
    },
    { label: 'works.completed', field: 'workCompletionDate', fallback: 'common.notAvailable', share: 13 },
    { label: 'works.scheme', field: 'schemeName', fallback: 'common.notAvailable', share: 17 },
    { label: 'works.section', field: 'relatedSection', fallback: 'common.notAvailable', share: 20 },
  ],
  empty: 'common.noData',
};

const roads = {
  id: 1,
  title: 'રસ્તા અને ગટર',
  developmentWorkTrans: [
    {
      id: 1,
      workName: 'મુખ્ય બજારથી તળાવ સુધી સી.સી. રોડ',
      actualExpense: 1245000,
      workCompletionDate: '2025-03-31',
      schemeName: '૧૫મું નાણાપંચ',
      relatedSection: 'તાલુકા પંચાયત, બાંધકામ શાખા',
    },
    {
      id: 2,
      workName: 'રાવળ વાસમાં ભૂગર્ભ ગટર લાઇન',
      actualExpense: '485000.50',
      workCompletionDate: '2024-08-14T00:00:00',
      schemeName: 'स्वच्छ भारत मिशन (ग्रामीण)',
      relatedSection: 'જિલ્લા ગ્રામ વિકાસ એજન્સી',
    },
    { id: 3, workName: 'Paving in front of the primary school', actualExpense: 0, workCompletionDate: null },
  ],
};

const water = {
  id: 2,
  title: 'પાણી પુરવઠો',
  developmentWorkTrans: [
    {
      id: 4,
      workName: 'એક લાખ લિટરનો ઊંચો પાણીનો ટાંકો',
      actualExpense: 123860000,
      workCompletionDate: '2026-11-18',
      schemeName: 'નલ સે જલ',
      relatedSection: 'પાણી પુરવઠા વિભાગ',
    },
    { id: 5, workName: 'વોર્ડ ૪ અને ૫માં નવી પાઇપલાઇન', actualExpense: null },
  ],
};

const endless = 'વિકાસકાર્યોનીવિગતવારમાહિતી'.repeat(8);

const long = {
  id: 3,
  title: `${endless} અને ગામના તમામ વોર્ડનાં બાકી રહેલાં કામોની યાદી`,
  developmentWorkTrans: [
    {
      id: 1,
      workName: `${endless} અને બાકી કામો`,
      actualExpense: 98765432109.99,
      workCompletionDate: '2025-03-31',
      schemeName: endless,
      relatedSection: 'તાલુકા પંચાયતની બાંધકામ શાખા તથા જિલ્લા ગ્રામ વિકાસ એજન્સીની સંયુક્ત કચેરી. '.repeat(3),
    },
  ],
};

function worksOf(name: string, developmentWorks: ExampleRecords, section = works): Example<'grouped-table'> {
  return { name, section, records: { developmentWorks } };
}

const many = Array.from({ length: 10 }, (_, group) => ({
  id: group,
  title: `વોર્ડ ${group + 1}`,
  developmentWorkTrans: Array.from({ length: 12 }, (_work, id) => ({
    id,
    workName: `કામ ${id + 1}`,
    actualExpense: id * 12345,
    workCompletionDate: '2025-03-31',
  })),
}));

/** Examples of the template, from usual to extreme content. */
export const examples: readonly Example<'grouped-table'>[] = [
  worksOf('works', [roads, water]),
  worksOf('one record', [{ ...roads, developmentWorkTrans: roads.developmentWorkTrans.slice(0, 1) }]),
  worksOf('a hundred and twenty works in ten groups', many),
  worksOf('empty', []),
  worksOf('groups without works', [
    { id: 1, title: 'બાકી કામો', developmentWorkTrans: [] },
    { id: 2, title: 'નવાં કામો', developmentWorkTrans: null },
  ]),
  worksOf('loading', 'loading'),
  worksOf('failed', 'failed'),
  worksOf('very long texts', [long, roads]),
  worksOf('with a title', [roads], {
    ...works,
    title: 'page.development',
  }),
  worksOf('without numbers and fallbacks', [roads, water], {
    template: 'grouped-table',
    source: 'developmentWorks',
    group: { label: 'title', items: 'developmentWorkTrans' },
    columns: [
      { label: 'works.name', field: 'workName', share: 60, heading: true },
      { label: 'works.completed', field: 'workCompletionDate', share: 40 },
    ],
  }),
  worksOf('group without a title', [{ ...roads, title: null }]),
  worksOf('wrong values', [
    { id: [], title: 5, developmentWorkTrans: [{ workName: {}, actualExpense: 'many' }, 3, null] },
    { developmentWorkTrans: 'none' },
  ]),
];
