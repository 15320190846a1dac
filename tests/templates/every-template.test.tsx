import { describe, expect, it } from 'vitest';
import { isObject } from '../../src/engine/json/json';
import { pagesField, previewField, sizeField } from '../../src/engine/record/document-properties';
import type { EntityFields } from '../../src/engine/site/site';
import { partsField } from '../../src/engine/record/telephone-parts';
import { rootSchema, strictAjv } from '../../src/check/shape/schemas';
import type { Example } from '../../src/templates/shared/example';
import { schemas } from '../../stories/harness/sample-config';
import { sampleEntity } from '../../stories/harness/sample-entity';
import { sampleSite } from '../../stories/harness/sample-site';
import { templateNames } from '../../src/templates/declarations';
import { examplesOf } from './examples-of';
import { renderExamples } from './render-examples';

const ajv = strictAjv();
for (const [name, schema] of Object.entries(schemas)) {
  if (isObject(schema) && name !== rootSchema && !name.startsWith('entities/')) ajv.addSchema(schema, name);
}

/** Validation errors of the example's section against the schema of its template. */
function schemaErrors({ section }: Example): readonly string[] {
  const validate = ajv.getSchema(`templates/${section.template}.schema.json`);
  if (!validate) throw new Error(`${section.template} has no schema.`);
  if (validate(section) === true) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

/** The fields that the server adds to a record for a field with a document or telephone numbers. */
function addedFields(fields: EntityFields): readonly string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => {
    if (kind === 'telephone') return [partsField(name)];
    return kind === 'document' ? [sizeField(name), pagesField(name), previewField(name)] : [];
  });
}

/** Fields of the example's records that neither their entity defines nor the server adds. */
function unknownFields({ records }: Example): readonly string[] {
  const { config } = sampleSite('GU');
  return Object.entries(records).flatMap(([key, list]) => {
    const [source = ''] = key.split('#');
    const entity = config.sources[source]?.entity;
    if (entity === undefined) return [`${source} is no source`];
    const { fields } = sampleEntity(entity);
    const used = typeof list === 'string' ? [] : list.filter(isObject).flatMap(Object.keys);
    const added = addedFields(fields);
    const isUnknown = (field: string) => !(field in fields) && !added.includes(field);
    return [...new Set(used)].filter(isUnknown).map((field) => `${source}: ${field}`);
  });
}

describe.each(templateNames)('%s', (name) => {
  const examples = examplesOf(name);

  it.each(examples)('$name: matches the schema of its template', (example) => {
    expect(schemaErrors(example)).toEqual([]);
  });

  it.each(examples)('$name: has only fields of its entities', (example) => {
    expect(unknownFields(example)).toEqual([]);
  });

  it.each([
    ['GU', true],
    ['HI', true],
    ['EN', false],
  ] as const)('renders its examples in %s (hydrated: %s)', async (language, hydrated) => {
    const { html, failures } = await renderExamples(examples, sampleSite(language), hydrated);
    expect(failures).toEqual([]);
    expect(html.match(/.{0,80}undefined.{0,80}/g)).toBeNull();
  });
});
