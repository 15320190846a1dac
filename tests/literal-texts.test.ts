import { createIntl, createIntlCache } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { config, messagesOf } from './e2e/sample-config';
import { additionalPages, tabTitles } from './tab-titles';

interface Literal {
  readonly id: string;
  readonly text: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** The same letters in every language, such as the name of a form. */
  readonly same?: true;
}

const council = 'Motipura';

/** Menu, breadcrumb and page titles of specification 2.5 and 2.9 to 2.15. */
const menu: readonly Literal[] = [
  { id: 'menu.home', text: 'Home' },
  { id: 'menu.village', text: 'My Village' },
  { id: 'menu.history', text: 'History' },
  { id: 'menu.heritage', text: 'Heritage' },
  { id: 'menu.places', text: 'Famous Places' },
  { id: 'menu.photos', text: 'Photo Gallery' },
  { id: 'menu.profile', text: 'Village Profile' },
  { id: 'menu.council', text: 'Panchayat' },
  { id: 'menu.aboutCouncil', text: 'About Panchayat' },
  { id: 'menu.election', text: 'Election details' },
  { id: 'menu.sarpanch', text: 'Sarpanch' },
  { id: 'menu.members', text: 'Panchayat Members' },
  { id: 'menu.employees', text: 'Panchayat Employees' },
  { id: 'menu.activities', text: 'Activities' },
  { id: 'menu.achievements', text: 'Achievements' },
  { id: 'menu.organisations', text: 'Govt Organization' },
  { id: 'menu.about', text: 'About' },
  { id: 'menu.orgEmployees', text: 'Employees' },
  { id: 'menu.statistics', text: 'Statistical' },
  { id: 'menu.onlineService', text: 'Online Service' },
  { id: 'menu.payTax', text: 'Pay Tax' },
  { id: 'menu.professionalTax', text: 'Professional Tax' },
  { id: 'menu.committee', text: 'Committee' },
  { id: 'menu.development', text: 'Development Work' },
  { id: 'menu.donors', text: 'Donors' },
  { id: 'menu.beneficiaries', text: 'Beneficiaries' },
  { id: 'menu.schemes', text: 'Govt Schemes' },
  { id: 'menu.forms', text: 'Govt Form' },
  { id: 'menu.lokSwagat', text: 'Lok Swagat' },
  { id: 'menu.questions', text: 'Questions' },
  { id: 'menu.feedback', text: 'Feedback' },
  { id: 'menu.complaint', text: 'Complaint' },
  { id: 'menu.contact', text: 'Contact Us' },
  { id: 'page.home', text: 'Home' },
  { id: 'page.history', text: 'Village History' },
];

/** Header and footer (2.4, 2.6). */
const shell: readonly Literal[] = [
  { id: 'shell.taluka', text: 'Ta Dhanpura', values: { value: 'Dhanpura' } },
  { id: 'shell.district', text: 'District Sabarkinara', values: { value: 'Sabarkinara' } },
  { id: 'shell.districtShort', text: 'Di Sabarkinara', values: { value: 'Sabarkinara' } },
  { id: 'shell.established', text: 'Established 15-08-1962', values: { date: '15-08-1962' } },
  { id: 'shell.allEntries', text: 'All' },
  { id: 'footer.accountNo', text: 'A/C No' },
  { id: 'footer.ifsc', text: 'IFSC code' },
  { id: 'footer.noBank', text: 'No bank details available.' },
  { id: 'footer.noWebsites', text: 'No websites available.' },
  { id: 'footer.noNumbers', text: 'No emergency numbers available.' },
  { id: 'council.fallback', text: 'Gram Panchayat' },
  {
    id: 'footer.copyright',
    text: '© 2026 Motipura Gram Panchayat. All Rights Reserved',
    values: { year: '2026', council },
  },
];

/** Home and the content pages (2.8 to 2.15, 4.6, 4.7). */
const pages: readonly Literal[] = [
  { id: 'notices.title', text: 'Notice Board' },
  { id: 'notices.empty', text: 'No notices available.' },
  { id: 'officials.talati', text: 'Talati-cum-Minister' },
  {
    id: 'officials.talatiNumbered',
    text: 'Talati-cum-Minister(Motipura-1)',
    values: { council, number: '1' },
  },
  { id: 'heritage.noTitle', text: 'No Title' },
  { id: 'heritage.noDescription', text: 'No description available' },
  { id: 'about.noTitle', text: 'No Title Available' },
  { id: 'common.readMore', text: 'Read More' },
  { id: 'common.readLess', text: 'Read Less' },
  { id: 'common.all', text: 'All' },
  { id: 'common.present', text: 'Present' },
  { id: 'common.period', text: '01-02-2020 to Present', values: { from: '01-02-2020', to: 'Present' } },
  { id: 'common.notAvailable', text: 'N/A' },
  { id: 'election.form29', text: '29-ક', same: true },
  { id: 'election.form31', text: '31-ક', same: true },
  { id: 'election.area', text: 'Area' },
  { id: 'works.no', text: 'No' },
  { id: 'page.committee', text: 'Committee Members' },
  { id: 'page.development', text: 'Development Work' },
  { id: 'contact.heading', text: 'Motipura gram panchayat', values: { council } },
  { id: 'contact.location', text: 'Location' },
  { id: 'contact.email', text: 'Email' },
  { id: 'viewer.loading', text: 'Loading...' },
  { id: 'viewer.failed', text: 'Failed to load image' },
  { id: 'overlay.caption', text: 'મોતીપુરા ગ્રામ પંચાયત', values: { name: 'મોતીપુરા' }, same: true },
  { id: 'legal.updated', text: 'Last updated January 10, 2025', values: { date: 'January 10, 2025' } },
  { id: 'page.privacy', text: 'Privacy Policy' },
  { id: 'page.cookies', text: 'Cookie Policy' },
  { id: 'page.terms', text: 'Terms of Use' },
  { id: 'page.siteMap', text: 'Sitemap' },
  { id: 'siteMap.home', text: 'Home' },
  { id: 'siteMap.village', text: 'Village Services' },
  { id: 'siteMap.council', text: 'Village Info' },
  { id: 'siteMap.organisations', text: 'Govt Organisation Services' },
  { id: 'siteMap.community', text: 'Community' },
  { id: 'siteMap.development', text: 'Development' },
  { id: 'siteMap.donators', text: 'Donator' },
  { id: 'siteMap.beneficiaries', text: 'Beneficiaries' },
  { id: 'siteMap.forms', text: 'Government Form' },
  { id: 'siteMap.lokSwagat', text: 'Lok Swagat' },
  { id: 'siteMap.contact', text: 'Contact Us' },
  { id: 'notFound.title', text: "Look like you're lost" },
  { id: 'notFound.text', text: 'the page you are looking for not avaible!' },
  { id: 'notFound.home', text: 'Go to Home' },
];

/** Loading, failing, empty (2.5, 8). */
const states: readonly Literal[] = [
  { id: 'common.loading', text: 'Loading...' },
  { id: 'organisations.loading', text: 'Loading Organisation...' },
  { id: 'schemes.loading', text: 'Loading schemes...' },
  { id: 'lists.failed', text: 'Failed to load schemes' },
  { id: 'lists.missing', text: 'No schemes available' },
  { id: 'schemes.empty', text: 'No schemes' },
  { id: 'committees.empty', text: 'No committees' },
  { id: 'organisations.empty', text: 'No Organisation available' },
  { id: 'news.empty', text: 'No news items available.' },
  { id: 'history.empty', text: 'No history records available.' },
  { id: 'places.empty', text: 'No famous places available.' },
  { id: 'images.empty', text: 'No images found for this category.' },
  { id: 'details.empty', text: 'No details available.' },
  { id: 'common.noData', text: 'No data available' },
  { id: 'achievements.empty', text: 'No achievements found for this category.' },
  { id: 'beneficiaries.empty', text: 'No Beneficiaries found for the selected category.' },
  { id: 'election.empty', text: 'No election details found.' },
  { id: 'common.retry', text: 'Try again' },
];

/** Forms (4.8, 5, 8, 9). */
const forms: readonly Literal[] = [
  { id: 'form.submitQuestion', text: 'Submit question' },
  { id: 'form.submitFeedback', text: 'Submit feedback' },
  { id: 'form.submitComplaint', text: 'Submit complaint' },
  { id: 'form.sending', text: 'Sending...' },
  { id: 'Submit_Success_Q', text: 'The question sent to you has been set' },
  { id: 'Submit_Success_F', text: 'The response sent to you has been set' },
  { id: 'Submit_Success_C', text: 'The message sent to you has been set' },
  {
    id: 'form.failedQuestion',
    text: 'There was an error submitting your question. Please try again later.',
  },
  {
    id: 'form.failedFeedback',
    text: 'There was an error submitting your feedback.. Please try again later.',
  },
  {
    id: 'form.failedComplaint',
    text: 'There was an error submitting your complaint.. Please try again later.',
  },
  { id: 'Complaint_type_1', text: 'Street Light' },
  { id: 'Complaint_type_2', text: 'Sewer Line/Water Pipe Line' },
  { id: 'Complaint_type_3', text: 'Public road' },
  { id: 'Complaint_type_4', text: 'Other' },
];

const literals = [...menu, ...shell, ...pages, ...states, ...forms];

const intls = Object.fromEntries(
  config.languages.list.map(({ code, locale }) => [
    code,
    createIntl({ locale, messages: messagesOf(code) }, createIntlCache()),
  ]),
);

const translate = (code: string, { id, values }: Literal) =>
  intls[code]?.formatMessage({ id }, { ...values });

test.each(literals)('$id in English: $text', (literal) => {
  expect(translate('EN', literal)).toBe(literal.text);
});

describe.each(['GU', 'HI'])('in %s', (code) => {
  test.each(literals)('$id is said in its own words', (literal) => {
    const translated = translate(code, literal);
    expect(translated).toBeTruthy();
    expect(translated).not.toBe(literal.id);
    if (literal.same) expect(translated).toBe(literal.text);
    else expect(translated).not.toBe(literal.text);
  });
});

test('the pages have the tab titles of the specification, and additional ones have that of other pages', () => {
  const titles = Object.fromEntries(config.pages.map(({ path, tabTitle }) => [path, tabTitle]));
  expect(titles).toEqual({
    ...tabTitles,
    ...Object.fromEntries(additionalPages.map((path) => [path, undefined])),
  });
  expect(config.notFound.tabTitle).toBe('Page');
  expect(config.shell.title).toEqual({ suffix: 'ગ્રામ પંચાયત' });
});

test('the constants of section 9 are those of the config', () => {
  expect(config.display).toMatchObject({
    cutAt: 150,
    loader: 500,
    modal: { transition: 300, backdrop: 150 },
    entrance: { duration: 1000, offset: 120, easing: 'ease-in-out' },
    toast: { duration: 5000, position: 'top-center' },
    wideFrom: 1200,
    viewer: { size: 50, smallSize: 80, smallBelow: 768 },
    sliderMaxHeight: 450,
    officerMaxHeight: 200,
    iconHeight: 60,
    shortNameOver: 6,
    dateFormat: 'DD-MM-YYYY',
  });
  expect(config.shell.iconStrip).toMatchObject({
    speed: 600,
    autoplay: 5000,
    perView: [
      { from: 320, icons: 2, gap: 20 },
      { from: 480, icons: 3, gap: 30 },
      { from: 640, icons: 4, gap: 40 },
      { from: 992, icons: 6, gap: 50 },
    ],
  });
  expect(config.shell.firstVisit).toMatchObject({ cookie: 'firstVisit', hours: 8 });
  expect(config.languages.list.map(({ code, label, menuGap }) => [code, label, menuGap])).toEqual([
    ['GU', 'ગુજ', 26],
    ['HI', 'हिं', 30.5],
    ['EN', 'EN', 8.5],
  ]);
});

test('storage keys and the flag are those of section 3', () => {
  const keys = Object.values(config.sources).flatMap(({ cache }) => (cache ? [cache.key] : []));
  expect(keys.sort()).toEqual([
    'Commity',
    'GovernmentOrganizations',
    'bankDetails',
    'faviconData',
    'grampanchayatData',
  ]);
  expect(config.flags?.onlineServices).toMatchObject({
    contains: 'onlineservice',
    storageKey: 'is{council}',
  });
});
