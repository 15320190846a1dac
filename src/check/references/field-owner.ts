import { sentence, type Sentence } from '../sentences/sentence';
import type { EntityFields } from '../../engine/site/site';
import { at, textAt, type Json } from '../document/json-access';
import { entityOfSource, type CheckContext } from '../check-context';
import type { ConfigReference } from './collect-references';

/** The fields to which a bound field must belong, and a description of their owner. */
export interface FieldOwner {
  readonly fields: EntityFields;
  readonly words: Sentence;
  /** Name of their source; absent for the fields of an entity. */
  readonly source?: string;
  /** Field of those records with the list that they are in. */
  readonly list?: string;
}

/** Finds the owner of a field; undefined if it is unknown, which other checks report. */
export function findFieldOwner(reference: ConfigReference, context: CheckContext): FieldOwner | undefined {
  if (reference.of === 'council') return ofSource(context, textAt(context.config, 'council', 'source'));
  const [nearest, outer] = reference.parents.filter(hasRecords).reverse();
  const records = ofHolder(context, reference.of === 'section' ? outer : nearest);
  return reference.of === 'items' ? itemsOf(records, reference) : records;
}

/** Whether an object of the config says where records come from. */
function hasRecords(value: Json): boolean {
  const each = textAt(value, 'subject') !== undefined && at(value, 'pages') !== undefined;
  return at(value, 'source') !== undefined || at(value, 'entity') !== undefined || each;
}

function ofHolder(context: CheckContext, holder: Json | undefined): FieldOwner | undefined {
  const entity = textAt(holder, 'entity');
  if (entity !== undefined) return ofEntity(context, entity, sentence('owner.entity', { entity }));
  const subject = textAt(holder, 'subject');
  const source =
    textAt(holder, 'source') ??
    (subject === undefined ? undefined : textAt(context.config, 'subjects', subject, 'source'));
  return ofSource(context, source);
}

function ofSource(context: CheckContext, source: string | undefined): FieldOwner | undefined {
  const entity = entityOfSource(context, source);
  if (!entity || source === undefined) return undefined;
  return { fields: entity.fields, words: sentence('owner.records', { source, entity: entity.name }), source };
}

function ofEntity({ entities }: CheckContext, name: string, words: Sentence): FieldOwner | undefined {
  const entity = Object.hasOwn(entities, name) ? entities[name] : undefined;
  return entity && { fields: entity.fields, words };
}

/** The fields of the items in the list that `group.items` names; without a group, those of the records. */
function itemsOf(records: FieldOwner | undefined, reference: ConfigReference): FieldOwner | undefined {
  const list = reference.parents
    .map((parent) => textAt(parent, 'group', 'items'))
    .find((name) => name !== undefined);
  if (list === undefined) return records;
  if (!records || !Object.hasOwn(records.fields, list)) return undefined;
  const fields = records.fields[list]?.fields;
  return (
    fields && { ...records, fields, words: sentence('owner.items', { list, records: records.words }), list }
  );
}
