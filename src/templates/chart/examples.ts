import type { SectionOf } from '../declaration';
import type { Example, ExampleRecords } from '../shared/example';

type Chart = SectionOf<'chart'>;

const works: Chart = {
  template: 'chart',
  source: 'developmentWorks',
  group: { label: 'title', items: 'developmentWorkTrans' },
  total: { GU: 'કુલ', HI: 'कुल', EN: 'Total' },
  other: { GU: 'અન્ય', HI: 'अन्य', EN: 'Other' },
  format: 'rupees',
  bind: { category: 'schemeName', value: 'actualExpense' },
};

const scores: Chart = {
  template: 'chart',
  source: 'advancementIndex',
  group: { label: 'year', items: 'scores' },
  max: 100,
  bind: { category: 'theme', value: 'score' },
};

const sums: Chart = {
  template: 'chart',
  source: 'works',
  years: { field: 'startDate', firstMonth: 4 },
  format: 'rupees',
  bind: {
    category: {
      field: 'state',
      names: {
        running: { GU: 'કામ ચાલુ', HI: 'काम जारी', EN: 'In progress' },
        done: { GU: 'પૂર્ણ', HI: 'पूर्ण', EN: 'Completed' },
      },
    },
    value: 'sanctionedAmount',
  },
};

const finance = '15મું નાણાપંચ';
const jobs = 'મનરેગા';

const years = [
  {
    id: 1,
    title: '2024-25',
    developmentWorkTrans: [
      { id: 1, schemeName: finance, actualExpense: 542300 },
      { id: 2, schemeName: jobs, actualExpense: 1186400 },
      { id: 3, schemeName: finance, actualExpense: 218750.5 },
    ],
  },
  {
    id: 2,
    title: '2025-26',
    developmentWorkTrans: [
      { id: 4, schemeName: jobs, actualExpense: 364800 },
      { id: 5, schemeName: null, actualExpense: 90000 },
    ],
  },
];

const themes = ['ગરીબીમુક્ત ગામ', 'સ્વસ્થ ગામ', 'બાળમૈત્રી ગામ', 'પૂરતા પાણીવાળું ગામ'];

const index = ['2022-23', '2023-24'].map((year, id) => ({
  id,
  year,
  scores: themes.map((theme, position) => ({ id: position, theme, score: 48 + 9 * position + 4 * id })),
}));

function worksOf(name: string, developmentWorks: ExampleRecords, section = works): Example<'chart'> {
  return { name, section, records: { developmentWorks } };
}

/** Examples of the template, from usual to extreme content. */
export const examples: readonly Example<'chart'>[] = [
  worksOf('expense per scheme and year', years),
  { name: 'scores per theme and year', section: scores, records: { advancementIndex: index } },
  worksOf('one year, with a heading', years.slice(0, 1), { ...works, title: 'page.development' }),
  worksOf('expired ones, too', years, { ...works, show: 'all' }),
  {
    name: 'sums per state and financial year',
    section: sums,
    records: {
      works: [
        { id: 1, state: 'done', sanctionedAmount: 1250000, startDate: '2025-01-10' },
        { id: 2, state: 'running', sanctionedAmount: 840000, startDate: '2026-04-01' },
        { id: 3, state: 'running', sanctionedAmount: 310000, startDate: '2026-11-02' },
        { id: 4, state: 'planned', sanctionedAmount: 500000, startDate: null },
      ],
    },
  },
  worksOf(
    'many years',
    Array.from({ length: 12 }, (_, id) => ({
      id,
      title: String(2015 + id),
      developmentWorkTrans: [{ id, schemeName: jobs, actualExpense: 100000 + id * 45000 }],
    })),
  ),
  worksOf('very long texts', [
    {
      id: 1,
      title: 'વર્ષ2025-26'.repeat(5),
      developmentWorkTrans: [
        { id: 1, schemeName: 'પ્રધાનમંત્રીગ્રામસડકયોજના'.repeat(5), actualExpense: 98765432101.5 },
      ],
    },
  ]),
  worksOf('wrong values', [
    { id: {}, title: 7, developmentWorkTrans: 'none' },
    {
      developmentWorkTrans: [
        { schemeName: [], actualExpense: 'much' },
        { schemeName: jobs, actualExpense: -5 },
      ],
    },
  ]),
  worksOf('years without works', [{ id: 1, title: '2026-27', developmentWorkTrans: [] }]),
  worksOf('hidden without works', [{ id: 1, title: '2026-27', developmentWorkTrans: [] }], {
    ...works,
    whenEmpty: 'hide',
  }),
  worksOf('empty', []),
  worksOf('loading', 'loading'),
  worksOf('failed', 'failed'),
];
