import { join } from 'node:path';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { checkChanges } from '../../src/desk/server/content/check-changes';
import { readContentSite } from '../../src/desk/server/content/content-site';
import { choicesOf, listSchema, translatedFields } from '../../src/desk/server/content/list-schema';
import { findSiteLists } from '../../src/desk/server/content/site-lists';
import { makeRecords } from '../../src/desk/server/sheets/make-records';
import { matchColumns } from '../../src/desk/server/sheets/match-columns';
import { checkApart } from '../../src/desk/server/desk-jobs';
import { readTable } from '../../src/desk/server/sheets/read-table';
import { keyTarget, sheetTargets } from '../../src/desk/server/sheets/sheet-targets';
import { sheetColumns, writeWorkbook } from '../../src/desk/server/sheets/write-workbook';
import { contentList, type ContentList, contentPaths, ownDrafts } from '../../src/desk/api/content-api';
import { fieldWords } from '../../src/desk/api/fields/field-words';
import { sheetPaths, sheetPreview, sheetTable } from '../../src/desk/api/sheets-api';
import { readSite } from '../../src/server/site/read-site';
import { temporaryFolder } from '../temporary-folder';
import type { browserAt } from './desk-browser';
import { serveDesk } from './desk-content';
import { sharedConverter } from './sample-site';
import { copySampleSite, copySmallSite } from './site-folder';

const root = join(import.meta.dirname, '../..');

type Browser = ReturnType<typeof browserAt>;

const titleOf = (field: string, language: string) => fieldWords('', field, undefined, language).title;

async function start() {
  const site = await copySampleSite('beneficiaries', 'beneficiaryCategories');
  const served = await serveDesk(site, { dataDir: await temporaryFolder() });
  const browser = await served.browser('Kokila', 'editor');
  const listOf = async (name: string) =>
    contentList.parse((await browser.call('GET', `${contentPaths.list(name)}?language=GU`)).body);
  return { address: served.address, invite: served.browser, browser, listOf };
}

const cookieOf = ({ cookies }: Browser) => [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');

async function send(address: string, browser: Browser, path: string, body: Buffer | string) {
  const response = await fetch(`${address}/api/desk${path}`, {
    method: 'POST',
    headers: { origin: address, cookie: cookieOf(browser), 'content-type': 'application/octet-stream' },
    body: Buffer.from(body),
  });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}

/** The lists of a village as the desk reads them. */
async function listsOf(config: string): Promise<readonly ContentList[]> {
  const place = { config: join(root, config), engineFolder: root };
  const [{ site: checked }, site] = await Promise.all([readSite(place), readContentSite(place)]);
  if (!checked) throw new Error(`${config} has mistakes.`);
  const { lists } = findSiteLists(checked, site, false);
  const byName = new Map(
    lists.map((one) => [one.list.name, { list: one, records: one.list.read(site.texts) }]),
  );
  const language = checked.config.languages.list[0]?.code ?? '';
  return lists.map((one) => {
    const entity = listSchema(one, language);
    const records = one.list.read(site.texts);
    return contentList.parse({
      ...{ name: one.list.name, title: '', entity, pages: [] },
      ...{ isOrdered: false, codes: null, orderVersion: '', isOpen: true, most: null, translations: [] },
      translated: translatedFields(
        one.entity.fields,
        records.map(({ record }) => record),
      ),
      languages: checked.config.languages.list.map(({ code, name, locale }) => ({ code, name, locale })),
      records: records.map(({ key, record }) => ({
        ...{
          id: key,
          record,
          state: 'unchanged',
          problems: [],
          conflicts: [],
          older: [],
          unconfirmed: [],
          version: '',
        },
      })),
      choices: choicesOf(entity, one, language, (to) => byName.get(to) ?? null),
    });
  });
}

/** Exports a list to Excel and reads the file again. */
async function exported(list: ContentList) {
  const language = list.languages[0]?.code ?? '';
  const targets = sheetTargets(list, language, titleOf);
  const table = readTable(await writeWorkbook(list, targets));
  if ('problem' in table) throw new Error(`${list.name}: ${table.problem}`);
  const { targets: found, rows } = matchColumns(table.sheets[0]?.rows ?? [], targets, list);
  const written = sheetColumns(list, targets).map(({ target }) => target.value);
  expect({ [list.name]: found }).toEqual({ [list.name]: written });
  const columns = found.map((value) => targets.find((target) => target.value === value) ?? null);
  return {
    columns,
    rows: rows.map(({ cells }) => cells),
    match: found.includes(keyTarget) ? [keyTarget] : ['id'],
  };
}

type Exported = Awaited<ReturnType<typeof exported>>;

async function imported(list: ContentList, { columns, match }: Exported, rows: Exported['rows']) {
  const made = await makeRecords(
    rows,
    { targets: columns, match, orders: [], isFrom1904: false },
    { list, labels: list.choices, timeZone: 'Asia/Kolkata' },
  );
  return made.map(({ id, record }) => ({ id, record }));
}

test.each([
  ['site.config.json', 50],
  ['examples/nimkhedi/site.config.json', 5],
  ['examples/palaswadi/site.config.json', 5],
])(
  'lists of %s are exported to Excel and imported again without a difference but a change',
  async (config, most) => {
    const lists = await listsOf(config);
    expect(lists.length).toBeGreaterThan(most);
    let changes = 0;
    for (const list of lists) {
      const before = list.records.map(({ id, record }) => ({ id, record }));
      const file = await exported(list);
      expect({ [list.name]: await imported(list, file, file.rows) }).toEqual({ [list.name]: before });
      for (const [index, target] of file.columns.entries()) {
        const at = index % Math.max(file.rows.length, 1);
        const isChanged =
          target?.kind === 'text' && file.rows[at] !== undefined && !file.match.includes(target.value);
        if (!isChanged) continue;
        const typed = `Ward ${index}, “नया” નવું`;
        const rows = file.rows.map((cells, row) =>
          row === at ? Object.assign([...cells], { [index]: typed }) : cells,
        );
        const after = await imported(list, file, rows);
        const differing = after.flatMap((one, row) =>
          JSON.stringify(one) === JSON.stringify(before[row]) ? [] : [row],
        );
        expect({ [`${list.name} ${target.value}`]: differing }).toEqual({
          [`${list.name} ${target.value}`]: [at],
        });
        const { [target.field]: value, ...others } = after[at]?.record ?? {};
        const { [target.field]: _, ...same } = before[at]?.record ?? {};
        expect(others).toEqual(same);
        expect(JSON.stringify(value)).toContain(JSON.stringify(typed));
        changes += 1;
      }
    }
    expect(changes).toBeGreaterThan(most);
  },
);

const heading = ['Id', 'Group', 'શીર્ષક', 'Title (English)', 'તારીખ'];

test('200 rows of Excel become drafts at once, or none when one has a mistake', async () => {
  const { address, browser, listOf } = await start();
  const before = await listOf('beneficiaries');
  const rows = Array.from({ length: 200 }, (_, index) => [
    900 + index,
    index % 2 === 0 ? 'આવાસ યોજનાઓ' : 'Housing schemes',
    `લાભાર્થી યાદી ${index}`,
    `List ${index}`,
    '૧૦/૦૪/૨૦૨૬',
  ]);
  const file = await writeXlsxFile([heading, ...rows].map(toCells)).toBuffer();
  const read = await send(address, browser, `${sheetPaths.read('beneficiaries')}?language=GU`, file);
  const table = sheetTable.parse(read.answer);
  expect(table.columns.map(({ target }) => target)).toEqual([
    'id',
    'beneficiariesCategoryId',
    'title.GU',
    'title.EN',
    'date',
  ]);
  const request = {
    columns: table.columns.map(({ target }) => target),
    match: table.match,
    orders: table.columns.map(({ orders }) => orders[0] ?? null),
    isFrom1904: table.isFrom1904,
    rows: table.rows.map(({ cells }) => cells),
  };
  const wrong = { ...request, rows: [...request.rows.slice(1), [901, 'આવાસ યોજનાઓ', 'x', 'x', 'next week']] };
  const path = `${sheetPaths.rows('beneficiaries')}?language=GU&apply=1`;
  const refused = sheetPreview.parse((await send(address, browser, path, JSON.stringify(wrong))).answer);
  expect(refused.isApplied).toBe(false);
  const last = refused.rows.at(-1);
  const errors = last?.problems.filter(({ severity }) => severity === 'error');
  expect([last?.isRepeated, errors?.map(({ column }) => column)]).toEqual([true, [4]]);
  expect(ownDrafts.parse((await browser.call('GET', contentPaths.drafts)).body).drafts).toEqual([]);
  const applied = sheetPreview.parse((await send(address, browser, path, JSON.stringify(request))).answer);
  expect([applied.isApplied, applied.rows[0]]).toMatchObject([
    true,
    { state: 'added', values: ['900', 'આવાસ યોજનાઓ', 'લાભાર્થી યાદી 0', 'List 0', '2026-04-10'] },
  ]);
  const { records } = await listOf('beneficiaries');
  expect(records).toHaveLength(before.records.length + 200);
  expect(records.at(-1)?.record).toEqual({
    id: 1099,
    beneficiariesCategoryId: 1,
    title: { GU: 'લાભાર્થી યાદી 199', EN: 'List 199' },
    date: '2026-04-10',
  });
  const again = { ...request, match: ['title.GU', 'date'] };
  const repeated = sheetPreview.parse((await send(address, browser, path, JSON.stringify(again))).answer);
  expect(new Set(repeated.rows.map(({ state }) => state))).toEqual(new Set(['unchanged']));
  expect((await listOf('beneficiaries')).records).toEqual(records);
});

test('the export of a list, changed in some cells, brings back all of them and nothing else', async () => {
  const { address, browser, listOf } = await start();
  const { records } = await listOf('beneficiaries');
  const response = await fetch(`${address}/api/desk${sheetPaths.export('beneficiaries')}?language=GU`, {
    headers: { cookie: cookieOf(browser) },
  });
  const file = Buffer.from(await response.arrayBuffer());
  const path = `${sheetPaths.read('beneficiaries')}?language=GU`;
  const table = sheetTable.parse((await send(address, browser, path, file)).answer);
  const columns = table.columns.map(({ target }) => target);
  expect(columns).not.toContain('');
  const texts = columns.flatMap((target, index) => (target.startsWith('title.') ? [index] : []));
  const [first = [], ...others] = table.rows.map(({ cells }) => cells);
  const changed = first.map((cell, index) => (texts.includes(index) ? `નવું ${index}` : cell));
  const request = {
    ...{ columns, match: table.match, orders: columns.map(() => null), isFrom1904: table.isFrom1904 },
    rows: [changed, ...others],
  };
  const rows = `${sheetPaths.rows('beneficiaries')}?language=GU&apply=1`;
  const applied = sheetPreview.parse((await send(address, browser, rows, JSON.stringify(request))).answer);
  expect(applied.rows.map(({ state }) => state)).toEqual([
    'changed',
    ...records.slice(1).map(() => 'unchanged'),
  ]);
  expect(texts.length).toBeGreaterThan(1);
  const drafts = ownDrafts.parse((await browser.call('GET', contentPaths.drafts)).body).drafts;
  expect(drafts).toHaveLength(1);
  const [kept] = (await listOf('beneficiaries')).records;
  const named = texts.map((index) => [columns[index]?.replace('title.', ''), `નવું ${index}`]);
  expect(kept?.record.title).toEqual(Object.fromEntries(named));
});

const toCells = (cells: readonly (string | number)[]) =>
  cells.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String }));

test('the sheet whose columns are known is read, and another one where the person says so', async () => {
  const { address, browser } = await start();
  const list = [
    ['Id', 'Title (English)', 'તારીખ'],
    [1, 'Housing', '04/05/26'],
    ['', 'Total', 1],
  ];
  const file = await writeXlsxFile([
    { data: [['Village of Motipura'], ['List of 2026']].map(toCells), sheet: 'Cover' },
    { data: list.map(toCells), sheet: 'List & more' },
  ]).toBuffer();
  const path = `${sheetPaths.read('beneficiaries')}?language=EN`;
  const table = sheetTable.parse((await send(address, browser, path, file)).answer);
  expect([table.sheet, table.sheets.map(({ name, rows }) => [name, rows])]).toEqual([
    'List & more',
    [
      ['Cover', 2],
      ['List & more', 3],
    ],
  ]);
  expect(table.rows.map(({ number, leftOut }) => [number, leftOut])).toEqual([
    [2, null],
    [3, 'total'],
  ]);
  expect(table.columns[2]).toMatchObject({ target: 'date', orders: ['DMY', 'MDY'] });
  const group = table.targets.find(({ value }) => value === 'beneficiariesCategoryId');
  expect(group?.choices).toContain('Housing schemes');
  expect(table.targets.find(({ value }) => value === 'title.EN')?.choices).toEqual([]);
  const blank = await writeXlsxFile(
    [...list.slice(0, 2), ['', '', ''], [2, 'Wells', '05/05/26']].map(toCells),
  ).toBuffer();
  const withBlank = sheetTable.parse((await send(address, browser, path, blank)).answer);
  expect([withBlank.blank, withBlank.rows.map(({ number }) => number)]).toEqual([1, [2, 4]]);
  const cover = sheetTable.parse((await send(address, browser, `${path}&sheet=Cover`, file)).answer);
  expect([cover.sheet, cover.rows.length]).toEqual(['Cover', 1]);
});

test('an error in a cell keeps all rows out and says so at the cell', async () => {
  const { address, browser, listOf } = await start();
  const [first] = (await listOf('beneficiaries')).records;
  const body = {
    ...{ columns: ['id', 'title.GU', 'title.EN'], match: ['id'], orders: [], isFrom1904: false },
    rows: [[first?.record.id, '#REF!', { problem: 'formula', text: '' }]],
  };
  const path = `${sheetPaths.rows('beneficiaries')}?language=GU&apply=1`;
  const answer = sheetPreview.parse((await send(address, browser, path, JSON.stringify(body))).answer);
  expect([answer.isApplied, answer.rows[0]?.state]).toEqual([false, 'unchanged']);
  const problems = answer.rows[0]?.problems.map(({ column, severity, message }) => [
    column,
    severity,
    message,
  ]);
  expect(problems?.slice(0, 2)).toEqual([
    [1, 'error', 'આ ખાનામાં કિંમતને બદલે ભૂલ છે. સાચી કિંમત અહીં લખો.'],
    [2, 'error', 'આ સૂત્રનું પરિણામ સચવાયેલું નથી. કિંમત અહીં લખો, અથવા ફાઇલ Excel માં ખોલી, ત્યાં સાચવીને ફરી પસંદ કરો.'],
  ]);
});

test('spreadsheets are for people who edit the content', async () => {
  const { address, browser, invite } = await start();
  const clerk = await invite('Ramesh', 'inbox');
  const body = JSON.stringify({ columns: [], match: [], orders: [], isFrom1904: false, rows: [] });
  for (const path of [sheetPaths.read('notices'), sheetPaths.rows('notices')]) {
    expect((await send(address, clerk, path, body)).status).toBe(403);
    expect((await send(address, browser, path.replace('notices', 'nothing'), body)).status).toBe(404);
  }
  expect((await browser.call('GET', '/content/sheets/nothing/export')).status).toBe(404);
  expect(await send(address, browser, sheetPaths.rows('notices'), '{"rows":5}')).toEqual({
    status: 400,
    answer: { problem: 'failed' },
  });
});

test('changes are checked in another process with the same result', async () => {
  const { config } = await copySmallSite();
  const place = { config, engineFolder: root };
  const file = 'content/records/notices.json';
  const texts = new Map([
    [file, '[{ "id": 1, "titel": "कुआँ", "validFrom": "soon", "link": "documents/a.pdf" }]'],
  ]);
  for (const scope of [new Set([file]), 'records', 'site'] as const) {
    const changes = { texts, uploads: ['documents/a.pdf'], scope };
    const found = await checkApart(sharedConverter, { check: { ...changes, place } }, 'visitor');
    expect(found).toEqual(checkChanges(await readContentSite(place), changes));
    expect(JSON.stringify(found)).toContain('titel');
  }
});
