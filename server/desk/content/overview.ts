import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { findPlaceholderValue } from '../../../src/check/writing/placeholders';
import type { ContentListSummary, ContentOverview } from '../../../src/model/desk/content-api';
import { isObject } from '../../../src/model/json/json';
import { dayInTimeZone } from '../../../src/model/time/time-zone';
import { type DraftedList, recordsToWrite } from './apply-drafts';
import { checkRecords, problemsOfList } from './check-lists';
import { type Content, type ContentVisitor, draftedList, type OpenContent } from './content';
import { withChanges } from './content-site';
import type { FileTexts } from './editable-list';
import type { SiteList } from './site-lists';

/** Texts of a value per language, in lists of records too. */
function localizedIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(localizedIn);
  if (!isObject(value)) return [];
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every((key) => /^[A-Z]{2,3}$/.test(key))) return [value];
  return Object.values(value).flatMap(localizedIn);
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Number of texts that are missing, by language; a text that no language has is none. */
function missingIn(records: unknown, codes: readonly string[]): Record<string, number> {
  const localized = localizedIn(records).filter((text) => Object.values(text).some(Boolean));
  const counts = codes.map((code) => [code, localized.filter((text) => !text[code]).length] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

interface DraftedSiteList {
  readonly list: SiteList;
  readonly drafted: DraftedList;
}

/** The day on which the files of a list were last changed. */
function changedDay({ options }: Content, { site }: OpenContent, { list }: SiteList): string | null {
  const { fileTimes = {}, path } = site.content;
  const times = list.files.flatMap((file) => fileTimes[file.slice(path.length + 1)] ?? []);
  return times.length === 0
    ? null
    : dayInTimeZone(options.checked.config.timeZone, new Date(Math.max(...times)));
}

async function summaries(
  content: Content,
  opened: OpenContent,
  lists: readonly DraftedSiteList[],
  language: string,
): Promise<ContentListSummary[]> {
  const changed = lists.filter(({ drafted }) => drafted.records.some(({ draft }) => draft));
  const written = changed.map(({ list, drafted }) =>
    list.list.write(opened.site.texts, recordsToWrite(drafted)),
  );
  const texts: FileTexts = new Map(written.flatMap((one) => [...one]));
  const uploads = await content.uploadsIn(changed.flatMap(({ drafted }) => recordsToWrite(drafted)));
  const problems = checkRecords(withChanges(opened.site, texts, uploads));
  const codes = content.options.checked.config.languages.list.map(({ code }) => code);
  return lists.map(({ list, drafted }) => {
    const records = recordsToWrite(drafted);
    const values = records.map(({ record }) => record);
    return {
      name: list.list.name,
      title: content.titleOf(list, language),
      count: records.length,
      changed: changedDay(content, opened, list),
      missing: missingIn(values, codes),
      problems: problemsOfList(problems, list.list, records, language).length,
      placeholders: textsIn(values).filter((text) => findPlaceholderValue(text)).length,
      drafts: drafted.records.filter(({ state }) => state !== 'unchanged').length + (drafted.order ? 1 : 0),
    };
  });
}

/** The lists of each page, in the order of the pages; what no page has is on every page. */
function pagesOf(content: Content, lists: readonly SiteList[], language: string): ContentOverview['pages'] {
  const namesAt = (path: string | null) =>
    lists
      .filter(
        ({ pages }) => pages.some((page) => page.path === path) || (path === null && pages.length === 0),
      )
      .map(({ list }) => list.name);
  const ofPages = content.options.checked.config.pages.map(({ path, title }) => ({
    path,
    title: content.say(title, language),
    lists: namesAt(path),
  }));
  const everywhere = { path: null, title: '', lists: namesAt(null) };
  return [everywhere, ...ofPages].filter((page) => page.lists.length > 0);
}

async function folderState({ options }: Content): Promise<ContentOverview['folder']> {
  const paths = [options.checked.folder, join(options.checked.folder, 'records')];
  const isWritable = paths.map((path) => access(path, constants.W_OK).then(() => true));
  return (await Promise.all(isWritable).catch(() => null)) ? 'writable' : 'read-only';
}

/** What can be edited at the desk, by page. */
export async function readOverview(
  content: Content,
  { name, language }: ContentVisitor,
): Promise<ContentOverview> {
  const opened = await content.open(name);
  const { lists, elsewhere } = opened.lists;
  const drafted = lists.map((list) => ({ list, drafted: draftedList(opened, list) }));
  return {
    lists: await summaries(content, opened, drafted, language),
    pages: pagesOf(content, lists, language),
    elsewhere: elsewhere.map((list) => content.titleOf(list, language)),
    folder: await folderState(content),
  };
}
