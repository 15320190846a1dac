import type { FieldSelection, SourceUse } from '../../model/site/checked-site';
import type { Condition, SiteConfig, Source } from '../../model/site-config.generated';
import { at, itemsOf, textAt, type Json } from '../document/json-access';
import { referencesOf, type CheckContext } from '../check-context';
import { templatesWithExpired } from '../../templates/declarations';
import type { ConfigReference } from './collect-references';
import { pagesField, previewField, sizeField } from '../../model/record/document-properties';
import { partsField } from '../../model/record/telephone-parts';
import type { FieldKind } from '../../model/site/site';
import { termUses } from './term-uses';
import { findFieldOwner } from './field-owner';

/** A field of a source, in a nested list where there is one. */
interface UsedField {
  readonly source: string;
  readonly list: string | undefined;
  readonly field: string;
}

/** The references of a kind in what pages show. The search finds only what they show, and adds nothing to them. */
function shownReferences(context: CheckContext, kind: string) {
  return referencesOf(context, kind).filter(({ path }) => path[0] !== 'search');
}

/** Whether a reference is the field of a button that opens a document, which shows size and pages of the file. */
function opensDocument({ path }: ConfigReference): boolean {
  return path.at(-3) === 'documents' && path.at(-1) === 'field';
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
    return [{ source, list, field: reference.value, kind: fields[reference.value]?.kind, reference }];
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

/** Fields of the calendar file of an event. */
function eventFields({ event }: Source): readonly string[] {
  const { title, date, start, end, place, text } = event ?? {};
  return [title, date, start, end, place, text].filter((field) => field !== undefined);
}

/** Records of every level keep their ids, which identify them. */
function selectFields(used: readonly UsedField[], cached: readonly string[]): FieldSelection {
  const lists = new Set(used.flatMap(({ list }) => list ?? []));
  const nested = [...lists].map((list) => {
    const items = used.filter((one) => one.list === list).map(({ field }) => [field, true] as const);
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

const isEqual = (one: Json, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other);

function sharedConditions(source: string, context: CheckContext): readonly Condition[] {
  const [first = [], ...others] = conditionsOf(source, context);
  return first.filter((condition) => others.every((where) => where.some((one) => isEqual(one, condition))));
}

/** Whether sections show only the current records of a source, and pages are not about its records. */
function isCurrentOnly(source: string, context: CheckContext): boolean {
  const uses = shownReferences(context, 'source').filter(({ value }) => value === source);
  return uses.every(({ path, parents }) => {
    const section = parents.at(-1);
    const isWhole = templatesWithExpired.includes(textAt(section, 'template') ?? '');
    const shows = textAt(section, 'show') ?? (isWhole ? 'all' : 'current');
    return path[0] !== 'subjects' && shows === 'current';
  });
}

/** What the pages of a site need of each source, from the references in its config. */
export function collectSourceUses(
  config: SiteConfig,
  context: CheckContext,
): Readonly<Record<string, SourceUse>> {
  const bound = boundFields(context);
  const fields = [...bound.flatMap(withAddedFields), ...identityFields(config.council)];
  const previews = bound.filter(({ reference }) => showsFirstPage(reference));
  const uses = Object.entries(config.sources).map(([name, source]) => {
    const cached = cachedFields(source);
    const used = fields.filter((field) => field.source === name);
    const selection =
      cached && selectFields(used, [...cached, ...validityFields(source), ...eventFields(source)]);
    return [
      name,
      {
        fields: selection,
        previews: previews.filter(({ source }) => source === name).map(({ field }) => field),
        where: sharedConditions(name, context),
        terms: termUses(conditionsOf(name, context)),
        isCurrentOnly: isCurrentOnly(name, context),
      },
    ] as const;
  });
  return Object.fromEntries(uses);
}
