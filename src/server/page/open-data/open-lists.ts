import { isObject } from '../../../engine/json/json';
import type { CouncilRecord } from '../../../engine/record/record';
import type { EntityFields } from '../../../engine/site/site';
import type { SiteConfig } from '../../../engine/site-config.generated';

/** A list that anybody may download. */
export interface OpenList {
  readonly source: string;
  readonly entity: string;
}

/** The lists of a site that are `open`. */
export function openLists({ sources }: Pick<SiteConfig, 'sources'>): readonly OpenList[] {
  return Object.entries(sources).flatMap(([source, { open, entity }]) =>
    open === undefined ? [] : [{ source, entity }],
  );
}

/** A value of a record as it is written in a cell; parts of a value as JSON. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Fields that a cell can hold: all but pictures. */
const cellFields = (fields: EntityFields): readonly string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'image' ? [] : [name]));

/**
 * Records as the rows of a table, with the names of the fields in the first one. Records with a list in them have a row per item,
 * with columns such as `works.amount`.
 */
export function tableOf(
  fields: EntityFields,
  records: readonly CouncilRecord[],
): readonly (readonly string[])[] {
  const [list, inner] = Object.entries(fields).find(([, field]) => field.fields !== undefined) ?? [];
  const own = cellFields(fields).filter((name) => name !== list);
  const items = cellFields(inner?.fields ?? {});
  const rows = records.flatMap((record) => {
    const cells = own.map((name) => cellOf(record[name]));
    const value = list === undefined ? undefined : record[list];
    const nested = Array.isArray(value) ? value.filter(isObject) : [];
    return (nested.length > 0 ? nested : [{}]).map((item) => [
      ...cells,
      ...items.map((name) => cellOf(item[name])),
    ]);
  });
  return [[...own, ...items.map((name) => `${list ?? ''}.${name}`)], ...rows];
}
