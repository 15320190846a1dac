import { isObject } from '../../engine/json/json';

/** A value as a person reads it: a text in a language, or in any that it has. */
export function valueText(value: unknown, language: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((item: unknown) => valueText(item, language)).join('; ');
  if (!isObject(value)) return JSON.stringify(value);
  const own = value[language];
  if (typeof own === 'string' && own !== '') return own;
  return Object.values(value)
    .map((inner) => valueText(inner, language))
    .filter((text) => text !== '')
    .join(' / ');
}
