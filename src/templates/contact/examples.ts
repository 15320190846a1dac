import type { SectionOf } from '../declaration';
import { samplePicture, type Example, type ExampleRecords } from '../shared/example';

type Contact = SectionOf<'contact'>;

const contact: Contact = {
  template: 'contact',
  source: 'councilDetail',
  title: 'contact.heading',
  bind: { map: 'map' },
  ways: [
    {
      icon: 'map-pin',
      label: 'contact.location',
      fields: ['name', 'taluka', 'district'],
      labels: ['contact.village', 'contact.taluka', 'contact.district'],
    },
    { icon: 'phone', label: 'contact.call', fields: ['contactNo'] },
    { icon: 'mail', label: 'contact.email', fields: ['emailId'] },
  ],
  social: {
    source: 'socialAccounts',
    where: [{ field: 'isVisible', equals: true }],
    label: 'name',
    address: 'accountUrl',
    image: 'imageBase64',
  },
  empty: 'common.noData',
};

const council = {
  name: 'નવાપાદર',
  taluka: 'ધનપુરા',
  district: 'સાબરકિનારા',
  contactNo: '02779-000123',
  'contactNo:parts': '12:+912779000123',
  emailId: 'panchayat@motipura.example',
  map: 'https://maps.motipura.example/embed?place=motipura',
};

const socialAccounts = [
  {
    id: 1,
    name: 'ફેસબુક',
    accountUrl: 'https://social.motipura.example/facebook',
    imageBase64: samplePicture('talav'),
    isVisible: true,
  },
  { id: 2, name: 'YouTube', accountUrl: 'https://social.motipura.example/youtube', isVisible: true },
  { id: 3, name: null, accountUrl: 'https://social.motipura.example/x', isVisible: true },
  { id: 4, name: 'Telegram', accountUrl: 'https://social.motipura.example/telegram', isVisible: false },
  { id: 5, name: 'Wrong', accountUrl: 'javascript:alert(1)', isVisible: true },
];

function contactOf(
  name: string,
  councilDetail: ExampleRecords,
  accounts: ExampleRecords = socialAccounts,
): Example<'contact'> {
  return { name, section: contact, records: { councilDetail, socialAccounts: accounts } };
}

const endless = 'નવાપાદરનવાગામ'.repeat(10);

/** Examples of the template, from usual to extreme content. */
export const examples: readonly Example<'contact'>[] = [
  contactOf('contact', [council]),
  contactOf('several numbers and addresses', [
    {
      ...council,
      contactNo: '02779-000123, 98765 43210',
      'contactNo:parts': '12:+912779000123 2 11:+919876543210',
      emailId: 'one@motipura.example; two@motipura.example',
    },
  ]),
  contactOf('a map that can’t be shown here', [{ ...council, map: 'https://maps.motipura.example/place' }]),
  {
    name: 'a map that loads on request',
    section: { ...contact, mapView: 'button' },
    records: { councilDetail: [council], socialAccounts },
  },
  {
    name: 'a map in the page, by option',
    section: { ...contact, mapView: 'embed' },
    records: { councilDetail: [council], socialAccounts },
  },
  contactOf('without a map', [{ ...council, map: null }]),
  contactOf('only a name', [{ name: 'નવાપાદર' }], []),
  contactOf(
    'twelve accounts',
    [council],
    Array.from({ length: 12 }, (_, id) => ({ ...socialAccounts[1], id })),
  ),
  contactOf('accounts loading', [council], 'loading'),
  contactOf('accounts failed', [council], 'failed'),
  contactOf('very long texts', [
    {
      ...council,
      name: endless,
      contactNo: '0'.repeat(60),
      emailId: `${'panchayat'.repeat(12)}@motipura.example`,
    },
  ]),
  contactOf('wrong values', [
    { name: {}, taluka: 5, contactNo: false, emailId: 'no address', map: 'data:text/html,' },
  ]),
  contactOf('empty', []),
  contactOf('loading', 'loading'),
  contactOf('failed', 'failed'),
];
