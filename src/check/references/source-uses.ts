import type { FieldSelection, SourceUse } from '../../engine/site/checked-site';
import type { Condition, SiteConfig, Source } from '../../engine/site-config.generated';
import { at, itemsOf, textAt, type Json } from '../document/json-access';
import { referencesOf, type CheckContext } from '../check-context';
import { templatesOfRecord } from '../../templates/declarations';
import { pageViews } from '../../templates/page-views';
import type { ListView } from '../../engine/source/list-view';
import { groupBy } from '../group-by';
import type { ConfigReference } from './collect-references';
import { pagesField, previewField, sizeField } from '../../engine/record/document-properties';
import { partsField } from '../../engine/record/telephone-parts';
import type { FieldKind } from '../../engine/record/field-kinds';
import { termUses } from './term-uses';
import { findFieldOwner } from './field-owner';

/** A field of a source, in a nested list where there is one. */
interface UsedField {
  readonly source: string;
  readonly list: string | undefined;
  readonly field: string;
  /** Whether only the page about a record shows it. */
  readonly isOfRecord?: boolean;
}

/** What has only records that pages show, and adds nothing to them. */
const notShown: readonly unknown[] = ['search', 'feed', 'follow'];

/** The references of a kind in what pages show. */
function shownReferences(context: CheckContext, kind: string) {
  return referencesOf(context, kind).filter(({ path }) => !notShown.includes(path[0]));
}

/** Whether a reference is the field of a button that opens a document, which shows size and pages of the file. */
function opensDocument({ path }: ConfigReference): boolean {
  return path.at(-3) === 'documents' && path.at(-1) === 'field';
}

/** Whether a reference is in a section that shows one record in full. */
function isOfRecord({ parents }: ConfigReference): boolean {
  return parents.some((parent) => templatesOfRecord.includes(textAt(parent, 'template') ?? ''));
}

/** Whether a reference is the field of a document that is shown by its first page. */
function showsFirstPage({ path }: ConfigReference): boolean {
  return path.at(-2) === 'bind' && path.at(-1) === 'preview';
}

/** A field that a binding names, and its reference. */
interface BoundField extends UsedField {
  readonly kind: FieldKind | undefined;
  readonly reference: ConfigReference;
}

/** The fields that bindings name. */
function boundFields(context: CheckContext): BoundField[] {
  return shownReferences(context, 'field').flatMap((reference) => {
    const { source, list, fields = {} } = findFieldOwner(reference, context) ?? {};
    if (source === undefined || typeof reference.value !== 'string') return [];
    const { kind } = fields[reference.value] ?? {};
    return [{ source, list, field: reference.value, kind, isOfRecord: isOfRecord(reference), reference }];
  });
}

/** The fields that the server adds to records for a bound field. */
function addedFields({ field, kind, reference }: BoundField): readonly string[] {
  if (kind === 'telephone') return [partsField(field)];
  if (opensDocument(reference)) return [sizeField(field), pagesField(field)];
  return showsFirstPage(reference) ? [previewField(field)] : [];
}

function withAddedFields(bound: BoundField): UsedField[] {
  return [bound.field, ...addedFields(bound)].map((field) => ({ ...bound, field }));
}

/** The identity has the binding of the council data (B4.3.1). */
function identityFields({ identity, bind }: SiteConfig['council']): UsedField[] {
  if (identity === undefined) return [];
  const fields = [bind.name, bind.icon].filter((field) => field !== undefined);
  return fields.map((field) => ({ source: identity, list: undefined, field }));
}

/** Fields that the browser keeps of a source; null for all of them. */
function cachedFields({ cache }: Source): readonly string[] | null {
  if (!cache) return [];
  return Array.isArray(cache.holds) ? cache.holds : null;
}

/** Fields that decide whether a record is shown. */
function validityFields({ validity }: Source): readonly string[] {
  return validity ? [...(validity.from === undefined ? [] : [validity.from]), validity.until] : [];
}

/** Fields that decide whether a record is an event to come. */
function eventFields({ event }: Source): readonly string[] {
  return event ? [event.date] : [];
}

/** Records of every level keep their ids, which identify them. */
function selectFields(used: readonly UsedField[], cached: readonly string[]): FieldSelection {
  const lists = new Set(used.flatMap(({ list }) => list ?? []));
  const nested = [...lists].map((list) => {
    const items = used.filter((field) => field.list === list).map(({ field }) => [field, true] as const);
    return [list, { id: true, ...Object.fromEntries(items) }] as const;
  });
  const own = used.filter(({ list }) => list === undefined).map(({ field }) => field);
  const plain = [...own, ...cached].map((field) => [field, true] as const);
  return { id: true, ...Object.fromEntries(plain), ...Object.fromEntries(nested) };
}

type ConditionJson = Json & Condition;

function isCondition(value: Json): value is ConditionJson {
  return textAt(value, 'field') !== undefined;
}

/** Conditions of every object of the config that names the source. */
export function conditionsOf(source: string, context: CheckContext): readonly (readonly ConditionJson[])[] {
  const uses = shownReferences(context, 'source').filter(({ value }) => value === source);
  return uses.map(({ parents }) => itemsOf(at(parents.at(-1), 'where')).filter(isCondition));
}

const isEqual = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

function sharedConditions(source: string, context: CheckContext): readonly Condition[] {
  const [first = [], ...others] = conditionsOf(source, context);
  return first.filter((condition) => others.every((where) => where.some((item) => isEqual(item, condition))));
}

/** The views that the pages show of each source, those about subjects with and without one. */
function collectViews(config: SiteConfig): ReadonlyMap<string, ReadonlySet<ListView>> {
  const uses = [...config.pages, null].flatMap((page) => [
    ...pageViews(config, page, true),
    ...pageViews(config, page, false),
  ]);
  const byName = groupBy(uses, ([source]) => source);
  return new Map([...byName].map(([name, views]) => [name, new Set(views.map(([, view]) => view))]));
}

/** The part of each source that the pages of a site need, from the references in its config. */
export function collectSourceUses(
  config: SiteConfig,
  context: CheckContext,
): Readonly<Record<string, SourceUse>> {
  const bound = boundFields(context);
  const fields = [...bound.flatMap(withAddedFields), ...identityFields(config.council)];
  const previews = bound.filter(({ reference }) => showsFirstPage(reference));
  const views = collectViews(config);
  const uses = Object.entries(config.sources).map(([name, source]) => {
    const cached = cachedFields(source);
    const used = fields.filter((field) => field.source === name);
    const ofLists = used.filter(({ isOfRecord }) => isOfRecord !== true);
    const always = [...(cached ?? []), ...validityFields(source), ...eventFields(source)];
    const all = cached && selectFields(used, always);
    return [
      name,
      {
        fields: all,
        listFields: ofLists.length === used.length ? all : cached && selectFields(ofLists, always),
        views: [...(views.get(name) ?? [])],
        previews: previews.filter(({ source }) => source === name).map(({ field }) => field),
        where: sharedConditions(name, context),
        terms: termUses(conditionsOf(name, context)),
      },
    ] as const;
  });
  return Object.fromEntries(uses);
}
