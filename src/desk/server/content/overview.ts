import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ContentListSummary,
  type ContentOverview,
  type ListTask,
  listTasks,
} from '../../api/content-overview';
import { sharedKinds, takingFields, type SharedKind } from '../../api/shares-api';
import { disclosureEntity, missingItems } from '../../../engine/record/disclosures';
import { isHidden } from '../../../engine/record/hidden-record';
import { mapInSlices } from '../../../server/jobs/map-in-slices';
import { type DraftedList, recordsToWrite, writeLists } from './apply-drafts';
import { problemsOfList, type RecordProblem } from './check-lists';
import { changedDay } from './changed-day';
import { type DeskContent, type ContentVisitor, draftedList, type OpenContent } from './desk-content';
import { inboxTexts } from '../../../server/submissions/reading/inbox-texts';
import { missingIn, placeholdersIn } from './record-texts';
import type { ContentSite } from './content-site';
import type { SiteList } from './site-lists';
import entities from '../../api/fields/task-entities.json';
import type { CheckedSite } from '../../../engine/site/checked-site';
import type { EntityFields } from '../../../engine/site/site';

const hasPicture = (fields: EntityFields): boolean =>
  Object.values(fields).some(({ kind, fields: inner }) => kind === 'image' || (inner && hasPicture(inner)));

const serves: Readonly<Record<ListTask, (list: SiteList) => boolean>> = {
  notice: ({ entity }) => entities.notice.includes(entity.name),
  photo: ({ entity }) => hasPicture(entity.fields),
  sheet: ({ list, most }) => list.isOpen && most !== 1,
  office: ({ entity }) => entities.office.includes(entity.name),
};

/** Tasks for which a list serves (B11.7.50). */
function tasksOf(list: SiteList): ListTask[] {
  return listTasks.filter((task) => serves[task](list));
}

/** What records that are added to a list can take of what is shared. */
function takesOf({ list, entity, most }: SiteList): SharedKind[] {
  if (!list.isOpen || most === 1) return [];
  const fields = takingFields(Object.entries(entity.fields).map(([name, { kind }]) => ({ name, kind })));
  return sharedKinds.filter((kind) => fields[kind] !== undefined);
}

/** Names of the forms of a site by which visitors complain. */
function complaintForms({ config }: CheckedSite): ReadonlySet<string> {
  const forms = Object.entries(config.forms ?? {});
  return new Set(forms.flatMap(([name, { entity }]) => (entities.complaints.includes(entity) ? [name] : [])));
}

interface DraftedSiteList {
  readonly list: SiteList;
  readonly drafted: DraftedList;
}

/** Whether a person has changed a list, or a publication has left a draft of it. */
const isChanged = ({ drafted }: DraftedSiteList): boolean =>
  drafted.order !== null || drafted.records.some(({ draft }) => draft);

/** Number of items of section 4(1)(b) that the records do not publish; 0 for other lists. */
function undisclosedIn({ entity }: SiteList, records: readonly unknown[]): number {
  if (entity.name !== disclosureEntity) return 0;
  return missingItems(records.filter((record) => !isHidden(record, entity.fields))).length;
}

/** Number of the mistakes that prevent publishing. */
const errorsOf = (problems: readonly RecordProblem[]): number =>
  problems.filter(({ problem }) => problem.severity === 'error').length;

/** Sums up lists. @param scope the files that are checked, by their names, or those of all records */
async function summariesOf(
  content: DeskContent,
  opened: OpenContent,
  lists: readonly DraftedSiteList[],
  { language, scope }: { readonly language: string; readonly scope: ReadonlySet<string> | 'records' },
): Promise<ContentListSummary[]> {
  const changed = lists.filter(isChanged);
  const texts = writeLists(opened.site.texts, changed);
  const uploads = await content.uploadsIn(changed.flatMap(({ drafted }) => recordsToWrite(drafted)));
  const count = lists.reduce((sum, { drafted }) => sum + drafted.records.length, 0);
  const problems = await content.check(opened.site, { texts, uploads, scope }, count);
  const codes = content.options.checked.config.languages.list.map(({ code }) => code);
  return mapInSlices(lists, ({ list, drafted }) => {
    const records = recordsToWrite(drafted);
    const values = records.map(({ record }) => record);
    return {
      name: list.list.name,
      title: content.titleOf(list, language),
      tasks: tasksOf(list),
      takes: takesOf(list),
      only: list.most === 1 ? (records[0]?.key ?? null) : null,
      count: records.length,
      changed: changedDay(content.options.checked.config, opened.site, list),
      missing: missingIn(values, codes),
      problems: errorsOf(problemsOfList(problems, list.list, records, language)),
      undisclosed: undisclosedIn(list, values),
      placeholders: placeholdersIn(values),
      drafts: drafted.records.filter(({ state }) => state !== 'unchanged').length + (drafted.order ? 1 : 0),
    };
  });
}

type Summaries = Promise<ContentListSummary[]>;

/** The summaries of what is published, by language, which are the same for everybody until a file changes. */
const published = new WeakMap<ContentSite, Map<string, Summaries>>();

function publishedSummaries(content: DeskContent, opened: OpenContent, language: string): Summaries {
  const ofSite = published.get(opened.site) ?? new Map<string, Summaries>();
  published.set(opened.site, ofSite);
  const known = ofSite.get(language);
  if (known) return known;
  const nobody = { ...opened, drafts: [] };
  const lists = opened.lists.lists.map((list) => ({ list, drafted: draftedList(nobody, list) }));
  const found = summariesOf(content, nobody, lists, { language, scope: 'records' });
  ofSite.set(language, found);
  found.catch(() => ofSite.delete(language));
  return found;
}

/** Those of what a person sees: lists with drafts, and those that name records of them, are checked again. */
async function summaries(
  content: DeskContent,
  opened: OpenContent,
  lists: readonly DraftedSiteList[],
  language: string,
): Promise<ContentListSummary[]> {
  const all = await publishedSummaries(content, opened, language);
  const changed = new Set(lists.filter(isChanged).map(({ list }) => list.list.name));
  if (changed.size === 0) return all;
  const affected = lists.filter(
    ({ list }) => changed.has(list.list.name) || list.links.some(({ to }) => changed.has(to)),
  );
  const { path } = opened.site.content;
  const files = affected.flatMap(({ list }) => [
    ...list.list.files,
    ...list.links.map(({ to }) => `${path}/records/${to}.json`),
  ]);
  const own = await summariesOf(content, opened, affected, { language, scope: new Set(files) });
  const byName = new Map(own.map((one) => [one.name, one]));
  return all.map((one) => byName.get(one.name) ?? one);
}

/** The lists of each page, in the order of the pages; what no page has is on every page. */
function pagesOf(
  content: DeskContent,
  lists: readonly SiteList[],
  language: string,
): ContentOverview['pages'] {
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

function formsOf({ options: { checked } }: DeskContent, language: string): ContentOverview['forms'] {
  const complaints = complaintForms(checked);
  return inboxTexts(checked)
    .forms(language)
    .map(({ value, label }) => ({ name: value, title: label, isComplaint: complaints.has(value) }));
}

async function folderState({ options }: DeskContent): Promise<ContentOverview['folder']> {
  const paths = [options.checked.folder, join(options.checked.folder, 'records')];
  const isWritable = paths.map((path) => access(path, constants.W_OK).then(() => true));
  return (await Promise.all(isWritable).catch(() => null)) ? 'writable' : 'read-only';
}

/** Lists that can be edited at the desk, by page. */
export async function readOverview(
  content: DeskContent,
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
    forms: formsOf(content, language),
  };
}
