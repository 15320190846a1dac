import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv from 'ajv/dist/2020';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import { reference } from '../../scripts/commands/reference';
import { parseJson } from '../../src/engine/json/json';
import { createServer } from '../../src/server/start/create-server';
import { temporaryFolder } from '../temporary-folder';
import { readSampleSite, testEnvironment } from './site-server';
import { specifiedCalls } from './specification-calls';
import { assets } from './test-assets';

const checked = await readSampleSite();
const app = await createServer({
  ...{ assets, checked, clientFolder: null, limits: { closeMs: 100 } },
  environment: await testEnvironment(),
});
afterAll(() => app.close());
const site = await app.listen({ port: 0, host: '127.0.0.1' });
const response = await fetch(`${site}/api/openapi.json`);
const text = await response.text();

const parameter = z.looseObject({ name: z.string(), in: z.string(), required: z.boolean().optional() });
const operation = z.looseObject({
  operationId: z.string(),
  tags: z.array(z.string()),
  parameters: z.array(parameter),
});
const description = z
  .looseObject({ paths: z.record(z.string(), z.record(z.enum(['get', 'post']), operation.optional())) })
  .parse(parseJson(text));

const gets = Object.entries(description.paths).flatMap(([path, { get }]) => (get ? [{ path, get }] : []));

test('/api/openapi.json is valid by OpenAPI 3.1 (B7.5.4)', async () => {
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const validator = new Validator();
  const { valid, errors } = await validator.validate(description);
  expect(errors).toBeUndefined();
  expect([valid, validator.version]).toEqual([true, '3.1']);
  const ids = Object.values(description.paths).flatMap((calls) =>
    Object.values(calls).flatMap((call) => (call ? [call.operationId] : [])),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('it has the calls of the specification with their ids, and marks lists of the content folder', async () => {
  const ofCouncil = gets.filter(({ get }) => get.tags.includes('council'));
  expect(ofCouncil.map(({ path }) => path).sort()).toEqual(Object.keys(specifiedCalls).sort());
  for (const [path, { ids }] of Object.entries(specifiedCalls)) {
    const names = description.paths[path]?.get?.parameters.filter(({ required }) => required);
    expect(names?.map(({ name }) => name)).toEqual(ids);
  }
  const { config } = checked;
  const local = Object.entries(config.sources).filter(([, { path }]) => path === undefined);
  const ofSite = gets.filter(({ get }) => get.tags.includes('site')).map(({ path }) => path);
  expect(ofSite.sort()).toEqual(local.map(([name]) => `/local/${name}`).sort());
  const posts = Object.entries(description.paths).filter(([, { post }]) => post !== undefined);
  expect(posts.map(([path]) => path).sort()).toEqual(
    Object.values(config.forms ?? {})
      .map(({ post }) => post)
      .sort(),
  );
});

test('answers of the site are as it says', async () => {
  const ajv = new Ajv({ strict: false });
  ajv.addSchema(description, 'api');
  const whole = gets.filter(({ get }) => get.parameters.every(({ required }) => required !== true));
  expect(whole.length).toBeGreaterThan(40);
  for (const { path } of whole) {
    const answer: unknown = await (await fetch(`${site}/api${path}?lang=HI`)).json();
    const pointer = path.replaceAll('/', '~1');
    const $ref = `api#/paths/${pointer}/get/responses/200/content/application~1json/schema`;
    const validate = ajv.compile({ $ref });
    expect({ [path]: validate(answer) ? [] : validate.errors }).toEqual({ [path]: [] });
  }
});

test('npm run reference -- --openapi writes the same without a server', async () => {
  const file = join(await temporaryFolder(), 'openapi.json');
  await reference(['--openapi', file]);
  expect(parseJson(await readFile(file, 'utf8'))).toEqual(parseJson(text));
});
