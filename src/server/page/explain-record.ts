import { matchesCondition } from '../../engine/binding/select-records';
import { prepareRecords } from '../../engine/binding/prepare-records';
import { recordsToShow, stageOf, type RecordStage } from '../../engine/binding/validity';
import { isObject, type JsonObject } from '../../engine/json/json';
import { pageSections } from '../../engine/page/page-sections';
import { prefixedPath } from '../../engine/page/page-url';
import { isHidden } from '../../engine/record/hidden-record';
import { localizeRecord } from '../../engine/record/localize-record';
import { fieldText, recordId, type CouncilRecord } from '../../engine/record/record';
import type { CheckedSite } from '../../engine/site/checked-site';
import type { Site } from '../../engine/site/site';
import type { Condition, Page, Section, Source } from '../../engine/site-config.generated';
import type { ListSelection } from '../../engine/source/list-selection';
import { sourceRequest } from '../../engine/source/source-request';
import { recordCoercers } from '../council/coerce-records';
import { visibleRecords } from '../council/visible-records';
import { publicConfig, siteIn } from '../site/public-site';
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

/** A section of a page. */
export interface Place {
  readonly page: Page;
  /** Path in the language, of the page about the record where that is one. */
  readonly path: string;
  readonly section: Section;
}

/** Verdict on the record at each step from the file to the page. */
interface Steps {
  'no-record': { readonly count: number };
  'no-language': object;
  'no-entity': object;
  /** Its number among those of the list. */
  found: { readonly number: number; readonly count: number };
  hidden: object;
  /** It does not fit its entity. */
  unfit: { readonly entity: string };
  /** All pages ask for other records. */
  unasked: { readonly where: readonly Condition[] };
  fits: { readonly entity: string };
  'no-days': object;
  days: {
    readonly stage: RecordStage;
    readonly days: readonly (readonly [field: string, value: unknown])[];
  };
  /** The list is requested for one record or category. */
  query: { readonly query: Source['query'] };
  shown: Place;
  /** The slots of a binding that it fills, and those for which it has nothing, with their fields. */
  fills: { readonly slots: readonly string[] };
  lacks: { readonly slots: readonly (readonly [slot: string, fields: readonly string[]])[] };
  /** The section shows records of other days. */
  stage: Place & { readonly show: NonNullable<ListSelection['show']>; readonly stage: RecordStage };
  condition: Place & { readonly condition: Condition; readonly value: unknown };
  /** The section shows fewer records, and this one comes later. */
  limit: Place & { readonly limit: number; readonly number: number };
  /** The header, the menu or the footer reads the list. */
  shell: object;
  /** No page shows the list. */
  'no-page': object;
}

type StepOf<Id extends keyof Steps> = { readonly id: Id } & Steps[Id];

/** A step from the file to the page. */
export type Step = { readonly [Id in keyof Steps]: StepOf<Id> }[keyof Steps];

interface Explained {
  readonly checked: CheckedSite;
  readonly question: RecordQuestion;
  readonly source: Source;
  readonly site: Site;
  /** Reads the records of the list that pages get in the language. */
  readonly readAll: () => readonly CouncilRecord[];
  /** The one that is asked about. */
  readonly record: CouncilRecord;
}

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
    .map(({ slot, empty }): readonly [string, readonly string[]] => [slot, empty]);
  return [
    ...(filled.length > 0 ? [{ id: 'fills', slots: filled } as const] : []),
    ...(missing.length > 0 ? [{ id: 'lacks', slots: missing } as const] : []),
  ];
}

/** Why a selection leaves a record out; null for one that it shows. */
function reasonAgainst(
  { site, question, source, readAll, record }: Explained,
  selection: ListSelection,
  place: Place,
): Step | null {
  const { where = [], show = 'current', limit } = selection;
  const { today } = question;
  if (source.validity && recordsToShow([record], selection, { site, today }).length === 0)
    return { id: 'stage', ...place, show, stage: stageOf(record, source.validity, today) };
  const missed = where.find((condition) => !matchesCondition(record, condition, site));
  if (missed) return { id: 'condition', ...place, condition: missed, value: record[missed.field] };
  if (show === 'subject' || limit === undefined) return null;
  const { limit: _limit, ...whole } = selection;
  const number = prepareRecords(readAll(), whole, { site, today }).indexOf(record) + 1;
  return number > limit ? { id: 'limit', ...place, limit, number } : null;
}

function explainSection(explained: Explained, place: Place): readonly Step[] {
  const { section } = place;
  const selections = allListsOf(section, explained.checked.config).filter(
    ({ source }) => source === explained.question.source,
  );
  return selections.flatMap((selection) => {
    const reason = reasonAgainst(explained, selection, place);
    return reason ? [reason] : [{ id: 'shown', ...place }, ...slotsOf(section, explained.record)];
  });
}

function explainPage(explained: Explained, page: Page): readonly Step[] {
  const { config } = explained.checked;
  const { id, language, source } = explained.question;
  const isAbout = page.subject !== undefined && config.subjects?.[page.subject]?.source === source;
  const path = prefixedPath(language, page.path, isAbout ? id : null);
  return pageSections(config, page).flatMap((section): readonly Step[] => {
    const isRecord = isAbout && templatesOfRecord.includes(section.template);
    const place = { page, path, section };
    const steps = explainSection(explained, place);
    return steps.length === 0 && isRecord ? [{ id: 'shown', ...place }] : steps;
  });
}

function explainPages(explained: Explained): readonly Step[] {
  const { config } = explained.checked;
  const { page: wanted, source } = explained.question;
  const pages = config.pages.filter(({ path }) => wanted === undefined || path === wanted);
  const steps = pages.flatMap((page) => explainPage(explained, page));
  const ofShell = wanted === undefined && sourcesOfShell(config).includes(source);
  if (ofShell) return [...steps, { id: 'shell' }];
  return steps.length > 0 ? steps : [{ id: 'no-page' }];
}

function explainDays({ validity }: Source, record: CouncilRecord, today: string): Step {
  if (!validity) return { id: 'no-days' };
  const days = [validity.from, validity.until].flatMap((field): (readonly [string, unknown])[] =>
    field === undefined ? [] : [[field, record[field]]],
  );
  return { id: 'days', stage: stageOf(record, validity, today), days };
}

/** Reads records as pages get them in a language, or says why they get none. */
function recordReader(
  checked: CheckedSite,
  { source: name, language }: RecordQuestion,
  base: string | null,
): (origin: JsonObject) => Step | CouncilRecord[] {
  const entity = checked.entities[checked.config.sources[name]?.entity ?? ''];
  const coerce = recordCoercers(checked).get(entity?.name ?? '');
  if (!entity || !coerce) return () => ({ id: 'no-entity' });
  const languages = { language, fallback: checked.config.languages.default };
  const { where = [] } = checked.sourceUses[name] ?? {};
  return (origin) => {
    if (isHidden(origin, entity.fields)) return { id: 'hidden' };
    const { records } = coerce([localizeRecord(origin, entity.fields, languages)], base);
    if (records.length === 0) return { id: 'unfit', entity: entity.name };
    const visible = visibleRecords(checked, name, records);
    return visible.length > 0 ? [...visible] : { id: 'unasked', where };
  };
}

/** The place of a record, by its id or, as `#3`, its number in the file; -1 for none. */
function indexOf(origins: readonly unknown[], id: string): number {
  const known = origins.findIndex((one) => isObject(one) && recordId(one) === id);
  return known === -1 && /^#\d+$/.test(id) ? Number(id.slice(1)) - 1 : known;
}

/** The records of a list as they are written, hidden ones included, and what relative URLs in them begin with; null for those of the content folder. */
export interface WrittenList {
  readonly records: readonly unknown[];
  readonly base: string | null;
}

/**
 * Explains step by step whether and where visitors see a record: found, fits its entity, visible, within its days, matched and
 * not cut off by the sections of the pages, and which parts of them it fills. The last steps are about pages.
 */
export async function explainRecord(
  checked: CheckedSite,
  question: RecordQuestion,
  { records: written, base }: WrittenList,
): Promise<readonly Step[]> {
  const { source: name, id, language, today } = question;
  const { sources, languages } = checked.config;
  const source = sources[name];
  if (!source) throw new Error(`The config has no source ${name}.`);
  const origins = written.map((one) => (isObject(one) ? one : {}));
  const count = origins.length;
  const index = indexOf(origins, id);
  const origin = origins[index];
  if (!origin) return [{ id: 'no-record', count }];
  const found: Step = { id: 'found', number: index + 1, count };
  const read = recordReader(checked, question, base);
  const asked = read(origin);
  if (!Array.isArray(asked)) return [found, asked];
  const [record = {}] = asked;
  let all: readonly CouncilRecord[] | undefined;
  const readAll = () =>
    (all ??= origins.flatMap((one, place) => {
      if (place === index) return [record];
      const others = read(one);
      return Array.isArray(others) ? others : [];
    }));
  const shown = languages.list.find(({ code }) => code === language);
  if (!shown) return [{ id: 'no-language' }];
  const config = await publicConfig(checked.config, async (picture) => picture);
  const site = siteIn(shown, checked, config, {});
  const needsId = sourceRequest(sources, name, { language }) === null;
  return [
    found,
    { id: 'fits', entity: source.entity },
    explainDays(source, record, today),
    ...(needsId ? [{ id: 'query', query: source.query } as const] : []),
    ...explainPages({ checked, question, source, site, readAll, record }),
  ];
}
