import type { ContentList } from '../../src/desk/api/content-api';
import { fieldWords } from '../../src/desk/api/fields/field-words';
import { isObject, type JsonObject, objectOf } from '../../src/engine/json/json';
import { sampleConfig } from './sample-config';

function withWords(entity: string, schema: JsonObject, language: string): JsonObject {
  const fields = Object.entries(objectOf(schema.properties)).map(([name, field]) => {
    const inner = objectOf(field);
    const items = isObject(inner.items) ? { items: withWords(entity, inner.items, language) } : {};
    return [
      name,
      { ...inner, ...items, description: undefined, ...fieldWords(entity, name, field, language) },
    ];
  });
  return { ...schema, properties: Object.fromEntries(fields) };
}

type Given = Partial<Pick<ContentList, 'choices' | 'records' | 'isOrdered' | 'isOpen' | 'most'>>;

/** A list as the server of the desk describes it. */
export function contentListOf(
  entity: string,
  schema: JsonObject,
  language: string,
  given: Given = {},
): ContentList {
  const fields = Object.entries(objectOf(schema.properties));
  const translated = fields.filter(([, field]) => ['text', 'prose'].includes(String(objectOf(field).kind)));
  return {
    name: entity,
    title: entity,
    entity: withWords(entity, schema, language),
    translated: translated.map(([name]) => name),
    languages: sampleConfig.languages.list.map(({ code, name, locale }) => ({ code, name, locale })),
    isOrdered: true,
    translations: ['letters', 'service'],
    codes: null,
    orderVersion: '1',
    isOpen: true,
    most: null,
    records: [],
    choices: {},
    pages: [{ path: '/notices', title: 'સૂચનાઓ' }],
    ...given,
  };
}
