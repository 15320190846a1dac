import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { getLanguageService, TextDocument, type LanguageService } from 'vscode-json-languageservice';
import { z } from 'zod';
import { temporaryFolder } from './temporary-folder';
import { editorSchemas } from '../scripts/editor/editor-files';
import { writeEditorFiles } from '../scripts/editor/write-editor-files';
import { readSchemas } from '../src/server/site/folder/engine-folder';
import { at, itemsOf, textAt, textsOf } from '../src/check/document/json-access';
import { fieldKindNames } from '../src/engine/record/field-kinds';
import { followReference, type SchemaNode } from '../src/check/shape/schemas';

const root = join(import.meta.dirname, '..');
const sites = ['.', 'examples/nimkhedi', 'examples/palaswadi'];

const settingsSchema = z.object({
  'json.schemas': z.array(
    z.object({
      fileMatch: z.array(z.string()),
      url: z.string(),
      schema: z.object({ $ref: z.string() }).exactOptional(),
    }),
  ),
});

const textSchema = z.string();
const textsSchema = z.array(textSchema);

/** A document in an editor. */
interface Opened {
  /** Labels of the completions at the cursor. */
  readonly complete: () => Promise<readonly string[]>;
  /** The text shown at the cursor. */
  readonly hover: () => Promise<string>;
  readonly mistakes: () => Promise<readonly string[]>;
}

/** Opens a text as the file of a site, with the settings that the command wrote; `¦` in the text is the cursor. */
async function openIn(folder: string, file: string, marked: string): Promise<Opened> {
  const at = marked.indexOf('¦');
  const text = at < 0 ? marked : marked.slice(0, at) + marked.slice(at + 1);
  const service = await serviceFor(folder);
  const document = TextDocument.create(pathToFileURL(join(folder, file)).href, 'json', 1, text);
  const json = service.parseJSONDocument(document);
  const position = document.positionAt(Math.max(at, 0));
  return {
    complete: async () =>
      ((await service.doComplete(document, position, json))?.items ?? []).map(({ label }) => label),
    hover: async () =>
      // Without the signs that Markdown needs.
      textsSchema
        .parse((await service.doHover(document, position, json))?.contents)
        .join(' ')
        .replaceAll('\\', ''),
    mistakes: async () =>
      (await service.doValidation(document, json)).map(({ message }) => textSchema.parse(message)),
  };
}

/** Services by the settings that they were opened with. */
const services = new Map<string, LanguageService>();

/** The JSON service of VS Code, with the schemas that the settings of a folder name. */
async function serviceFor(folder: string): Promise<LanguageService> {
  const text = await readFile(join(folder, '.vscode/settings.json'), 'utf8');
  const service = services.get(folder + text) ?? createService(folder, text);
  services.set(folder + text, service);
  return service;
}

function createService(folder: string, text: string): LanguageService {
  const service = getLanguageService({
    schemaRequestService: (address) => readFile(new URL(address), 'utf8'),
    workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  });
  const settings = settingsSchema.parse(JSON.parse(text));
  const base = pathToFileURL(`${folder}/`);
  service.configure({
    schemas: settings['json.schemas'].map(({ fileMatch, url, ...schema }) => ({
      fileMatch: fileMatch.map((pattern) => pattern.replace(/^!?/, `$&${base.href.slice(0, -1)}`)),
      uri: new URL(url, base).href,
      ...schema,
    })),
  });
  return service;
}

let folder: string;

/** The folder of a site, as a copy with the editor's files; its config refers to the engine's schema. */
async function copySite(site: string): Promise<string> {
  const copy = await mkdtemp(join(folder, 'site-'));
  await cp(join(root, site, 'content'), join(copy, 'content'), { recursive: true });
  const config = await readFile(join(root, site, 'site.config.json'), 'utf8');
  const schema = relative(copy, join(root, 'schemas/site-config.schema.json'));
  await writeFile(
    join(copy, 'site.config.json'),
    config.replace(/"\$schema": "[^"]*"/, `"$schema": "${schema}"`),
  );
  await writeEditorFiles(join(copy, 'site.config.json'), root);
  return copy;
}

let copies: Readonly<Record<string, string>>;

beforeAll(async () => {
  folder = await temporaryFolder();
  copies = Object.fromEntries(
    await Promise.all(sites.map(async (site): Promise<[string, string]> => [site, await copySite(site)])),
  );
});

const open = (site: string, file: string, text: string) => openIn(copies[site] ?? '', file, text);

describe('the config', () => {
  const configWith = async (text: string) => {
    const config = await readFile(join(copies['.'] ?? '', 'site.config.json'), 'utf8');
    return open('.', 'site.config.json', config.replace('\n  "pages": [', `\n  "pages": [${text},`));
  };

  const siteWith = async (before: string, text: string) => {
    const config = await readFile(join(copies['.'] ?? '', 'site.config.json'), 'utf8');
    return open('.', 'site.config.json', config.replace(before, `${before} ${text}`));
  };

  test('completes the templates and the options of a template', async () => {
    const templates = await configWith('{ "path": "/x", "title": "x", "sections": [{ "template": "¦" }] }');
    expect(await templates.complete()).toEqual(expect.arrayContaining(['"card-grid"', '"list"', '"search"']));
    const options = await configWith('{ "sections": [{ "template": "card-grid", ¦ }] }');
    expect(await options.complete()).toEqual(expect.arrayContaining(['look', 'source', 'where']));
  });

  test.each([
    ['section', 'template'],
    ['form-field', 'kind'],
    ['footer-column', 'kind'],
  ])('offers every kind of %s', async (part, tag) => {
    const schemas = await readSchemas(join(root, 'schemas'));
    const from: SchemaNode = {
      schema: schemas[`parts/${part}.schema.json`] ?? null,
      file: `parts/${part}.schema.json`,
    };
    const kinds = itemsOf(at(from.schema, 'oneOf')).map((schema) =>
      textAt(followReference(schemas, { ...from, schema }).schema, 'properties', tag, 'const'),
    );
    expect(textsOf(at(from.schema, 'properties', tag, 'examples'))).toEqual(kinds);
  });

  const sections = (...all: readonly string[]) => `{ "sections": [${all.join(', ')}] }`;
  const list = (keys: string) => sections(`{ "template": "list", ${keys} }`);

  test.each([
    ['a source', list('"source": "¦"'), '"notices"'],
    [
      'a source in an option',
      sections('{ "template": "category-pills", "categories": { "source": "¦" } }'),
      '"committees"',
    ],
    ['a form', sections('{ "template": "form", "form": "¦" }'), '"complaint"'],
    ['a document', sections('{ "template": "article", "document": "¦" }'), '"privacy"'],
    ['a message of the site', '{ "path": "/x", "title": "¦" }', '"notices.title"'],
    ['a message of the engine', list('"empty": "¦"'), '"common.noData"'],
    ['a subject', '{ "path": "/x", "title": "x", "subject": "¦" }', '"organisation"'],
    ['a page', list('"more": { "page": "¦" }'), '"/noticeboard"'],
    ['a language', '{ "path": "/x", "title": { ¦ } }', 'GU'],
  ])('completes the name of %s', async (_, page, name) => {
    expect(await (await configWith(page)).complete()).toContain(name);
  });

  test('completes the names of entities and pictures', async () => {
    const entity = await siteWith('"sources": {', '"x": { "path": "/x", "entity": "¦" },');
    expect(await entity.complete()).toEqual(expect.arrayContaining(['"notice"', '"member"']));
    const picture = await siteWith('"theme": {', '"logo": "¦",');
    expect(await picture.complete()).toContain('"pictures/anganvadi.webp"');
  });

  test('completes the fields of records, of the items in them and of the council', async () => {
    const bound = await configWith(list('"source": "news", "bind": { "date": "¦" }'));
    expect(await bound.complete()).toEqual(
      expect.arrayContaining(['"newsDate"', '"workCompletionDate"', '"taluka"']),
    );
    const cache = await siteWith(
      '"sources": {',
      '"x": { "entity": "notice", "cache": { "key": "x", "holds": ¦ } },',
    );
    expect(await cache.complete()).toEqual(expect.arrayContaining(['"first"', '"records"', '"response"']));
  });

  test('accepts names that were added since', async () => {
    const section = '{ "template": "list", "look": "notices", "source": "new", "bind": { "title": "new" } }';
    const added = await configWith(`{ "path": "/new", "title": "new", "sections": [${section}] }`);
    expect(await added.mistakes()).toEqual([]);
  });

  test('explains a message, a source and a field', async () => {
    const title = await configWith('{ "path": "/x", "title": "notices.ti¦tle" }');
    expect(await title.hover()).toMatch(/Title of the page.*Notice Board/s);
    const source = await configWith(list('"source": "not¦ices"'));
    expect(await source.hover()).toMatch(/Source of the records.*NoticeBoard/s);
    const field = await configWith(list('"source": "news", "bind": { "date": "news¦Date" }'));
    expect(await field.hover()).toMatch(/Field with the date.*`newsDate`: .* · date/s);
  });

  test('explains a key', async () => {
    const page = await configWith('{ "path": "/x", "mar¦ker": 1, "title": "x", "sections": [] }');
    expect(await page.hover()).toContain('Number of the menu marker that this page highlights');
  });
});

describe('a file of records', () => {
  test('completes fields, languages, and the files of the content folder', async () => {
    const fields = await open('.', 'content/records/notices.json', '[{ "id": 1, ¦ }]');
    expect(await fields.complete()).toEqual(expect.arrayContaining(['title', 'link', 'validUntil']));
    const languages = await open('.', 'content/records/notices.json', '[{ "title": { "GU": "…", ¦ } }]');
    expect(await languages.complete()).toEqual(expect.arrayContaining(['HI', 'EN']));
    const files = await open('.', 'content/records/members.json', '[{ "imageBase64": ¦ }]');
    expect(await files.complete()).toContain('"pictures/anganvadi.webp"');
  });

  test('offers a whole record, and a text in every language', async () => {
    const whole = await open('.', 'content/records/notices.json', '[ ¦ ]');
    expect(await whole.complete()).toContain('a record with every field');
    const text = await open('.', 'content/records/notices.json', '[{ "title": ¦ }]');
    expect(await text.complete()).toContain('GU, HI, EN');
  });

  test('explains a field and how it is written', async () => {
    const field = await open('.', 'content/records/notices.json', '[{ "valid¦Until": "2026-12-01" }]');
    expect(await field.hover()).toMatch(/Last day on which the notice is current.*Written as 2026-01-31/);
  });

  test('has the field by which its records are requested', async () => {
    const field = await open('.', 'content/records/committeeMembers.json', '[{ ¦ }]');
    expect(await field.complete()).toContain('commityId');
  });

  test('shows a misspelt field', async () => {
    const wrong = await open('.', 'content/records/notices.json', '[{ "tilte": "…" }]');
    expect(await wrong.mistakes()).toEqual(['Property tilte is not allowed.']);
  });
});

describe('a file of messages', () => {
  test('completes the ids of the engine and of the site', async () => {
    const ids = await (await open('.', 'content/messages/EN.json', '{ ¦ }')).complete();
    expect(ids).toEqual(expect.arrayContaining(['common.noData', 'form.submitQuestion']));
  });

  test('explains a message by its English text and the place where it is used', async () => {
    const engine = await open('.', 'content/messages/GU.json', '{ "common.¦copy": "…" }');
    expect(await engine.hover()).toContain('Button that copies a reference number');
    const own = await open('.', 'content/messages/GU.json', '{ "form.submit¦Question": "…" }');
    expect(await own.hover()).toMatch(/“Submit question”\s+forms\.question\.submit/);
  });
});

describe('an entity of the site’s own', () => {
  const file = 'content/entities/well.schema.json';

  test('completes and explains the kinds of fields', async () => {
    const kinds = await open('.', file, '{ "title": "Well", "properties": { "dug": { "kind": "¦" } } }');
    expect(await kinds.complete()).toEqual(expect.arrayContaining(['"date"', '"prose"', '"telephone"']));
    const kind = await open('.', file, '{ "title": "Well", "properties": { "dug": { "ki¦nd": "date" } } }');
    expect(await kind.hover()).toContain('A date. Written as 2026-01-31');
  });

  test('needs no kinds where a form sends it', async () => {
    const site = await copySite('tests/check/sites/vadgam');
    const entity = `{ "title": "X", "description": "X.", "type": "object", "additionalProperties": false,
      "required": ["name"], "properties": { "name": { "description": "Name.", "type": "string" } } }`;
    const mistakes = async (name: string) =>
      (await openIn(site, `content/entities/${name}.schema.json`, entity)).mistakes();
    expect(await mistakes('hall-booking')).toEqual([]);
    expect(await mistakes('village-well')).toEqual([expect.stringContaining('kind')]);
  });

  test('is the schema of its records', async () => {
    const field = await open('examples/palaswadi', 'content/records/meetings.json', '[{ ¦ }]');
    expect(await field.complete()).toContain('minutes');
  });
});

test.each(sites)('no file of the site %s has a mistake in an editor', async (site) => {
  const folderOfSite = copies[site] ?? '';
  const names = await readdir(join(folderOfSite, 'content'), { recursive: true });
  const files = [
    'site.config.json',
    ...names.filter((name) => name.endsWith('.json')).map((name) => `content/${name}`),
  ];
  const found = await Promise.all(
    files.map(async (file) => {
      const opened = await open(site, file, await readFile(join(folderOfSite, file), 'utf8'));
      return (await opened.mistakes()).map((mistake) => `${file}: ${mistake}`);
    }),
  );
  expect(files.length).toBeGreaterThan(5);
  expect(found.flat()).toEqual([]);
});

test('a schema is known for each kind of field that the engine knows', async () => {
  const schemas = await editorSchemas(join(root, 'site.config.json'), root);
  const text = JSON.stringify(schemas.find(({ name }) => name === 'entity.json')?.schema);
  expect(fieldKindNames.filter((kind) => !text.includes(`"${kind}"`))).toEqual([]);
});

test('names that the config gets are completed when the schemas are written again', async () => {
  const site = await copySite('examples/nimkhedi');
  const config = join(site, 'site.config.json');
  const text = await readFile(config, 'utf8');
  const added = text.replace(/"sources": \{/, '$& "wells": { "path": "/Wells", "entity": "notice" },');
  await writeFile(config, added);
  const complete = async () => {
    const marked = added.replace(/"council": \{/, '$& "identity": "¦",');
    return (await openIn(site, 'site.config.json', marked)).complete();
  };
  expect(await complete()).not.toContain('"wells"');
  await writeEditorFiles(config, root);
  expect(await complete()).toContain('"wells"');
  const schemas = await readdir(join(site, '.vscode/schemas'));
  expect(schemas.filter((name) => name.startsWith('config-'))).toHaveLength(1);
});

test('a config without the address of a schema is completed, too', async () => {
  const site = await copySite('examples/nimkhedi');
  const config = join(site, 'site.config.json');
  const text = (await readFile(config, 'utf8')).replace(/"\$schema": "[^"]*",/, '');
  await writeFile(config, text);
  await writeEditorFiles(config, root);
  const marked = text.replace(/"council": \{/, '$& "identity": "¦",');
  expect(await (await openIn(site, 'site.config.json', marked)).complete()).toContain('"councilDetail"');
});

test('the author’s own settings stay as they are', async () => {
  const site = await copySite('examples/nimkhedi');
  const settings = join(site, '.vscode/settings.json');
  const removed = join(site, '.vscode/schemas/records/removed.json');
  await writeFile(removed, '{}');
  const own = { fileMatch: ['/own.json'], url: './own.schema.json' };
  await writeFile(
    settings,
    `{\n  // mine\n  "editor.tabSize": 4,\n  "json.schemas": [${JSON.stringify(own)}]\n}\n`,
  );
  await writeEditorFiles(join(site, 'site.config.json'), root);
  const text = await readFile(settings, 'utf8');
  expect(text).toContain('// mine\n  "editor.tabSize": 4,');
  expect(text).toContain('"./own.schema.json"');
  await expect(readFile(removed), 'the schema of a list that is gone').rejects.toThrow('ENOENT');
  expect(text.match(/records\/notices\.json"/g)).toHaveLength(2);
});
