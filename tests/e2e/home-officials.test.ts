import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { useFakeCouncil, useSiteOf } from './fake-council';
import { config, languages, messagesOf } from './sample-config';
import { plain } from './test-site';

const council = useFakeCouncil();
const site = useSiteOf(council);

const officers = '/GovernmentOfficers/GetPublicList';
const wide = { viewport: { width: 1440, height: 900 } };
const groups = {
  state: ['chiefMinister', 'cabinetMinister', 'districtDevelopmentOfficer', 'talukaDevelopmentOfficer'],
  village: ['talati1', 'talati2', 'revenueTalati', 'gramSevak'],
  elected: ['districtPanchayatMember', 'talukaPanchayatMember', 'sarpanch', 'upaSarpanch', 'administrator'],
} as const;

/** The plaques under a heading, as their lines. */
async function plaques(page: Page, title: string): Promise<readonly string[]> {
  const section = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  return (await section.getByRole('listitem').allInnerTexts()).map(plain);
}

/** Every usual spelling of a term in a language. */
const spellings = (term: string, code: string): readonly string[] => {
  const all = z.record(z.string(), z.array(z.string())).parse(config.terms?.[term]);
  return all[code] ?? [];
};

describe.each(languages)('in $code', ({ code, prefix }) => {
  const translate = (id: string) => messagesOf(code)[id] ?? '';

  test('officials stand where their designation belongs, in any usual spelling; an unknown one nowhere', async () => {
    const known = Object.values(groups)
      .flat()
      .flatMap((term) => spellings(term, code).map((designation) => ({ term, designation })));
    council.answer(officers, () => [
      ...known.map(({ designation }, index) => ({ name: `N${index}`, designation: `  ${designation} ` })),
      { name: 'Nobody', designation: `${known[0]?.designation ?? ''} X` },
      { name: 'None' },
    ]);
    const page = await site.open(prefix, wide);
    for (const [group, terms] of Object.entries(groups)) {
      const expected = known.flatMap(({ term }, index) =>
        new Set<string>(terms).has(term) ? [`N${index}`] : [],
      );
      const found = await plaques(page, translate(`officials.${group}`));
      expect(found.map((text) => text.split(' ')[0])).toEqual(expected);
    }
    const text = await page.locator('main').innerText();
    expect(text).not.toContain('Nobody');
    expect(text).not.toContain('None');
  });

  test('two Talatis are numbered with the council’s name, one alone is not', async () => {
    const [name] = await site.records('councilDetail', { language: code });
    const talati = (term: string) => ({ name: term, designation: spellings(term, code)[0] });
    const numerals = config.languages.list.find((one) => one.code === code)?.numerals ?? [];
    council.answer(officers, () => [talati('talati2'), talati('talati1')]);
    const both = await site.open(prefix, wide);
    const numbered = (index: number) =>
      translate('officials.talatiNumbered')
        .replace('{council}', String(name?.name))
        .replace('{number}', numerals[index] ?? '');
    expect(await plaques(both, translate('officials.village'))).toEqual([
      `talati1 ${numbered(0)}`,
      `talati2 ${numbered(1)}`,
    ]);
    council.answer(officers, () => [talati('talati2')]);
    const alone = await site.open(prefix, wide);
    expect(await plaques(alone, translate('officials.village'))).toEqual([
      `talati2 ${translate('officials.talati')}`,
    ]);
  });
});

test('the row of the village waits for the council’s name; without one it is not there', async () => {
  council.answer('/GrampanchayatDetail/GetPublicList', ([record]) => [{ ...record, name: null }]);
  const page = await site.open('/en', wide);
  expect(await page.getByRole('heading', { name: 'Village officials' }).count()).toBe(0);
  expect((await plaques(page, 'Elected representatives')).length).toBe(4);
});

test('pictures of officers are at most 200 px high', async () => {
  const page = await site.open('/en', wide);
  const heights = await page
    .locator('main .left img, main .right img')
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThanOrEqual(6);
  expect(Math.max(...heights)).toBeLessThanOrEqual(200);
});

test('without officers the sections are not there', async () => {
  council.answer(officers, { body: { status: false, message: 'no' } });
  const page = await site.open('/en', wide);
  for (const name of ['State and district officials', 'Village officials', 'Elected representatives']) {
    expect(await page.getByRole('heading', { name }).count()).toBe(0);
  }
});
