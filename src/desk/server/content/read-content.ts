import type { ContentDraft, ContentList, ListedRecord } from '../../api/content-api';
import { orderId } from '../../api/content-api';
import { groupBy } from '../../../check/group-by';
import { deskMessages } from '../../messages/desk-messages';
import { mapInSlices } from '../../../server/jobs/map-in-slices';
import { type DraftedList, type DraftedRecord, recordsToWrite } from './apply-drafts';
import type { RecordProblem } from './check-lists';
import {
  type DeskContent,
  type ContentVisitor,
  draftedList,
  type OpenList,
  orderVersion,
  requireRecord,
} from './desk-content';
import { valueText } from '../../api/value-text';
import { districtRecords } from '../district/site-broadcasts';
import { codesOfList } from './codes-of-list';
import { choicesOf, listSchema, recordLabel, translatedFields } from './list-schema';
import { wholeRecord } from './merge-record';
import { isOrderInConflict, wantedOrder } from './order-draft';
import { saidChanges, titleOfPlace } from './said-changes';
import type { SiteList } from './site-lists';
import { problemsOfRecord } from './edit-content';
import {
  placesOfTexts,
  translationWays,
  unconfirmedProblems,
  unconfirmedTextsIn,
} from './translations/draft-translation';
import { olderTextsIn } from './translations/review-texts';

const keyOf = ({ key }: RecordProblem): string => key;

function listed(
  one: DraftedRecord,
  problems: ListedRecord['problems'],
  { older, unconfirmed }: Pick<ListedRecord, 'older' | 'unconfirmed'>,
): ListedRecord {
  return {
    id: one.key,
    record: { ...one.record },
    state: one.state,
    problems,
    conflicts: one.conflicts.map(({ field }) => field),
    older,
    unconfirmed,
  };
}

/** The languages of a site, its default one first. */
function languagesOf({ options }: DeskContent): ContentList['languages'] {
  const { list, default: first } = options.checked.config.languages;
  const sorted = [...list].sort((a, b) => Number(b.code === first) - Number(a.code === first));
  return sorted.map(({ code, name, locale }) => ({ code, name, locale }));
}

/** The records that fields of a list may name, and the values that its schema lists, with their labels. */
export function readChoices({ list, lists, site }: OpenList, language: string): ContentList['choices'] {
  return choicesOf(listSchema(list, language), list, language, (to) => {
    const other = lists.lists.find((one) => one.list.name === to);
    return other ? { list: other, records: other.list.read(site.texts) } : null;
  });
}

/** A list with the drafts of a person. @throws DeskRefusal */
export async function readList(
  content: DeskContent,
  name: string,
  { name: person, language }: ContentVisitor,
): Promise<ContentList> {
  const opened = await content.openList(person, name);
  const { list, drafted } = opened;
  const schema = listSchema(list, language);
  const found = await content.problemsOf(opened, list, recordsToWrite(drafted), language);
  const problems = groupBy(found, keyOf);
  const olderIn = await olderTextsIn(content, list, drafted);
  const unconfirmedIn = await unconfirmedTextsIn(content, name);
  const records = drafted.records.map(({ record }) => record);
  return {
    name,
    title: content.titleOf(list, language),
    entity: schema,
    translated: translatedFields(list.entity.fields, records),
    languages: languagesOf(content),
    translations: translationWays(content),
    isOrdered: list.isOrdered,
    orderVersion: orderVersion(drafted.published),
    isOpen: list.list.isOpen,
    most: list.most,
    records: await mapInSlices(drafted.records, (one) =>
      listed(
        one,
        (problems.get(one.key) ?? []).map(({ problem }) => problem),
        { older: olderIn(one), unconfirmed: placesOfTexts(unconfirmedIn(one)) },
      ),
    ),
    ...(opened.site.content.district && {
      district: districtRecords(content, opened.site, list, language),
    }),
    choices: readChoices(opened, language),
    codes: codesOfList(content.options.checked.config, name),
    pages: list.pages.map(({ path, title }) => ({
      path,
      title: title === null ? '' : content.say(title, language),
    })),
  };
}

/** A record with the draft of a person. @throws DeskRefusal */
export async function readRecord(
  content: DeskContent,
  [name, key]: readonly [list: string, key: string],
  { name: person, language }: ContentVisitor,
): Promise<ListedRecord> {
  const opened = await content.openList(person, name);
  const one = requireRecord(opened.drafted, key);
  const found = await problemsOfRecord(content, opened, one, language);
  const olderIn = await olderTextsIn(content, opened.list, opened.drafted);
  const unconfirmedIn = await unconfirmedTextsIn(content, name);
  return listed(one, found, { older: olderIn(one), unconfirmed: placesOfTexts(unconfirmedIn(one)) });
}

function titleOfConflict(content: DeskContent, list: SiteList, place: string, language: string): string {
  if (place === wholeRecord) return '';
  const [field = '', code] = place.split('.');
  return titleOfPlace(content, list, { field, language: code }, language);
}

/** Changes of a person in a record. */
export function describeDraft(
  content: DeskContent,
  list: SiteList,
  { key, record, published, state, conflicts }: DraftedRecord,
  problems: readonly RecordProblem[],
  language: string,
): ContentDraft {
  return {
    list: list.list.name,
    title: content.titleOf(list, language),
    id: key,
    label: recordLabel(list, record, language),
    state,
    fields: state === 'deleted' ? [] : saidChanges(content, list, [published, record], language),
    conflicts: conflicts.map(({ field, mine, theirs }) => ({
      field,
      title: titleOfConflict(content, list, field, language),
      mine: valueText(mine, language),
      theirs: valueText(theirs, language),
    })),
    problems: problems.map(({ problem }) => problem),
  };
}

/** Longest text of an order in a conflict. */
const longestOrder = 300;

/** The records that are in another place than in another order, in a few words each. */
function orderText(
  list: SiteList,
  { records }: DraftedList,
  [keys, others]: readonly [readonly string[], readonly string[]],
  language: string,
): string {
  const labels = new Map(records.map(({ key, record }) => [key, recordLabel(list, record, language) || key]));
  const common = new Set(others);
  const kept = keys.filter((key) => common.has(key) && labels.has(key));
  const other = others.filter((key) => kept.includes(key));
  const moved = kept.filter((key, index) => other[index] !== key);
  const text = moved.map((key) => labels.get(key) ?? key).join(' · ');
  return text.length > longestOrder ? `${text.slice(0, longestOrder - 1)}…` : text;
}

/** The changed order of a list; null if the person has not changed it. */
export function describeOrder(
  content: DeskContent,
  list: SiteList,
  drafted: DraftedList,
  language: string,
): ContentDraft | null {
  const { order, published } = drafted;
  if (!order) return null;
  const wanted = wantedOrder(order);
  const conflict = {
    field: orderId,
    title: deskMessages(language).messages['changes.order'],
    mine: orderText(list, drafted, [wanted, published], language),
    theirs: orderText(list, drafted, [published, wanted], language),
  };
  return {
    list: list.list.name,
    title: content.titleOf(list, language),
    id: orderId,
    label: '',
    state: 'changed',
    fields: [],
    conflicts: isOrderInConflict(order, published) ? [conflict] : [],
    problems: [],
  };
}

/** All that a person has changed and not published. */
export async function readDrafts(
  content: DeskContent,
  { name: person, language }: ContentVisitor,
): Promise<ContentDraft[]> {
  const opened = await content.open(person);
  const ofLists = opened.lists.lists.map(async (list) => {
    const drafted = draftedList(opened, list);
    const own = drafted.records.filter(({ state }) => state !== 'unchanged');
    const written = own.filter(({ state }) => state !== 'deleted');
    const found = await content.problemsOf(opened, list, written, language);
    const problems = groupBy([...found, ...(await unconfirmedProblems(content, list, own, language))], keyOf);
    const records = await mapInSlices(own, (one) =>
      describeDraft(content, list, one, problems.get(one.key) ?? [], language),
    );
    return [...records, describeOrder(content, list, drafted, language) ?? []].flat();
  });
  return (await Promise.all(ofLists)).flat();
}
