import { matchesCondition } from '../../engine/binding/select-records';
import { prepareRecords } from '../../engine/binding/prepare-records';
import { recordsToShow, stageOf } from '../../engine/binding/validity';
import { isObject, type JsonObject } from '../../engine/json/json';
import { pageSections } from '../../engine/page/page-sections';
import { prefixedPath } from '../../engine/page/page-url';
import { isHidden } from '../../engine/record/hidden-record';
import { localizeRecord } from '../../engine/record/localize-record';
import { fieldText, recordId, type CouncilRecord } from '../../engine/record/record';
import type { CheckedSite, Problem } from '../../engine/site/checked-site';
import type { Site } from '../../engine/site/site';
import type { Condition, Page, Section, Source } from '../../engine/site-config.generated';
import type { ListSelection } from '../../engine/source/list-selection';
import { sourceRequest } from '../../engine/source/source-request';
import { parsePath } from '../../check/document/path';
import { recordCoercers } from '../../server/council/coerce-records';
import { visibleRecords } from '../../server/council/visible-records';
import { publicConfig, siteIn } from '../../server/site/public-site';
import { allListsOf, templatesOfRecord } from '../../templates/declarations';
import { sourcesOfShell } from '../../templates/page-views';

/** Which record is asked about. */
export interface RecordQuestion {
  readonly source: string;
  /** Its id, or its number in the file, as `#3`. */
  readonly id: string;
  /** Language code of the pages. */
  readonly language: string;
  /** Path of the only page that is asked about. */
  readonly page?: string | undefined;
  /** YYYY-MM-DD, in the site's time zone. */
  readonly today: string;
}

/** A step from the file to the page. `no` is why visitors do not see the record there. */
export interface Step {
  readonly verdict: 'yes' | 'no' | 'note';
  readonly text: string;
}

interface Explained {
  readonly checked: CheckedSite;
  readonly question: RecordQuestion;
  readonly source: Source;
  readonly site: Site;
  /** The records of the list that pages get in the language, and the one that is asked about. */
  readonly all: readonly CouncilRecord[];
  readonly record: CouncilRecord;
}

const yes = (text: string): Step => ({ verdict: 'yes', text });
const no = (text: string): Step => ({ verdict: 'no', text });
const note = (text: string): Step => ({ verdict: 'note', text });

const json = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** The fields that a binding names, nested ones included. */
function fieldsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  return isObject(value) && 'field' in value ? fieldsIn(value.field) : [];
}

function slotsOf(section: Section, record: CouncilRecord): readonly Step[] {
  if (!('bind' in section)) return [];
  const slots = Object.entries(section.bind).map(([slot, value]) => {
    const empty = fieldsIn(value).filter((field) => fieldText(record, field) === null);
    return { slot, empty, isEmpty: empty.length > 0 && empty.length === fieldsIn(value).length };
  });
  const filled = slots.filter(({ isEmpty }) => !isEmpty).map(({ slot }) => slot);
  const missing = slots
    .filter(({ isEmpty }) => isEmpty)
    .map(({ slot, empty }) => `${slot} (${empty.join(', ')})`);
  return [
    ...(filled.length > 0 ? [note(`  it fills ${filled.join(', ')}`)] : []),
    ...(missing.length > 0 ? [note(`  it has nothing for ${missing.join(', ')}`)] : []),
  ];
}

function describeCondition({ field, equals, oneOf, terms }: Condition): string {
  if (equals !== undefined) return `${field} is ${json(equals)}`;
  if (oneOf) return `${field} is one of ${oneOf.map(json).join(', ')}`;
  return `${field} is one of the terms ${(terms ?? []).join(', ')}`;
}

/** Why a selection leaves a record out; null for one that it shows. */
function reasonAgainst(
  { site, question, source, all, record }: Explained,
  selection: ListSelection,
): string | null {
  const { where = [], show = 'current', limit } = selection;
  if (source.validity && recordsToShow([record], selection, { site, today: question.today }).length === 0) {
    const stage = stageOf(record, source.validity, question.today);
    return `it shows ${show === 'all' || show === 'subject' ? 'no coming' : show} records, and this one is ${stage}`;
  }
  const missed = where.find((condition) => !matchesCondition(record, condition, site));
  if (missed)
    return `it shows those where ${describeCondition(missed)}, and here ${missed.field} is ${json(record[missed.field])}`;
  if (show === 'subject') return null;
  const { limit: _limit, ...whole } = selection;
  const shown = prepareRecords(all, whole, { site, today: question.today });
  const place = shown.indexOf(record) + 1;
  return limit !== undefined && place > limit
    ? `it shows the first ${limit}, and this one is number ${place}`
    : null;
}

function explainSection(explained: Explained, section: Section, title: string): readonly Step[] {
  const selections = allListsOf(section).filter(({ source }) => source === explained.question.source);
  return selections.flatMap((selection) => {
    const reason = reasonAgainst(explained, selection);
    if (reason !== null) return [no(`${title}: ${reason}`)];
    return [yes(`${title}: shown`), ...slotsOf(section, explained.record)];
  });
}

/** The title of a section in quotation marks after a blank; empty where it has none. */
function titleOf({ checked, question: { language } }: Explained, section: Section): string {
  if (!('title' in section)) return '';
  const { title } = section;
  const text = typeof title === 'string' ? checked.catalogues[language]?.[title] : title[language];
  return text === undefined ? '' : ` “${text}”`;
}

function explainPage(explained: Explained, page: Page): readonly Step[] {
  const { config } = explained.checked;
  const { id, language, source } = explained.question;
  const isAbout = page.subject !== undefined && config.subjects?.[page.subject]?.source === source;
  const path = prefixedPath(language, page.path, isAbout ? id : null);
  return pageSections(config, page).flatMap((section) => {
    const isRecord = isAbout && templatesOfRecord.includes(section.template);
    const title = `${path}, ${section.template}${titleOf(explained, section)}`;
    const steps = explainSection(explained, section, title);
    return steps.length === 0 && isRecord ? [yes(`${title}: shown`)] : steps;
  });
}

function explainPages(explained: Explained): readonly Step[] {
  const { config } = explained.checked;
  const { page: wanted, source, id } = explained.question;
  const pages = config.pages.filter(({ path }) => wanted === undefined || path === wanted);
  const steps = pages.flatMap((page) => explainPage(explained, page));
  const ofShell = wanted === undefined && sourcesOfShell(config).includes(source);
  if (ofShell)
    return [...steps, note('The header, the menu or the footer of every page reads this list, too.')];
  if (steps.length > 0) return steps;
  const where = wanted === undefined ? 'No page shows' : `${wanted} does not show`;
  return [no(`${where} the list ${source}, which has the record ${id}.`)];
}

function explainDays({ validity }: Source, record: CouncilRecord, today: string): Step {
  if (!validity) return note('The list has no days after which records are not shown.');
  const days = [validity.from, validity.until].flatMap((field) =>
    field === undefined ? [] : [`${field} ${json(record[field])}`],
  );
  const stage = stageOf(record, validity, today);
  const text = `On ${today} it is ${stage} (${days.join(', ')}).`;
  return stage === 'current' ? yes(text) : note(text);
}

function explainProblems(problems: readonly Problem[], file: string, index: number): readonly Step[] {
  const own = problems.filter((one) => one.file === file && parsePath(one.at)[0] === index);
  return own.map(({ at, message, severity }) =>
    (severity === 'error' ? no : note)(`${file}, ${at}: ${message}`),
  );
}

/** Reads records as pages get them in a language, or says why they get none. */
function recordReader(
  checked: CheckedSite,
  { source: name, language }: RecordQuestion,
): (origin: JsonObject) => Step | CouncilRecord[] {
  const entity = checked.entities[checked.config.sources[name]?.entity ?? ''];
  const coerce = recordCoercers(checked).get(entity?.name ?? '');
  if (!entity || !coerce) return () => no(`The list ${name} has no entity.`);
  const languages = { language, fallback: checked.config.languages.default };
  const { where = [] } = checked.sourceUses[name] ?? {};
  return (origin) => {
    if (isHidden(origin, entity.fields)) return no('It is hidden ("hidden": true).');
    const { records } = coerce([localizeRecord(origin, entity.fields, languages)], null);
    if (records.length === 0)
      return no(`It does not fit the entity ${entity.name}: an id or another required value is missing.`);
    const visible = visibleRecords(checked, name, records);
    if (visible.length > 0) return [...visible];
    return no(`No page shows it: all ask for ${where.map(describeCondition).join(' and ')}.`);
  };
}

/** The place of a record, by its id or, as `#3`, its number in the file; -1 for none. */
function indexOf(origins: readonly JsonObject[], id: string): number {
  const known = origins.findIndex((one) => recordId(one) === id);
  return known === -1 && /^#\d+$/.test(id) ? Number(id.slice(1)) - 1 : known;
}

/**
 * Explains step by step whether and where visitors see a record of the content folder: found, fits its entity, visible, within its
 * days, matched and not cut off by the sections of the pages, and which parts of them it fills. The last steps are about pages.
 * @param problems what the check says of the site
 */
export async function explainRecord(
  checked: CheckedSite,
  problems: readonly Problem[],
  question: RecordQuestion,
): Promise<readonly Step[]> {
  const { source: name, id, language, today } = question;
  const { sources, content, languages } = checked.config;
  const source = sources[name];
  if (!source) return [no(`The config has no source ${name}.`)];
  const file = `${content}/records/${source.records ?? name}.json`;
  const origins = (checked.records[source.records ?? name] ?? []).map((one) => (isObject(one) ? one : {}));
  const index = indexOf(origins, id);
  const origin = origins[index];
  if (!origin)
    return [
      no(`${file} has no record with the id ${id}; it has ${origins.length}, from #1 to #${origins.length}.`),
    ];
  const found = yes(`${file}, record ${index + 1} of ${origins.length}.`);
  const own = explainProblems(problems, file, index);
  const read = origins.map(recordReader(checked, question));
  const [asked] = read.slice(index);
  if (!Array.isArray(asked)) return [found, ...own, ...(asked ? [asked] : [])];
  const [record = {}] = asked;
  const all = read.flatMap((one) => (Array.isArray(one) ? one : []));
  const shown = languages.list.find(({ code }) => code === language);
  if (!shown) return [no(`The site has no language ${language}.`)];
  const config = await publicConfig(checked.config, async (picture) => picture);
  const site = siteIn(shown, checked, config, {});
  const needsId = sourceRequest(sources, name, { language }) === null;
  return [
    found,
    ...own,
    yes(`It fits the entity ${source.entity} and is not hidden.`),
    explainDays(source, record, today),
    ...(needsId ? [note(`The list is asked for with ${json(source.query)}.`)] : []),
    ...explainPages({ checked, question, source, site, all, record }),
  ];
}
