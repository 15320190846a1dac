import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { migrateConfig, newestVersion } from '../../scripts/migrate/migrate-config';
import { migrateFile } from '../../scripts/migrate/migrate-file';
import { readSchemas } from '../../server/site/folder/engine-folder';
import { readSite } from '../../server/site/read-site';
import { checkSite } from '../../src/check/check-site';
import { at } from '../../src/check/document/json-access';
import { formatReport } from '../../src/check/format-report';
import { rootSchema } from '../../src/check/shape/schemas';

const engineFolder = join(import.meta.dirname, '../..');
/** A site whose config is as version 1 had it. It stays as it is, so that later steps are tested with it, too. */
const oldSite = join(import.meta.dirname, 'fixtures/config-version-1');
const oldText = await readFile(join(oldSite, 'site.config.json'), 'utf8');

let folder: string;
let config: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  config = join(folder, 'site.config.json');
});

beforeEach(() => cp(oldSite, folder, { recursive: true }));

/** Runs the command in a process of its own. */
function run(...args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/migrate.mjs', ...args],
      { cwd: engineFolder },
      (error, output, errors) => resolve({ code: error ? Number(error.code) : 0, output: output + errors }),
    );
  });
}

async function problemsOf(text: string): Promise<string> {
  const schemas = await readSchemas(join(engineFolder, 'schemas'));
  const files = { schemas, catalogues: {}, unreviewed: [] };
  return formatReport(checkSite({ ...files, config: { file: 'site.config.json', text } }).problems);
}

describe('the check of a config', () => {
  test('of an older version says which one is expected, and how to get it (B11.2.2)', async () => {
    expect(await problemsOf(oldText)).toMatchInlineSnapshot(`
      "site.config.json:2:3
        “version” is missing: this config has version 1; the engine reads version 2.
        Run “npm run migrate -- path/to/site.config.json”: it shows what changes, and rewrites the config with “--write”.

      1 error."
    `);
    expect(await problemsOf(oldText.replace('{', '{ "version": 1,'))).toMatchInlineSnapshot(`
      "site.config.json:1:14  version
        This config has version 1; the engine reads version 2.
        Run “npm run migrate -- path/to/site.config.json”: it shows what changes, and rewrites the config with “--write”.

      1 error."
    `);
  });

  test('of an older version gives the server no site (B11.2.2)', async () => {
    const { site, problems } = await readSite({ config, engineFolder });
    expect(site).toBeUndefined();
    expect(problems.map(({ hint }) => hint)).toEqual([expect.stringContaining('npm run migrate')]);
  });

  test('of a newer version asks for a newer engine (B11.2.2)', async () => {
    expect(await problemsOf('{\n  "version": 1000\n}')).toMatchInlineSnapshot(`
      "site.config.json:2:14  version
        This config has version 1000, which is newer than this engine; it reads version 2.
        Update the engine.

      1 error."
    `);
  });

  test.each(['"2"', '0', '2.5', 'null'])('does not take %s for a version', async (version) => {
    expect(await problemsOf(`{ "version": ${version} }`)).toContain('where only 2 is allowed');
  });

  test('with a misspelt version reports the mistake', async () => {
    expect(await problemsOf('{ "verison": 2 }')).toContain('Did you mean “version”?');
  });

  test('expects the version to which configs are migrated', async () => {
    const schemas = await readSchemas(join(engineFolder, 'schemas'));
    expect(at(schemas[rootSchema], 'properties', 'version', 'const')).toBe(newestVersion);
  });
});

/** The queries of sources by name, as the server resolves them. */
async function resolvedQueries(): Promise<Readonly<Record<string, unknown>>> {
  const { site, problems } = await readSite({ config, engineFolder });
  if (!site) throw new Error(formatReport(problems));
  return Object.fromEntries(Object.entries(site.config.sources).map(([name, { query }]) => [name, query]));
}

describe('a site of version 1', () => {
  test('is right after the migration, and calls its lists as before (B11.2.3)', async () => {
    await writeFile(config, migrateConfig(oldText, 1).text);
    const lang = { lang: '$language' };
    expect(await resolvedQueries()).toEqual({
      councilDetail: lang,
      councilAbout: lang,
      emergencyNumbers: {},
      notices: lang,
      members: lang,
    });
  });

  test('keeps all other lines as they are written', () => {
    const { text } = migrateConfig(oldText, 1);
    const isTouched = /\$schema|"suffix"|"query"|"lang"|"version"|"path": "\/\w+\/GetPublicList"|^ {6}\},?$/;
    const others = (lines: string) => lines.split('\n').filter((line) => !isTouched.test(line));
    expect(others(text)).toEqual(others(oldText));
    expect(text).toContain(
      '    "members": {\n      "path": "/Member/GetPublicList",\n      "entity": "member"\n    }',
    );
    expect(text).toContain(
      '"emergencyNumbers": { "path": "/EmergencyNumber/GetPublicList", "query": {}, "entity"',
    );
  });

  test.each([
    ['{ "title": "lost", "tabTitle": "Page" }', '{ "title": "lost", "tabTitle": {"EN": "Lost"} }'],
    ['{ "title": "lost" }', '{ "title": "lost", "tabTitle": {"EN":"Lost"} }'],
  ])('has its tab title of unknown URLs in %s', (before, after) => {
    const text = (title: string, page: string) => `{ "shell": { "title": ${title} }, "notFound": ${page} }`;
    const old = text('{ "suffix": "x", "other": {"EN": "Lost"} }', before);
    expect(migrateConfig(old, 1).text).toContain(text('{ "suffix": "x" }', after).slice(1));
  });

  test('writes its version where it has one, else first', () => {
    const empty = '{\n  "version": 1,\n  "sources": {}\n}';
    expect(migrateConfig(empty, 1).text).toBe(
      `{\n  "version": ${String(newestVersion)},\n  "sources": {}\n}`,
    );
    expect(migrateConfig('{ "sources": {} }', 1).text).toBe(
      `{ "version": ${String(newestVersion)}, "sources": {} }`,
    );
  });
});

describe('a config file', () => {
  test('is changed only when that is wanted, and once (B11.2.3)', async () => {
    const shown = await migrateFile(config, false);
    expect(shown).toContain('sources.members: removed the “query”, which is the default now');
    expect(shown).toContain(`npm run migrate -- ${config} --write`);
    expect(await readFile(config, 'utf8')).toBe(oldText);
    expect(await migrateFile(config, true)).toContain(`Check it: npm run check -- ${config}`);
    expect(await readFile(config, 'utf8')).toBe(migrateConfig(oldText, 1).text);
    expect(await migrateFile(config, true)).toBe(`${config} has version ${String(newestVersion)} already.`);
  });

  test.each([
    ['{ "version": 99 }', 'has version 99, which is newer than this engine.'],
    ['{ "version": "2" }', '“version” is not a version'],
    ['{ "version": 1, }', 'This file is not JSON'],
  ])('%s is refused', async (text, message) => {
    await writeFile(config, text);
    await expect(migrateFile(config, true)).rejects.toThrow(message);
    expect(await readFile(config, 'utf8')).toBe(text);
  });
});

test('the command exits with 1 where it can do nothing', async () => {
  const { code, output } = await run(join(folder, 'none.json'), '--write');
  expect(output).toContain('This file cannot be read: there is no such file.');
  expect(code).toBe(1);
});
