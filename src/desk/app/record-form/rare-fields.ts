import type { ContentList } from '../../api/content-api';
import { fieldsOf } from './form-schema';

/** Most fields of a form that shows all of them at once. */
const longForm = 7;

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Optional fields of a long form that hardly any record of the list has. */
export function rareFields({ entity, records }: Pick<ContentList, 'entity' | 'records'>): readonly string[] {
  const fields = fieldsOf(entity);
  const required = Array.isArray(entity.required) ? entity.required : [];
  if (fields.length <= longForm || records.length === 0) return [];
  const share = (name: string) =>
    records.filter(({ record }) => isFilled(record[name])).length / records.length;
  return fields.map(([name]) => name).filter((name) => !required.includes(name) && share(name) < 0.1);
}
