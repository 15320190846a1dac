import type { SectionOf } from '../declaration';
import { samplePicture, type Example } from '../shared/example';

const untitled: SectionOf<'news-scroller'> = {
  template: 'news-scroller',
  source: 'news',
  bind: { date: 'newsDate', title: 'newsHeading', body: 'newsDescription', image: 'imageBase64' },
  empty: 'news.empty',
};

const section: SectionOf<'news-scroller'> = { ...untitled, title: 'news.title' };

const news = [
  {
    newsDate: '2026-11-18',
    newsHeading: 'નવા પાણીના ટાંકાનું લોકાર્પણ',
    newsDescription: 'એક લાખ લિટરની ક્ષમતાવાળો ટાંકો શરૂ થતાં હવે દરેક ફળિયામાં નિયમિત પાણી મળશે.',
    imageBase64: samplePicture('tanki'),
  },
  {
    newsDate: '2026-11-11T00:00:00',
    newsHeading: 'પ્રાથમિક શાળામાં સ્માર્ટ ક્લાસ શરૂ',
    newsDescription: 'ધોરણ ૬ થી ૮ના વિદ્યાર્થીઓ માટે બે સ્માર્ટ ક્લાસ તૈયાર કરવામાં આવ્યા છે.',
    imageBase64: samplePicture('shala'),
  },
  {
    newsDate: '2026-11-02',
    newsHeading: 'વૃક્ષારોપણ અભિયાન: ૧,૨૦૦ રોપા',
    newsDescription: 'ગામના યુવક મંડળે તળાવની પાળ પર લીમડો, વડ અને પીપળાના રોપા વાવ્યા.',
    imageBase64: samplePicture('ropa'),
  },
  {
    newsDate: '2026-10-12',
    newsHeading: 'पशु स्वास्थ्य मेला',
    newsDescription: 'तालुका पशुपालन विभाग की ओर से १८५ पशुओं की जाँच और टीकाकरण किया गया।',
    imageBase64: samplePicture('khet'),
  },
  {
    newsDate: '2026-10-02',
    newsHeading: 'Gram Sabha on the yearly plan',
    newsDescription:
      'The village assembly agreed on the works of the coming year: drains, lights and the new road.',
    imageBase64: samplePicture('bhavan'),
  },
];

const long =
  'પંચાયત ભવન ખાતે ગામની સૌથી વધુ ભણેલી દીકરીના હસ્તે ધ્વજવંદન થયું. શાળાનાં બાળકોએ દેશભક્તિનાં ગીતો રજૂ કર્યાં અને ધોરણ ૧૦ તથા ૧૨ના તેજસ્વી વિદ્યાર્થીઓનું સન્માન કરવામાં આવ્યું. નિવૃત્ત સૈનિકોનું શાલથી અભિવાદન થયું. અંતે સૌએ સાથે મળીને ગામની સફાઈ કરી અને નવા બગીચામાં પંચોતેર વૃક્ષ વાવ્યાં.';

const longNews = news.map((item, index) => ({
  ...item,
  newsHeading:
    index === 1 ? 'સ્વાતંત્ર્યદિનરાષ્ટ્રધ્વજવંદનસમારોહ'.repeat(3) : `${item.newsHeading}: ${item.newsHeading}`,
  newsDescription: long,
}));

/** Examples of the template, from usual to extreme content. */
export const examples: readonly Example<'news-scroller'>[] = [
  { name: 'filled', section, records: { news } },
  { name: 'one record', section, records: { news: news.slice(0, 1) } },
  { name: 'just too many to fit', section, records: { news: news.slice(0, 4) } },
  {
    name: 'many',
    section,
    records: { news: Array.from({ length: 120 }, (_, index) => news[index % news.length]) },
  },
  {
    name: 'missing pictures',
    section,
    records: { news: news.map((item) => ({ ...item, imageBase64: null })) },
  },
  {
    name: 'broken pictures',
    section,
    records: { news: news.map((item) => ({ ...item, imageBase64: samplePicture('broken') })) },
  },
  {
    name: 'headings only',
    section: { ...section, bind: { title: 'newsHeading' } },
    records: { news },
  },
  {
    name: 'nothing but pictures',
    section,
    records: { news: news.map(({ imageBase64 }) => ({ imageBase64 })) },
  },
  { name: 'very long texts', section, records: { news: longNews } },
  {
    name: 'texts that can be read on',
    section: { ...section, bind: { ...section.bind, body: { field: 'newsDescription', cutAt: 90 } } },
    records: { news: longNews },
  },
  { name: 'without a heading', section: untitled, records: { news } },
  { name: 'half width', section: { ...section, width: 'half' }, records: { news } },
  { name: 'empty', section, records: { news: [] } },
  { name: 'empty, hidden', section: { ...section, whenEmpty: 'hide' }, records: { news: [] } },
  { name: 'loading', section, records: { news: 'loading' } },
  { name: 'failed', section, records: { news: 'failed' } },
];
