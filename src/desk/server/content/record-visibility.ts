import type { HiddenReason, RecordVisibility } from '../../api/visibility-api';
import { valueText } from '../../api/value-text';
import type { Condition } from '../../../engine/site-config.generated';
import { recordId } from '../../../engine/record/record';
import { dayInTimeZone } from '../../../engine/time/time-zone';
import { explainRecord, type Step } from '../../../server/page/explain-record';
import { type ContentVisitor, type DeskContent, type OpenList, requireRecord } from './desk-content';
import { titleOfField } from './list-schema';

/** A condition as a person reads it. */
function wantedText({ options }: DeskContent, { equals, oneOf, terms }: Condition, language: string): string {
  if (equals !== undefined) return valueText(equals, language);
  if (oneOf) return oneOf.map((one) => valueText(one, language)).join(', ');
  const words = (terms ?? []).map((term) => options.checked.config.terms?.[term]?.[language]?.[0] ?? term);
  return words.join(', ');
}

function reasonOf(
  content: DeskContent,
  { list }: OpenList,
  step: Step,
  language: string,
): HiddenReason | null {
  if (step.id === 'hidden' || step.id === 'unfit' || step.id === 'unasked' || step.id === 'no-page')
    return { kind: step.id };
  if (step.id !== 'stage' && step.id !== 'condition' && step.id !== 'limit') return null;
  const page = content.say(step.page.title, language);
  if (step.id === 'stage') return { kind: step.stage, page };
  if (step.id === 'limit') return { kind: 'limit', page, limit: step.limit, number: step.number };
  const { condition, value } = step;
  return {
    kind: 'condition',
    page,
    field: titleOfField(list, condition.field, language),
    wanted: wantedText(content, condition, language),
    value: valueText(value, language) || '—',
  };
}

function distinct<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

/** Where visitors see a record as it is published, or why not. @throws DeskRefusal */
export async function readVisibility(
  content: DeskContent,
  [name, key]: readonly [list: string, key: string],
  { name: person, language }: ContentVisitor,
): Promise<RecordVisibility> {
  const opened = await content.openList(person, name);
  const { record, published } = requireRecord(opened.drafted, key);
  const { checked, hasServer, now } = content.options;
  const { config } = checked;
  const sources = Object.entries(config.sources).filter(
    ([source, { records = source, path }]) => records === name && !(hasServer && path !== undefined),
  );
  if (published === null && sources.length > 0)
    return { pages: [], isEverywhere: false, reasons: [{ kind: 'unpublished' }] };
  const written = opened.list.list.read(opened.site.texts);
  const number = written.findIndex((one) => one.key === key) + 1;
  const id = recordId(published ?? record) ?? `#${number}`;
  const today = dayInTimeZone(config.timeZone, now());
  const list = { records: written.map((one) => one.record), base: null };
  const explained = sources.map(([source]) => explainRecord(checked, { source, id, language, today }, list));
  const steps = (await Promise.all(explained)).flat();
  const shown = steps.filter((step) => step.id === 'shown');
  const reasons = steps.flatMap((step) => reasonOf(content, opened, step, language) ?? []);
  const pages = shown.map(({ path, page }) => ({ path, title: content.say(page.title, language) }));
  return {
    pages: distinct(pages, ({ path }) => path),
    isEverywhere: steps.some((step) => step.id === 'shell'),
    reasons: distinct(reasons, (reason) => JSON.stringify(reason)),
  };
}
