import type { ContentList } from '../../api/content-api';
import { formFields, type FormList } from './form-fields';

/** Most fields of a form that shows all of them at once. */
const longForm = 7;

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Optional fields of a long form that hardly any record of the list has. */
export function rareFields({ records, ...list }: FormList & Pick<ContentList, 'records'>): readonly string[] {
  const fields = formFields(list);
  if (fields.length <= longForm || records.length === 0) return [];
  const share = (name: string) =>
    records.filter(({ record }) => isFilled(record[name])).length / records.length;
  return fields.filter(({ name, isRequired }) => !isRequired && share(name) < 0.1).map(({ name }) => name);
}
