import { afterEach, describe, expect, test } from 'vitest';
import { languages, messagesOf } from '../../e2e/sample-config';
import { councilPages, refused } from './council-pages';
import { attributesOf, textOf, textsOf } from './html-page';

const council = await councilPages();
afterEach(() => {
  council.reset();
});

const detail = '/GrampanchayatDetail/GetPublicList';
const page = () => council.pageOf('/en/termsofservice');

describe('the top bar', () => {
  const facts = async () => textsOf(await page(), 'header .name.wide p:nth-of-type(2) > span');

  test('names the council, its taluka, its district and the day of its foundation', async () => {
    expect(textsOf(await page(), 'header .name.wide p')[0]).toBe('Motipura Gram Panchayat');
    expect(await facts()).toEqual(['Ta Dhanpura', 'District Sabarkinara', 'Established 15-08-1962']);
    expect(attributesOf(await page(), 'header a[aria-label="Motipura: home"]', 'href')).toEqual(['/en']);
  });

  test('of a council without a date says N/A, and leaves out other missing values', async () => {
    council.answer(detail, ([record]) => [{ ...record, establishedDate: null, taluka: '' }]);
    expect(await facts()).toEqual(['District Sabarkinara', 'Established N/A']);
  });

  test('has the visible social accounts with their names', async () => {
    council.answer('/SocialMedia/GetPublicList', (records) =>
      records.map((record, index) => ({ ...record, isVisible: index < 2 })),
    );
    const list = (await page()).querySelector('header .end.wide ul[aria-label="Social media"]');
    expect(textsOf(list, '.tip')).toEqual(['Facebook', 'YouTube']);
    expect(attributesOf(list, 'a', 'href')).toEqual([
      'https://social.motipura.example/facebook',
      'https://social.motipura.example/youtube',
    ]);
  });

  test.each([
    ['રામપુર', 'council.title'],
    ['કખગઘચછ', 'council.title'],
    ['કખગઘચછજ', 'council.shortTitle'],
  ])('of small screens has the title of %s, which is abbreviated after 6 characters', async (name, title) => {
    council.answer(detail, ([record]) => [{ ...record, name }]);
    const [shown] = textsOf(await council.pageOf('/gu/member'), 'header .small > p');
    expect(shown).toBe(`${name} ${messagesOf('GU')[title] ?? ''}`);
  });
});

test.each(languages)('the menu has its twelve entries in their order in $code', async ({ code, prefix }) => {
  const entries = ['home', 'village', 'council', 'organisations', 'onlineService', 'development', 'donors'];
  const more = ['beneficiaries', 'schemes', 'forms', 'lokSwagat', 'contact'];
  const tops = 'header nav > div > ul > li > a, header nav > div > ul > li > details > summary';
  expect(textsOf(await council.pageOf(`${prefix}/termsofservice`), tops)).toEqual(
    [...entries, ...more].map((id) => messagesOf(code)[`menu.${id}`]?.trim()),
  );
});

describe('the strip of websites', () => {
  const strip = async () => (await page()).querySelector('section[aria-label="Government websites"]');

  test('has the visible icons under the names of their hosts', async () => {
    council.answer('/GovernmentWebsiteIcons/GetPublicList', (records) =>
      records.map((record, index) => ({ ...record, isVisible: index > 0 })),
    );
    const addresses = attributesOf(await strip(), 'li a', 'href');
    expect(addresses).toHaveLength(7);
    expect(attributesOf(await strip(), 'li img', 'alt')).toEqual(
      addresses.map((address) => new URL(address ?? '').host),
    );
  });
});

describe('the footer', () => {
  const columns = async () => [...(await page()).querySelectorAll('footer section')];
  const footer = async () => textOf((await page()).querySelector('footer'));
  const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' }).format(
    new Date(),
  );

  test('has the facts of the first bank account', async () => {
    council.answer('/BankDetails/GetPublicList', (records) => [...records, { name: 'Another bank' }]);
    const [column] = await columns();
    expect(textOf(column)).toBe(
      'Donate for development Bank name Sabarkinara Gramin Bank, Motipura branch ' +
        'Account name Motipura Gram Panchayat Development Fund A/C No 00042010000123 IFSC code SBKG0000000',
    );
  });

  test('ends with the legal pages and the copyright line', async () => {
    expect(attributesOf(await page(), 'footer nav a', 'href')).toEqual(
      ['privacypolicy', 'termsofservice', 'policies', 'sitemap'].map((path) => `/en/${path}`),
    );
    expect(await footer()).toContain(`© ${year} Motipura Gram Panchayat. All Rights Reserved`);
    council.answer(detail, () => []);
    expect(await footer()).toContain(`© ${year} Gram Panchayat. All Rights Reserved`);
  });

  test.each([
    ['empty', () => []],
    ['refused', refused],
  ] as const)('says of lists that are %s that there is nothing', async (_state, answer) => {
    for (const name of ['BankDetails', 'GovernmentWebsiteFooter', 'EmergencyNumber'])
      council.answer(`/${name}/GetPublicList`, answer);
    expect(textsOf(await page(), 'footer section > p')).toEqual([
      'No bank details available.',
      'No websites available.',
      'No emergency numbers available.',
    ]);
  });
});

test('without script, the buttons of the small menu lead to the site map (B10.4.1)', async () => {
  const links = attributesOf(await page(), 'header .end.small a, header .small a', 'href');
  expect(links.filter((href) => href === '/en/sitemap')).toHaveLength(2);
});
