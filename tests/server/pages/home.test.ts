import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { config, messagesOf } from '../../e2e/sample-config';
import { councilPages, refused } from './council-pages';
import { attributesOf, textOf, textsOf } from './html-page';

const council = await councilPages();
afterEach(() => {
  council.reset();
});

const detail = '/GrampanchayatDetail/GetPublicList';
const officers = '/GovernmentOfficers/GetPublicList';

/** The section under a heading. */
function sectionOf(page: Document, title: string): Element | undefined {
  return [...page.querySelectorAll('main section')].find(
    (section) => textOf(section.querySelector('h2')) === title,
  );
}

/** The items of the section under a heading; null where it is not there. */
function itemsOf(page: Document, title: string): readonly string[] | null {
  const section = sectionOf(page, title);
  return section ? textsOf(section, 'li') : null;
}

test('the centre comes first, then the officials', async () => {
  council.answer('/News/GetPublicList', () => []);
  const page = await council.pageOf('/en');
  expect(textsOf(page, 'main h1, main h2').filter((title) => title !== 'Next meeting')).toEqual([
    'Motipura Gram Panchayat',
    'Notice Board',
    'News',
    'Village officials',
    'State and district officials',
    'Elected representatives',
  ]);
});

test('the tickers name the council, show their line and lead to the tax pages', async () => {
  const page = await council.pageOf('/en');
  expect(textsOf(page, 'main section:has(a[href^="https://tax."])')).toEqual([
    'Motipura Important information for village citizens! Now you can pay taxes online and save time Pay Tax (opens in a new tab)',
    'Motipura Important information for village citizens! Now you can pay business taxes online and save time Pay Professional Tax (opens in a new tab)',
  ]);
  expect(attributesOf(page, 'main a[href^="https://tax."]', 'href')).toEqual([
    'https://tax.motipura.example/pay',
    'https://tax.motipura.example/professional',
  ]);
});

test('a notice without a link is text', async () => {
  council.answer('/NoticeBoard/GetPublicList', () => [
    { id: 1, title: 'Water', link: 'https://water.example/' },
    { id: 2, title: 'Light', link: null },
  ]);
  const board = sectionOf(await council.pageOf('/en'), 'Notice Board');
  expect(textsOf(board, 'li')).toEqual(['Water (opens in a new tab)', 'Light']);
  expect(attributesOf(board, 'li a', 'href')).toEqual(['https://water.example/']);
});

test('a news item has its date, heading and text', async () => {
  council.answer('/News/GetPublicList', () => [
    { id: 1, newsDate: '2026-03-04', newsHeading: 'Well', newsDescription: 'It is deep.' },
  ]);
  expect(itemsOf(await council.pageOf('/en'), 'News')).toEqual(['04-03-2026 Well It is deep.']);
});

const groups = {
  state: ['chiefMinister', 'cabinetMinister', 'districtDevelopmentOfficer', 'talukaDevelopmentOfficer'],
  village: ['talati1', 'talati2', 'revenueTalati', 'gramSevak'],
  elected: ['districtPanchayatMember', 'talukaPanchayatMember', 'sarpanch', 'upaSarpanch', 'administrator'],
} as const;

/** Every usual spelling of a term in Gujarati. */
const spellings = (term: string): readonly string[] =>
  z.record(z.string(), z.array(z.string())).parse(config.terms?.[term]).GU ?? [];

test('officials stand where their designation belongs, in any usual spelling; an unknown one nowhere', async () => {
  const known = Object.values(groups)
    .flat()
    .flatMap((term) => spellings(term).map((designation) => ({ term, designation })));
  council.answer(officers, () => [
    ...known.map(({ designation }, index) => ({ name: `N${index}`, designation: `  ${designation} ` })),
    { name: 'Nobody', designation: `${known[0]?.designation ?? ''} X` },
    { name: 'None' },
  ]);
  const page = await council.pageOf('/gu');
  for (const [group, terms] of Object.entries(groups)) {
    const belongs = new Set<string>(terms);
    const expected = known.flatMap(({ term }, index) => (belongs.has(term) ? [`N${index}`] : []));
    const found = itemsOf(page, messagesOf('GU')[`officials.${group}`] ?? '');
    expect(found?.map((text) => text.split(' ')[0])).toEqual(expected);
  }
  expect(textOf(page.querySelector('main'))).not.toMatch(/Nobody|None/);
});

test('the row of the village waits for the council’s name', async () => {
  council.answer(detail, ([record]) => [{ ...record, name: null }]);
  const page = await council.pageOf('/en');
  expect(itemsOf(page, 'Village officials')).toBeNull();
  expect(itemsOf(page, 'Elected representatives')).toHaveLength(4);
});

test('without officers their sections are not there', async () => {
  council.answer(officers, refused);
  const page = await council.pageOf('/en');
  for (const title of ['State and district officials', 'Village officials', 'Elected representatives'])
    expect(itemsOf(page, title)).toBeNull();
});
