import type { EntityFields } from '../../site';
import { at, textAt, type Json } from '../document/json';
import { entityOfSource, type Study } from '../study';
import type { Mark } from './marks';

/** The fields among which a bound field must be, and whose they are, in words. */
export interface FieldOwnerFound {
  readonly fields: EntityFields;
  readonly words: string;
}

/** Finds whose field a mark names; undefined when that is unknown, which is told elsewhere. */
export function ownerOf(mark: Mark, study: Study): FieldOwnerFound | undefined {
  if (mark.of === 'council') return ofSource(study, textAt(study.config, 'council', 'source'));
  const [nearest, outer] = mark.parents.filter(hasRecords).reverse();
  const records = ofHolder(study, mark.of === 'section' ? outer : nearest);
  return mark.of === 'items' ? itemsOf(records, mark) : records;
}

/** Objects of the config that say where records come from. */
function hasRecords(value: Json): boolean {
  const each = textAt(value, 'subject') !== undefined && at(value, 'pages') !== undefined;
  return at(value, 'source') !== undefined || at(value, 'entity') !== undefined || each;
}

function ofHolder(study: Study, holder: Json | undefined): FieldOwnerFound | undefined {
  const entity = textAt(holder, 'entity');
  if (entity !== undefined) return ofEntity(study, entity, `the entity “${entity}”`);
  const subject = textAt(holder, 'subject');
  const source =
    textAt(holder, 'source') ??
    (subject === undefined ? undefined : textAt(study.config, 'subjects', subject, 'source'));
  return ofSource(study, source);
}

function ofSource(study: Study, source: string | undefined): FieldOwnerFound | undefined {
  const entity = entityOfSource(study, source);
  return entity && { fields: entity.fields, words: `the records of “${source ?? ''}” (${entity.name})` };
}

function ofEntity({ entities }: Study, name: string, words: string): FieldOwnerFound | undefined {
  const entity = Object.hasOwn(entities, name) ? entities[name] : undefined;
  return entity && { fields: entity.fields, words };
}

/** Fields of what lies in the list that `group.items` names. */
function itemsOf(records: FieldOwnerFound | undefined, mark: Mark): FieldOwnerFound | undefined {
  const list = mark.parents
    .map((parent) => textAt(parent, 'group', 'items'))
    .find((name) => name !== undefined);
  if (!records || list === undefined || !Object.hasOwn(records.fields, list)) return undefined;
  const fields = records.fields[list]?.fields;
  return fields && { fields, words: `the items in “${list}” of ${records.words}` };
}
