import { describe, expect, test } from 'vitest';
import { contentPaths, draftCount } from '../../src/desk/api/content-api';
import { contentOverview } from '../../src/desk/api/content-overview';
import synonyms from '../../src/desk/api/fields/synonyms.json';
import { findPath, foundContent } from '../../src/desk/api/find-api';
import { changesBetween } from '../../src/desk/api/record-changes';
import { copyWithNotices, serveDesk } from './desk-content';
import { copySmallSite } from './site-folder';
import { newFolder } from './submission-databases';

async function openSample() {
  const { browser: invite } = await serveDesk(await copyWithNotices(), await newFolder());
  const browser = await invite('Kokila', 'editor');
  const find = async (search: string, language = 'GU') => {
    const query = new URLSearchParams({ search, language }).toString();
    return foundContent.parse((await browser.call('GET', `${findPath}?${query}`)).body);
  };
  return { browser, find };
}

describe('the search of the desk', () => {
  test('finds lists, settings and screens in any script and by other words for them', async () => {
    const { find } = await openSample();
    const cases = [
      ['suchna', 'notices'],
      ['सूचना', 'notices'],
      ['jaherat', 'notices'],
      ['ફોન', 'councilDetail'],
      ['telephone', 'councilDetail'],
      ['મેનુ', '~menu'],
      ['menyu', '~menu'],
      ['ગોપનીયતા', '~legal'],
      ['privacy', '~legal'],
      ['समय', 'officeHours'],
      ['labharthi', 'beneficiaries'],
    ] as const;
    for (const [search, list] of cases) {
      const { lists } = await find(search);
      expect([search, lists.map(({ name }) => name)]).toEqual([search, expect.arrayContaining([list])]);
    }
    expect((await find('પાસવર્ડ')).screens).toEqual(['/account']);
    const [notices] = (await find('suchna')).lists;
    expect(notices?.pages).not.toEqual([]);
  });

  test('finds entries as the person has changed them, and not what the person deleted', async () => {
    const { browser, find } = await openSample();
    expect((await find('gramsabha')).entries).toContainEqual(
      expect.objectContaining({ list: 'notices', id: 'n-1', label: 'ગ્રામસભા' }),
    );
    const before = { id: 'n-1', title: { GU: 'ગ્રામસભા', HI: 'ग्राम सभा', EN: 'Assembly' }, link: '' };
    const after = { ...before, title: { ...before.title, GU: 'રસીકરણ કેમ્પ' } };
    await browser.call('PATCH', contentPaths.record('notices', 'n-1'), {
      changes: changesBetween(before, after),
    });
    expect((await find('rasikaran', 'EN')).entries).toMatchObject([{ id: 'n-1', label: 'Assembly' }]);
    await browser.call('DELETE', contentPaths.record('notices', 'n-1'));
    expect((await find('rasikaran')).entries).toEqual([]);
    const count = draftCount.parse((await browser.call('GET', contentPaths.draftCount)).body);
    expect(count).toEqual({ count: 1 });
  });

  test('finds nothing for a word that is nowhere, for none and for a hostile one', async () => {
    const { browser, find } = await openSample();
    for (const search of ['qzxwvut', '', ' ', '…', '.*', '__proto__'])
      expect([search, await find(search)]).toEqual([search, { screens: [], lists: [], entries: [] }]);
    expect((await browser.call('GET', `${findPath}?search=${'a'.repeat(201)}`)).status).toBe(400);
  });

  test('has other words in the three languages of the desk for each list that it knows', () => {
    for (const [name, words] of Object.entries(synonyms)) {
      const scripts = [/[a-z]/, /\p{Script=Gujarati}/u, /\p{Script=Devanagari}/u];
      const has = scripts.map((script) => words.some((word) => script.test(word)));
      expect([name, has]).toEqual([name, [true, true, true]]);
    }
  });
});

describe('the tasks of the first screen', () => {
  test('are those for which the site has lists and forms', async () => {
    const { browser } = await openSample();
    const { lists, forms } = contentOverview.parse((await browser.call('GET', contentPaths.overview)).body);
    const tasksOf = (name: string) => lists.find((list) => list.name === name)?.tasks;
    expect(tasksOf('notices')).toContain('notice');
    expect(tasksOf('members')).toEqual(['photo', 'sheet']);
    expect(tasksOf('councilDetail')).toEqual(['photo', 'office']);
    expect(tasksOf('officeHours')).toContain('office');
    expect(tasksOf('~menu')).toEqual([]);
    expect(forms.filter(({ isComplaint }) => isComplaint)).toHaveLength(1);
  });

  test('are few for a small site', async () => {
    const { browser: invite } = await serveDesk(await copySmallSite(), await newFolder());
    const browser = await invite('Kokila');
    const { lists, forms } = contentOverview.parse((await browser.call('GET', contentPaths.overview)).body);
    expect(forms.filter(({ isComplaint }) => isComplaint)).toEqual([]);
    expect(lists.flatMap(({ tasks }) => tasks).filter((task) => task === 'notice')).toHaveLength(1);
  });
});
