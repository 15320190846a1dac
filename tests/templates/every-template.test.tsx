import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { isCouncilRecord } from '../../src/binding/council-record';
import { isObject } from '../../src/config/check/document/json';
import { rootSchema, strictAjv } from '../../src/config/check/shape/schemas';
import type { Example } from '../../src/templates/example';
import { drawSection } from '../../src/templates/registry';
import { schemas } from '../../stories/harness/sample-config';
import { sampleSite } from '../../stories/harness/sample-site';
import { PageFrame, SiteFrame } from '../../stories/harness/SiteFrame';
import { examplesOf, templateNames } from './examples-of';

const ajv = strictAjv();
for (const [name, schema] of Object.entries(schemas)) {
  if (isObject(schema) && name !== rootSchema && !name.startsWith('entities/')) ajv.addSchema(schema, name);
}

/** What does not fit the schema of the example's template. */
function misfits({ section }: Example): readonly string[] {
  const fits = ajv.getSchema(`templates/${section.template}.schema.json`);
  if (!fits) throw new Error(`${section.template} has no schema.`);
  if (fits(section) === true) return [];
  return (fits.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

/** Fields of the example's records that their entity does not have. */
function strangers({ records }: Example): readonly string[] {
  const { config, entities } = sampleSite('GU');
  return Object.entries(records).flatMap(([key, list]) => {
    const [source = ''] = key.split('#');
    const fields = entities[config.sources[source]?.entity ?? ''];
    if (!fields) return [`${source} is no source`];
    const used = typeof list === 'string' ? [] : list.filter(isCouncilRecord).flatMap(Object.keys);
    return [...new Set(used)].filter((field) => !(field in fields)).map((field) => `${source}: ${field}`);
  });
}

async function html({ section, records }: Example, language: string, live: boolean): Promise<string> {
  const drawing = (
    <SiteFrame site={sampleSite(language)}>
      <PageFrame page={{ records, live }}>{drawSection(section, section.template)}</PageFrame>
    </SiteFrame>
  );
  const failures: unknown[] = [];
  const { prelude } = await prerender(drawing, { onError: (error) => void failures.push(error) });
  expect(failures).toEqual([]);
  return new Response(prelude).text();
}

describe.each(templateNames)('%s', (name) => {
  const examples = examplesOf(name);

  it.each(examples)('$name: fits the schema of the template', (example) => {
    expect(misfits(example)).toEqual([]);
  });

  it.each(examples)('$name: has records of the right entities', (example) => {
    expect(strangers(example)).toEqual([]);
  });

  it.each(examples)('$name: is drawn in every language, with and without script', async (example) => {
    for (const language of ['GU', 'HI', 'EN']) {
      expect(await html(example, language, true)).not.toContain('undefined');
      expect(await html(example, language, false)).not.toContain('undefined');
    }
  });
});
