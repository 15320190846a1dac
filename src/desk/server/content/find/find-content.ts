import { foundScreens, type FoundContent } from '../../../api/find-api';
import synonyms from '../../../api/fields/synonyms.json';
import { fieldWords } from '../../../api/fields/field-words';
import { objectOf, type JsonObject } from '../../../../engine/json/json';
import { deskLanguages } from '../../../messages/desk-languages';
import type { ContentSite } from '../content-site';
import { type DeskContent, type ContentVisitor, draftedList } from '../desk-content';
import { recordLabel } from '../list-schema';
import { textsOfValue } from '../record-texts';
import { labelFieldOf, type SiteList } from '../site-lists';
import { type FindableWords, WordFinder } from './find-words';

/** Most lists and entries of an answer. */
const most = { lists: 8, entries: 20 } as const;

/** Characters of a record that are searched: long texts are found by their beginning. */
const searchedCharacters = 2000;

/** Languages whose titles of fields are searched. */
const deskCodes = deskLanguages.map(({ code }) => code);

type Rank = 1 | 2 | 3;

/** Words by how much they say; 1 is best. */
interface Findable {
  readonly words: readonly (readonly [rank: Rank, words: FindableWords])[];
}

const synonymsOf = (name: string): readonly string[] => {
  const catalogue: Readonly<Record<string, readonly string[]>> = synonyms;
  return Object.hasOwn(catalogue, name) ? (catalogue[name] ?? []) : [];
};

/** Searchable content in the files of a site, each made once. */
class FindableContent {
  readonly finder = new WordFinder();
  readonly #lists = new Map<string, Findable>();
  readonly #records = new WeakMap<JsonObject, Findable>();
  readonly #screens = foundScreens.map(
    (path) => [path, { words: [[1, this.finder.wordsOf(synonymsOf(path))]] }] as const,
  );

  get screens() {
    return this.#screens;
  }

  list(content: DeskContent, list: SiteList): Findable {
    const { name } = list.list;
    const known = this.#lists.get(name);
    if (known) return known;
    const codes = content.options.checked.config.languages.list.map(({ code }) => code);
    const titles = [...new Set([...codes, ...deskCodes])].map((code) => content.titleOf(list, code));
    const fields = Object.entries(objectOf(list.entity.schema.properties)).flatMap(([field, schema]) =>
      deskCodes.map((code) => fieldWords(list.entity.name, field, schema, code).title),
    );
    const made: Findable = {
      words: [
        [1, this.finder.wordsOf(titles)],
        [2, this.finder.wordsOf([...synonymsOf(name), ...synonymsOf(list.entity.name)])],
        [3, this.finder.wordsOf(fields)],
      ],
    };
    this.#lists.set(name, made);
    return made;
  }

  record({ entity }: SiteList, record: JsonObject): Findable {
    const known = this.#records.get(record);
    if (known) return known;
    const label = labelFieldOf(entity);
    const text = textsOfValue(record).join(' ').slice(0, searchedCharacters);
    const made: Findable = {
      words: [
        [1, this.finder.wordsOf(label === null ? [] : textsOfValue(record[label]))],
        [2, this.finder.wordsOf([text])],
      ],
    };
    this.#records.set(record, made);
    return made;
  }
}

const findable = new WeakMap<ContentSite, FindableContent>();

function findableOf(site: ContentSite): FindableContent {
  const known = findable.get(site) ?? new FindableContent();
  findable.set(site, known);
  return known;
}

type Ranked<Found> = readonly [rank: Rank, found: Found];

/** The best of what was found, in their order where they are as good. */
function best<Found>(found: readonly Ranked<Found>[], count: number): Found[] {
  return found
    .toSorted(([one], [other]) => one - other)
    .slice(0, count)
    .map(([, one]) => one);
}

/** Searches the lists, their entries with the drafts of a person, and the screens of the desk (B11.7.50). */
export async function findContent(
  content: DeskContent,
  search: string,
  { name: person, language }: ContentVisitor,
): Promise<FoundContent> {
  const opened = await content.open(person);
  const all = findableOf(opened.site);
  const matches = all.finder.matcher(search);
  if (!matches) return { screens: [], lists: [], entries: [] };
  const rankOf = ({ words }: Findable) => words.find(([, some]) => matches(some))?.[0];
  const ranked = <Found>(one: Findable, found: () => Found): Ranked<Found>[] => {
    const rank = rankOf(one);
    return rank === undefined ? [] : [[rank, found()]];
  };
  const lists = opened.lists.lists.flatMap((list) =>
    ranked(all.list(content, list), () => ({
      name: list.list.name,
      title: content.titleOf(list, language),
      pages: list.pages.flatMap(({ title }) => (title === null ? [] : [content.say(title, language)])),
    })),
  );
  const entries = opened.lists.lists.flatMap((list) =>
    draftedList(opened, list)
      .records.filter(({ state }) => state !== 'deleted')
      .flatMap(({ key, record }) =>
        ranked(all.record(list, record), () => ({
          ...{ list: list.list.name, title: content.titleOf(list, language) },
          ...{ id: key, label: recordLabel(list, record, language) || key },
        })),
      ),
  );
  return {
    screens: all.screens.filter(([, one]) => rankOf(one) !== undefined).map(([path]) => path),
    lists: best(lists, most.lists),
    entries: best(entries, most.entries),
  };
}
