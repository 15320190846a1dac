import type { SectionOf } from '../declaration';
import { samplePicture, type Example } from '../shared/example';

type List = SectionOf<'list'>;

const tales: List = {
  template: 'list',
  look: 'tales',
  source: 'villageHistory',
  where: [{ field: 'isVisible', equals: true }],
  orderBy: { field: 'sequenceNo' },
  bind: { image: 'imageBase64', body: 'description' },
  empty: 'history.empty',
};

const texts: List = {
  template: 'list',
  look: 'texts',
  source: 'councilAbout',
  bind: { body: { field: 'title', fallback: 'about.noTitle', cutAt: 150 } },
  empty: 'common.noData',
};

const notices: List = {
  template: 'list',
  look: 'notices',
  width: 'half',
  title: 'notices.title',
  source: 'notices',
  bind: { title: 'title', address: 'link' },
  icon: 'scroll-text',
  empty: 'notices.empty',
};

const longText =
  'નવાપાદર ગામની સ્થાપના આશરે સાડા ત્રણસો વર્ષ પહેલાં થઈ હોવાનું મનાય છે. ગામના પાદરમાં આવેલી સાત માળની વાવ તે સમયના ' +
  'વણઝારા વેપારીઓએ બંધાવી હતી અને આજે પણ ચોમાસામાં પાણીથી ભરાય છે.\n\nવિ.સં. ૧૯૫૬ના દુષ્કાળમાં ગામલોકોએ શ્રમદાનથી તળાવ ' +
  'ખોદ્યું. તળાવના કિનારે આવેલા મહાદેવના મંદિરે દર શ્રાવણ મહિનામાં મેળો ભરાય છે.';

const veryLong = `${Array.from({ length: 8 }, () => longText).join('\n\n')}\n\n${'અતિશયલાંબોશબ્દજેનોકોઈઅંતનથી'.repeat(8)}`;

const villageHistory = [
  {
    id: 2,
    sequenceNo: 20,
    isVisible: true,
    description: 'વિ.સં. ૧૯૫૬ના દુષ્કાળમાં ગામલોકોએ શ્રમદાનથી તળાવ ખોદ્યું.',
    imageBase64: samplePicture('talav'),
  },
  { id: 1, sequenceNo: 10, isVisible: true, description: longText, imageBase64: samplePicture('vav') },
  {
    id: 3,
    sequenceNo: 30,
    isVisible: false,
    description: 'હજી લખાય છે.',
    imageBase64: samplePicture('haveli'),
  },
  { id: 4, sequenceNo: 40, isVisible: true, description: 'सन् १९६२ में ग्राम पंचायत बनी।', imageBase64: null },
  {
    id: 5,
    sequenceNo: 50,
    isVisible: true,
    description: 'નવું પંચાયત ભવન.',
    imageBase64: samplePicture('broken'),
  },
] as const;

const councilAbout = [
  { id: 1, title: longText },
  { id: 2, title: 'પંચાયતની કચેરી સોમવારથી શનિવાર સુધી ખુલ્લી રહે છે.' },
  { id: 3, title: null },
] as const;

const board = [
  {
    id: 'n-1',
    title: 'તા. ૦૨-૧૨-૨૦૨૬ને બુધવારે સવારે ૧૦ વાગ્યે વડના ચોકમાં ગ્રામસભા',
    link: 'https://example.org/gram-sabha.pdf',
  },
  { id: 'n-2', title: 'પાણી પુરવઠો બંધ: તા. ૨૩-૧૧-૨૦૨૬', link: null },
  { id: 'n-3', title: 'घर कर ३१ मार्च तक भरें', link: 'https://example.org/tax' },
  { id: 'n-4', title: 'An address that may not be opened', link: 'javascript:alert(1)' },
  { id: 'n-4', title: null, link: 'https://example.org/without-a-title' },
  { id: 'n-5', title: null, link: null },
] as const;

function repeated(records: readonly object[], count: number): readonly object[] {
  return Array.from({ length: count }, (_, index) => ({ ...records[index % records.length], id: index }));
}

/** Examples of the template, from usual to extreme content. */
export const examples: readonly Example<'list'>[] = [
  { name: 'tales', section: tales, records: { villageHistory } },
  { name: 'tales, one record', section: tales, records: { villageHistory: villageHistory.slice(0, 1) } },
  {
    name: 'tales, a hundred and twenty',
    section: tales,
    records: { villageHistory: repeated(villageHistory, 120) },
  },
  { name: 'tales, empty', section: tales, records: { villageHistory: [] } },
  { name: 'tales, loading', section: tales, records: { villageHistory: 'loading' } },
  { name: 'tales, failed', section: tales, records: { villageHistory: 'failed' } },
  {
    name: 'tales, very long texts',
    section: tales,
    records: { villageHistory: villageHistory.map((record) => ({ ...record, description: veryLong })) },
  },
  {
    name: 'tales, without pictures',
    section: { ...tales, title: 'page.history', bind: { body: 'description' } },
    records: { villageHistory },
  },
  { name: 'texts', section: texts, records: { councilAbout } },
  { name: 'texts, one record', section: texts, records: { councilAbout: councilAbout.slice(1, 2) } },
  { name: 'texts, twelve', section: texts, records: { councilAbout: repeated(councilAbout, 12) } },
  { name: 'texts, empty', section: texts, records: { councilAbout: [] } },
  { name: 'texts, loading', section: texts, records: { councilAbout: 'loading' } },
  { name: 'texts, failed', section: texts, records: { councilAbout: 'failed' } },
  { name: 'texts, very long texts', section: texts, records: { councilAbout: [{ id: 1, title: veryLong }] } },
  { name: 'notices', section: notices, records: { notices: board } },
  { name: 'notices, one record', section: notices, records: { notices: board.slice(0, 1) } },
  {
    name: 'notices, twelve',
    section: { ...notices, icon: 'info' },
    records: { notices: repeated(board, 12) },
  },
  {
    name: 'notices, with dates',
    section: {
      template: 'list',
      look: 'notices',
      source: 'news',
      icon: 'calendar',
      bind: { title: 'newsHeading', date: 'newsDate' },
    },
    records: {
      news: [
        { newsDate: '2026-12-02', newsHeading: 'ગ્રામસભા' },
        { newsDate: null, newsHeading: 'પાણી પુરવઠો બંધ' },
      ],
    },
  },
  {
    name: 'notices, with pictures, texts and labelled values',
    section: {
      template: 'list',
      look: 'notices',
      source: 'news',
      bind: {
        image: 'imageBase64',
        title: 'newsHeading',
        date: 'newsDate',
        body: 'newsDescription',
        facts: [{ label: 'news.date', field: 'newsDate' }],
      },
    },
    records: {
      news: [
        {
          newsDate: '2026-12-02',
          newsHeading: 'ગ્રામસભા',
          newsDescription: longText,
          imageBase64: samplePicture('vav'),
        },
        {
          newsDate: null,
          newsHeading: 'પાણી પુરવઠો બંધ',
          newsDescription: veryLong,
          imageBase64: samplePicture('broken'),
        },
        { newsDate: null, newsHeading: 'મેળો', newsDescription: null, imageBase64: null },
      ],
    },
  },
  {
    name: 'tales, with a date and labelled values',
    section: {
      template: 'list',
      look: 'tales',
      source: 'councilDetail',
      bind: {
        image: 'logoBase64',
        title: 'name',
        date: 'establishedDate',
        body: 'taluka',
        facts: [
          { label: 'contact.call', field: 'contactNo' },
          { label: 'contact.email', field: 'emailId' },
        ],
      },
    },
    records: {
      councilDetail: [
        {
          name: 'ગ્રામ પંચાયત',
          taluka: 'ધનપુરા',
          establishedDate: '1962-08-15',
          contactNo: '02779-000123, ૯૮૨૫૦ ૧૨૩૪૫',
          'contactNo:parts': '12:+912779000123 2 11:+919825012345',
          emailId: 'panchayat@motipura.example',
          logoBase64: samplePicture('gate'),
        },
      ],
    },
  },
  {
    name: 'notices, by year',
    section: {
      template: 'list',
      look: 'notices',
      source: 'notices',
      bind: { title: 'title', date: 'validFrom' },
      byYear: 'validFrom',
      page: '/notices/about',
    },
    records: {
      notices: [
        { id: 2, title: 'ગ્રામસભાની કાર્યવાહી નોંધ', validFrom: '2025-08-15' },
        { id: 1, title: 'વેરા વસૂલાત ઝુંબેશ', validFrom: '2024-12-01' },
      ],
    },
  },
  { name: 'notices, empty', section: notices, records: { notices: [] } },
  { name: 'notices, none and hidden', section: { ...notices, whenEmpty: 'hide' }, records: { notices: [] } },
  { name: 'notices, loading', section: notices, records: { notices: 'loading' } },
  { name: 'notices, failed', section: notices, records: { notices: 'failed' } },
  {
    name: 'notices, very long texts',
    section: notices,
    records: { notices: board.map((notice) => ({ ...notice, title: veryLong })) },
  },
  {
    name: 'notices, wrong values',
    section: notices,
    records: {
      notices: [{ id: [], title: { text: '?' }, link: 5 }, {}, { title: 12, link: '//example.org' }],
    },
  },
];
