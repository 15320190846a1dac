import { objectOf } from '../../src/engine/json/json';
import { Ajv } from 'ajv';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { apiCall, apiUrl } from '../../src/engine/source/api-call';
import { sourceRequest } from '../../src/engine/source/source-request';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { embeddedCouncil } from '../../src/server/council/embedded';
import { resolveRequest } from '../../src/server/council/resolve-request';
import { councilRoutes } from '../../src/server/council/routes';
import { exists } from '../../src/server/files/write-file';
import { memoryLog, serve } from './serve';
import { temporaryFolder } from '../temporary-folder';
import { sampleSite, temporaryPictures } from './sample-site';

const site = await sampleSite();
const pictures = await temporaryPictures();
const council = embeddedCouncil(site, pictures);
const ajv = new Ajv({ strict: false });
const list = z.object({
  status: z.literal(true),
  data: z.array(z.record(z.string(), z.unknown())),
  message: z.null(),
});
const languages = site.config.languages.list.map(({ code }) => code);

/** The ids that the first record of a source refers to, so that the call finds something. */
function parametersOf(name: string, language: string) {
  const source = site.config.sources[name];
  const first = z.record(z.string(), z.unknown()).parse(site.records[source?.records ?? name]?.[0] ?? {});
  const parents = Object.entries(source?.query ?? {});
  const idOf = (placeholder: string): string => {
    const parent = parents.find(([, value]) => value === placeholder)?.[0] ?? '';
    const id = first[parent];
    return typeof id === 'string' || typeof id === 'number' ? String(id) : '1';
  };
  return { language, subject: idOf('$subject.id'), category: idOf('$category.id') };
}

async function get(path: string, from: CheckedSite = site): Promise<Response> {
  const origin = await serve(
    councilRoutes(from === site ? council : embeddedCouncil(from, pictures), from.config),
  );
  return fetch(origin + path);
}

async function dataOf(path: string, from: CheckedSite = site) {
  return list.parse(await (await get(path, from)).json()).data;
}

/** Figures are counted from the submissions that a site has. */
const lists = Object.entries(site.config.sources).filter(([, { figures }]) => figures !== true);

const calls = lists.flatMap(([name, source]) => languages.map((language) => ({ name, source, language })));

/** A record without what the server adds to the fields of its entity: sizes of documents, parts of telephone numbers. */
function withoutAdded(record: unknown): unknown {
  const fields = Object.entries(objectOf(record)).filter(([name]) => !name.includes(':'));
  return Object.fromEntries(fields);
}

test.each(calls)(
  '$name answers in $language with records of its entity',
  async ({ name, source, language }) => {
    const { sources } = site.config;
    const request = sourceRequest(sources, name, parametersOf(name, language));
    expect(request).not.toBeNull();
    const response = await get(request ? apiUrl(apiCall(sources, request)) : '/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('x-records-left-out')).toBeNull();
    const { data } = list.parse(await response.json());
    expect(data.length).toBeGreaterThan(0);
    const accepts = ajv.compile({ ...site.entities[source.entity]?.schema, $id: `${name}-${language}` });
    expect(data.map(withoutAdded).filter((record) => !accepts(record))).toEqual([]);
  },
);

function documentsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('documents/') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(documentsIn) : [];
}

test('every document that the content names is there', async () => {
  const names = documentsIn(site.records);
  const missing = await Promise.all(
    names.map(async (name) => ((await exists(join(site.folder, name))) ? [] : [name])),
  );
  expect(missing.flat()).toEqual([]);
});

test('every picture that the content names is there', async () => {
  const log = memoryLog();
  const store = await temporaryPictures({ log });
  await embeddedCouncil(site, store).warm();
  expect(log.lines).toEqual([]);
});

test('a list that could not be prepared is answered with a failure, and prepared at the next request', async () => {
  let isBroken = true;
  const urlOfContent = async (value: string) => {
    if (isBroken) throw new Error('no memory');
    return value;
  };
  const log = memoryLog();
  const council = embeddedCouncil(site, { urlOfContent }, undefined, log);
  const request = { source: 'members', parameters: { language: 'EN' } };
  expect(await council.get(request)).toMatchObject({ status: 502, list: null });
  expect(log.lines.join()).toContain('the list “members” could not be prepared');
  isBroken = false;
  expect(await council.get(request)).toMatchObject({ status: 200, list: {} });
});

test('a record is answered from its first day on, in the time zone of the site', async () => {
  const notices = [
    { id: 1, title: 'Now' },
    { id: 2, title: 'Soon', validFrom: '2026-11-23' },
  ];
  let now = new Date('2026-11-22T18:29:00Z');
  const dated = embeddedCouncil(
    { ...site, records: { ...site.records, notices } },
    { urlOfContent: (value) => Promise.resolve(value) },
    () => now,
  );
  const request = { source: 'notices', parameters: { language: 'EN' } };
  const answered = async () => {
    const { list, version } = await dated.get(request);
    return { ids: (list?.records ?? []).map(({ id }) => id), version };
  };
  const before = await answered();
  expect(before.ids).toEqual([1]);
  expect(dated.currentVersion(request)).toBe(before.version);
  now = new Date('2026-11-22T18:30:00Z');
  expect(dated.currentVersion(request)).not.toBe(before.version);
  const after = await answered();
  expect(after.ids).toEqual([1, 2]);
  expect(dated.currentVersion(request)).toBe(after.version);
});

/** The files of a folder, each with the time of its last change. */
async function writingTimes(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.sort().map(async (file) => `${file} ${(await stat(file)).mtimeMs}`));
}

test('a start with known pictures makes none of them again', async () => {
  const folder = await temporaryFolder();
  const first = await temporaryPictures({ dataDir: folder });
  await embeddedCouncil(site, first).warm();
  await first.saved();
  const known = await writingTimes(folder);
  expect(known.length).toBeGreaterThan(100);
  const again = await temporaryPictures({ dataDir: folder });
  await embeddedCouncil(site, again).warm();
  await again.saved();
  expect(await writingTimes(folder)).toEqual(known);
});

describe('languages', () => {
  const path = '/api/GovernmentOrganizations/GetPublicList';

  it.each([
    ['?lang=EN', 'EN'],
    ['?lang=hi', 'HI'],
    ['', 'GU'],
    ['?lang=', 'GU'],
    ['?lang=fr', 'EN'],
    ['?lang=HI&lang=EN', 'HI'],
  ])('%o is answered in %s', async (query, language) => {
    const raw = z
      .array(z.object({ name: z.record(z.string(), z.string()) }))
      .parse(site.records.organisations);
    const names = (await dataOf(path + query)).map(({ name }) => name);
    expect(names).toEqual(raw.map(({ name }) => name[language]));
  });

  it('a text missing in a language is that of the default language', async () => {
    const organisations = [{ id: 7, name: { GU: 'શાળા', EN: '' } }];
    const other = { ...site, records: { ...site.records, organisations } };
    expect(await dataOf(`${path}?lang=EN`, other)).toEqual([{ id: 7, name: 'શાળા' }]);
    expect(await dataOf(`${path}?lang=HI`, other)).toEqual([{ id: 7, name: 'શાળા' }]);
  });
});

describe('records of a subject and a category', () => {
  const members = '/api/CommityMembers/GetPublicByCommityId?lang=EN&commityId=';
  const raw = z
    .array(z.looseObject({ id: z.unknown(), commityId: z.unknown() }))
    .parse(site.records.committeeMembers);

  it.each(['1', '2'])('committee %s has its members and no others', async (id) => {
    const expected = raw.filter(({ commityId }) => String(commityId) === id).map((member) => member.id);
    expect(expected.length).toBeGreaterThan(0);
    expect((await dataOf(members + id)).map((member) => member.id)).toEqual(expected);
  });

  it('the ids that records are chosen by are not in the answer', async () => {
    expect((await dataOf(`${members}1`)).filter((record) => 'commityId' in record)).toEqual([]);
  });

  it('an id that no record refers to gives an empty list', async () => {
    expect(await dataOf(`${members}99999`)).toEqual([]);
    expect(await dataOf(`${members}undefined`)).toEqual([]);
  });

  it('both ids must match', async () => {
    const path = '/api/GovernmentOrganizationsAchievements/GetPublicByCategoryAndOrganizationId';
    const query = '?lang=EN&governmentOrganizationsAchievementsCategoryId=1';
    expect((await dataOf(`${path}${query}&governmentOrganizationsId=1`)).length).toBeGreaterThan(0);
    expect(await dataOf(`${path}${query}&governmentOrganizationsId=2`)).toEqual([]);
  });

  it('a record without the id is not chosen', async () => {
    const committeeMembers = [{ id: 1 }, { id: 2, commityId: 1 }];
    const other = { ...site, records: { ...site.records, committeeMembers } };
    expect(await dataOf(`${members}1`, other)).toEqual([{ id: 2 }]);
  });
});

describe('two sources on one path', () => {
  const source = (kind: string) => ({ path: '/X', query: { kind, lang: '$language' }, entity: 'committee' });
  const sources = { ...site.config.sources, one: source('1'), two: source('2') };
  const records = { one: [{ id: 'one' }], two: [{ id: 'two' }] };
  const other = { ...site, config: { ...site.config, sources }, records };

  it.each(['one', 'two'])('are distinguished by their fixed values (%s)', async (id) => {
    expect(await dataOf(`/api/X?kind=${id === 'one' ? 1 : 2}`, other)).toEqual([{ id }]);
  });

  it('refuse a value that none of them has', async () => {
    expect((await get('/api/X?kind=3', other)).status).toBe(400);
  });
});

describe('what is answered instead of records', () => {
  it.each([
    ['/api/Nothing/GetPublicList', 404],
    ['/api/', 404],
    ['/api/toString', 404],
    ['/api/CommityMembers/GetPublicByCommityId?lang=EN', 400],
    ['/api/CommityMembers/GetPublicByCommityId?commityId=', 400],
  ])('%s is refused with %i and a clean envelope', async (path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    const refused = z.strictObject({ status: z.literal(false), data: z.null(), message: z.string() });
    expect(refused.safeParse(await response.json()).success).toBe(true);
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('%s is not allowed', async (method) => {
    const origin = await serve(councilRoutes(council, site.config));
    const response = await fetch(`${origin}/api/Member/GetPublicList`, { method, body: '<x/>' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await response.json()).toMatchObject({ status: false, data: null });
  });

  it('an unchanged list is answered with 304', async () => {
    const url = `${await serve(councilRoutes(council, site.config))}/api/Member/GetPublicList?lang=EN`;
    const tag = (await fetch(url)).headers.get('etag') ?? '';
    expect((await fetch(url, { headers: { 'if-none-match': tag } })).status).toBe(304);
  });
});

describe('a request', () => {
  it('for a source has its records', async () => {
    const request = { source: 'committees', parameters: { language: 'EN' } };
    expect(await council.get(request)).toMatchObject({ status: 200, list: {}, leftOut: 0 });
  });

  it('has a version, known without waiting once its list is prepared', async () => {
    const prepared = embeddedCouncil(site, pictures);
    const request = { source: 'committees', parameters: { language: 'EN' } };
    expect(prepared.currentVersion(request)).toBeUndefined();
    const { version, fetchedAt } = await prepared.get(request);
    expect(version).toMatch(/^[\w-]{16}$/);
    expect(fetchedAt).toBeNull();
    expect(prepared.currentVersion(request)).toBe(version);
    const other = { ...request, parameters: { language: 'GU' } };
    expect((await prepared.get(other)).version).not.toBe(version);
  });

  it('is answered with the same object again, also for ids that no record has', async () => {
    const ask = (subject: string) =>
      council.get({ source: 'committeeMembers', parameters: { language: 'EN', subject } });
    expect(await ask('1')).toBe(await ask('1'));
    expect(await ask('invented 1')).toBe(await ask('invented 2'));
    expect((await ask('1')).version).not.toBe((await ask('2')).version);
  });

  it.each(['unknown', 'toString'])('for the unknown source %s fails', async (source) => {
    expect((await council.get({ source, parameters: {} })).status).toBe(404);
  });

  it.each([
    ['', 'councilIdentity'],
    ['?lang=EN', 'councilDetail'],
    ['?other=1', 'councilIdentity'],
  ])('with the query %o is for %s, of two sources on one path (B7.2.1)', (query, source) => {
    const given = Object.fromEntries(new URLSearchParams(query));
    const request = resolveRequest(site.config, '/GrampanchayatDetail/GetPublicList', given);
    expect(request).toMatchObject({ source });
  });
});

describe('records that no page shows', () => {
  const hidden = {
    ...site,
    records: {
      socialAccounts: [
        { id: 1, isVisible: false },
        { id: 2, isVisible: true },
      ],
    },
  };

  it('are not sent', async () => {
    expect(await dataOf('/api/SocialMedia/GetPublicList', hidden)).toEqual([{ id: 2, isVisible: true }]);
  });

  it('are those that miss the conditions of every use of their source', () => {
    const isVisible = { field: 'isVisible', equals: true };
    expect(site.sourceUses.villageHistory?.where).toEqual([isVisible]);
    expect(site.sourceUses.officers?.where).toEqual([]);
    expect(site.sourceUses.members?.where).toEqual([]);
  });
});
