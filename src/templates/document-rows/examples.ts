import type { SectionOf } from '../declaration';
import type { Example, ExampleRecords } from '../shared/example';

type DocumentRows = SectionOf<'document-rows'>;

const profile: DocumentRows = {
  template: 'document-rows',
  source: 'villageProfile',
  bind: { title: 'title', documents: [{ field: 'filePath', label: 'common.download', icon: 'download' }] },
  empty: 'details.empty',
};

const election: DocumentRows = {
  template: 'document-rows',
  source: 'electionDetails',
  bind: {
    title: { field: 'title', ellipsis: true },
    documents: [
      { field: 'filePath1', label: 'election.form29' },
      { field: 'filePath2', label: 'election.form31' },
      { field: 'filePath3', label: 'election.area' },
    ],
  },
  empty: 'election.empty',
};

const beneficiaries: DocumentRows = {
  template: 'document-rows',
  source: 'beneficiaries',
  title: 'page.beneficiaries',
  filter: {
    source: 'beneficiaryCategories',
    label: 'name',
    field: 'beneficiariesCategoryId',
    all: 'common.all',
  },
  bind: { title: 'title', documents: [{ field: 'filePath', label: 'common.download', icon: 'download' }] },
  empty: 'beneficiaries.empty',
};

const forms: DocumentRows = {
  template: 'document-rows',
  source: 'downloadLinks',
  bind: {
    title: 'name',
    icon: { field: 'category', icons: { '1': 'landmark', '2': 'home' } },
    documents: [
      {
        field: 'link',
        label: 'forms.openLink',
        icon: 'external-link',
        where: { field: 'linkType', equals: 1 },
      },
      { field: 'link', label: 'common.download', icon: 'download', where: { field: 'linkType', equals: 2 } },
    ],
  },
  empty: 'election.empty',
};

const files = [
  { id: 1, title: 'વસ્તી ગણતરી ૨૦૧૧: ગામનું પત્રક', filePath: '/documents/census.pdf' },
  { id: 2, title: 'ગામનો નકશો', filePath: null },
  { id: 3, title: 'गाँव की रूपरेखा २०२५', filePath: 'https://www.motipura.example/profile.pdf' },
  { id: 4, title: null, filePath: '' },
];

const elections = [
  {
    id: 1,
    title:
      'ગ્રામ પંચાયત સામાન્ય ચૂંટણી ૨૦૨૧: ચૂંટાયેલા ઉમેદવારોની યાદી અને વોર્ડવાર મતદાન પરિણામ પત્રક તથા વોર્ડનો વિસ્તાર',
    filePath1: '/documents/29.pdf',
    filePath2: '/documents/31.pdf',
    filePath3: '/documents/area.pdf',
  },
  { id: 2, title: 'ગ્રામ પંચાયત પેટા ચૂંટણી ૨૦૨૩, વોર્ડ નં. ૪', filePath1: '/documents/29.pdf', filePath2: null },
  {
    id: 3,
    title: 'General election 2016',
    filePath1: 'javascript:alert(1)',
    filePath3: '/documents/area.pdf',
  },
];

const beneficiaryCategories = [
  { id: 1, name: 'પ્રધાનમંત્રી આવાસ યોજના' },
  { id: '2', name: 'વૃદ્ધ પેન્શન' },
  { id: 3, name: 'વિધવા સહાય' },
];

const lists = [
  {
    id: 1,
    beneficiariesCategoryId: 1,
    title: 'આવાસ યોજના: લાભાર્થી યાદી ૨૦૨૪-૨૫',
    filePath: '/documents/1.pdf',
  },
  { id: 2, beneficiariesCategoryId: '1', title: 'આવાસ યોજના: પ્રતીક્ષા યાદી', filePath: null },
  { id: 3, beneficiariesCategoryId: 2, title: 'વૃદ્ધ પેન્શન મેળવનારની યાદી', filePath: '/documents/3.pdf' },
];

const links = [
  { id: 1, name: 'ડિજિટલ ગુજરાત પોર્ટલ', category: 1, linkType: 1, link: 'https://www.digitalgujarat.gov.in/' },
  { id: 2, name: 'વૃદ્ધ પેન્શન અરજી ફોર્મ', category: '1', linkType: '2', link: '/documents/form.pdf' },
  { id: 3, name: 'આકારણી પત્રક', category: 2, linkType: 2, link: null },
  { id: 4, name: 'અજાણ્યા પ્રકારની કડી', category: 9, linkType: 9, link: 'https://www.motipura.example/' },
];

const long = {
  id: 1,
  title: `${'લાભાર્થીઓનીયાદી'.repeat(8)} અને ગામની તમામ યોજનાઓનાં લાભાર્થી કુટુંબોની વિગતવાર માહિતી સાથેનું પત્રક`,
  filePath: '/documents/1.pdf',
};

const { filePath, ...longNamed } = long;

function profileOf(name: string, villageProfile: ExampleRecords): Example<'document-rows'> {
  return { name, section: profile, records: { villageProfile } };
}

function beneficiariesOf(
  name: string,
  list: ExampleRecords,
  categories: ExampleRecords,
): Example<'document-rows'> {
  return {
    name,
    section: beneficiaries,
    records: { beneficiaries: list, beneficiaryCategories: categories },
  };
}

/** Examples of the template, from usual to extreme content. */
export const examples: readonly Example<'document-rows'>[] = [
  {
    name: 'with a text, a date and labelled values',
    section: {
      template: 'document-rows',
      source: 'councilDetail',
      bind: {
        title: 'name',
        body: 'district',
        date: 'establishedDate',
        facts: [{ label: 'contact.call', field: 'contactNo' }],
        documents: [{ field: 'taxCollectionUrl', label: 'forms.openLink', icon: 'external-link' }],
      },
    },
    records: {
      councilDetail: [
        {
          name: 'ગ્રામ પંચાયત',
          district: 'સાબરકિનારા',
          establishedDate: '1962-08-15',
          contactNo: '02779-000123',
          'contactNo:parts': '12:+912779000123',
          taxCollectionUrl: 'https://tax.motipura.example/pay',
        },
      ],
    },
  },
  { name: 'election, three buttons', section: election, records: { electionDetails: elections } },
  {
    name: 'election, very long texts',
    section: election,
    records: { electionDetails: [{ ...longNamed, filePath1: filePath }] },
  },
  { name: 'links and downloads', section: forms, records: { downloadLinks: links } },
  beneficiariesOf('beneficiaries with a filter', lists, beneficiaryCategories),
  beneficiariesOf('nothing in a category', [], beneficiaryCategories),
  beneficiariesOf('categories loading', lists, 'loading'),
  beneficiariesOf('categories failed', lists, 'failed'),
  beneficiariesOf('rows failed', 'failed', beneficiaryCategories),
  profileOf('one button', files),
  profileOf('one record', files.slice(0, 1)),
  profileOf(
    'a hundred and twenty',
    Array.from({ length: 120 }, (_, id) => ({
      id,
      title: `દસ્તાવેજ ${id + 1}`,
      filePath: `/documents/${id}.pdf`,
    })),
  ),
  profileOf('very long texts', [long, ...files]),
  profileOf('wrong values', [{ id: {}, title: ['?'], filePath: 7 }, {}, ...files]),
  profileOf('empty', []),
  profileOf('loading', 'loading'),
  profileOf('failed', 'failed'),
  {
    name: 'left out where there is nothing',
    section: { ...profile, whenEmpty: 'hide' },
    records: { villageProfile: [] },
  },
];
