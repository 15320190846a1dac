import type { SectionOf } from '../declaration';
import type { Example, ExampleRecords } from '../shared/example';

type Vacancy = SectionOf<'vacancy'>;

const vacancy: Vacancy = {
  template: 'vacancy',
  source: 'vacancies',
  bind: {
    title: 'title',
    body: 'text',
    facts: [
      { label: { GU: 'કાર્યભાર સંભાળનાર', HI: 'कार्यभार संभालने वाले', EN: 'In charge' }, field: 'administrator' },
      { label: 'officers.post', field: 'designation' },
      { label: { GU: 'હુકમ નંબર', HI: 'आदेश संख्या', EN: 'Order number' }, field: 'orderNumber' },
      { label: { GU: 'હુકમની તારીખ', HI: 'आदेश की तारीख', EN: 'Date of the order' }, field: 'orderDate' },
    ],
    documents: [{ field: 'order', label: { GU: 'હુકમ', HI: 'आदेश', EN: 'Order' }, icon: 'file-text' }],
  },
  instead: { source: 'members' },
  empty: 'common.noData',
};

const administrator = {
  id: 1,
  office: 'members',
  title: 'ગ્રામ પંચાયતનો વહીવટ વહીવટદાર સંભાળે છે',
  text: 'પંચાયતની મુદત 31-03-2026ના રોજ પૂરી થઈ છે. ચૂંટણી થાય ત્યાં સુધી સભ્યો અને સરપંચનું કામ વહીવટદાર સંભાળે છે.',
  administrator: 'ધ્રુવકુમાર રમેશચંદ્ર પંડ્યા',
  designation: 'વિસ્તરણ અધિકારી (પંચાયત)',
  orderNumber: 'તા.પં./વહીવટદાર/114/2026',
  orderDate: '2026-04-01',
  order: '/sample-pictures/order.pdf',
};

const dissolved = {
  id: 2,
  title: 'સામાજિક ન્યાય સમિતિ વિસર્જિત થઈ છે',
  orderNumber: 'જિ.પં./57/2026',
  orderDate: '2026-06-15',
};

const member = { id: 1, name: 'ભાનુબેન કાળુભાઈ રાઠોડ' };

function vacancyOf(
  name: string,
  vacancies: ExampleRecords,
  section = vacancy,
  members: ExampleRecords = [],
): Example<'vacancy'> {
  return { name, section, records: { vacancies, members } };
}

const { instead: _instead, ...alone } = vacancy;

/** Examples of the template, from usual to extreme content. */
export const examples: readonly Example<'vacancy'>[] = [
  vacancyOf('an administrator and a dissolved committee', [administrator, dissolved]),
  vacancyOf('one statement above a list', [administrator], vacancy, [member]),
  vacancyOf('with a heading', [dissolved], { ...alone, title: 'page.members' }),
  vacancyOf(
    'many statements',
    Array.from({ length: 12 }, (_, id) => ({ ...dissolved, id })),
  ),
  vacancyOf('very long texts', [
    {
      ...administrator,
      title: 'ગ્રામપંચાયતવહીવટદાર'.repeat(6),
      text: administrator.text.repeat(8),
      orderNumber: 'તા.પં./વહીવટદાર/'.repeat(8),
    },
  ]),
  vacancyOf('wrong values', [
    { id: {}, title: 7, text: [], orderDate: 'soon', order: 'javascript:alert(1)' },
  ]),
  vacancyOf('empty: no statement and no member', []),
  vacancyOf('no statement above a list', [], vacancy, [member]),
  vacancyOf('loading', 'loading'),
  vacancyOf('failed: without statements, only the list counts', 'failed'),
  vacancyOf('the list failed, too', 'failed', vacancy, 'failed'),
];
