import { expect, test } from 'vitest';
import {
  contentList,
  contentOverview,
  contentPaths,
  recordProblems,
  rowProblems,
  textLists,
} from '../../src/model/desk/content-api';
import { isObject, objectOf, parseJson } from '../../src/model/json/json';
import { fieldKinds } from '../../src/model/record/field-kinds';
import type { browserAt } from './desk-browser';
import { copySmallWithNotices, copyWithNotices, serveDesk } from './desk-content';
import { hostileValues } from './hostile-council-values';
import { newFolder } from './submission-databases';

type Browser = ReturnType<typeof browserAt>;

async function listOf(browser: Browser, name: string) {
  return contentList.parse((await browser.call('GET', `${contentPaths.list(name)}?language=EN`)).body);
}

const propertiesOf = (schema: unknown) => objectOf(objectOf(schema).properties);

/** The field kinds of a schema, those of records in its records too. */
function kindsIn(schema: unknown): readonly string[] {
  return Object.values(propertiesOf(schema)).flatMap((property) => [
    String(objectOf(property).kind),
    ...kindsIn(objectOf(property).items),
  ]);
}

/** A record with one value in every field: as it is, in a language, and in the records that it has. */
function filled(schema: unknown, value: unknown): Record<string, unknown> {
  const entries = Object.entries(propertiesOf(schema)).map(([name, property]) => {
    const { kind, items } = objectOf(property);
    if (isObject(items) && isObject(items.properties)) return [name, [filled(items, value)]] as const;
    return [name, kind === 'prose' ? { EN: value } : value] as const;
  });
  return Object.fromEntries(entries);
}

/** The lists that together have every kind of field, and the texts of the site. */
async function listsOfEveryKind(browser: Browser) {
  const overview = contentOverview.parse(
    (await browser.call('GET', `${contentPaths.overview}?language=EN`)).body,
  );
  const missing = new Set<string>(Object.keys(fieldKinds));
  const chosen = [];
  for (const { name } of overview.lists) {
    const list = await listOf(browser, name);
    const kinds = kindsIn(list.entity).filter((kind) => missing.delete(kind));
    if (kinds.length > 0 || Object.values<string>(textLists).includes(name)) chosen.push(list);
  }
  return { chosen, missing };
}

/** Keeps a record of a list, a new one where it has none; its id. */
async function recordIn(browser: Browser, { name, isOpen, records }: Awaited<ReturnType<typeof listOf>>) {
  if (!isOpen) return records[0]?.id ?? '';
  const added = await browser.call('POST', contentPaths.records(name), {});
  return String(objectOf(added.body).id);
}

test('hostile values in fields of every kind are kept as a draft with their mistakes, or refused', async () => {
  const site = await copyWithNotices();
  const { browser: invite } = await serveDesk(site, await newFolder());
  const browser = await invite('Kokila');
  const { chosen, missing } = await listsOfEveryKind(browser);
  console.log(
    [...missing],
    chosen.map(({ name }) => name),
  );
  const values = Object.entries(hostileValues);
  expect(values.length).toBeGreaterThan(60);
  for (const list of chosen) {
    const id = await recordIn(browser, list);
    const version = (await listOf(browser, list.name)).records.find((one) => one.id === id)?.version;
    for (const [what, value] of values) {
      const record = filled(list.entity, parseJson(value));
      const body = { record, version };
      const answer = await browser.call('PUT', contentPaths.record(list.name, id), body);
      if (answer.status !== 200) {
        expect([list.name, what, answer.status, answer.body]).toEqual([
          list.name,
          what,
          expect.toBeOneOf([400, 413]),
          { problem: 'failed' },
        ]);
        continue;
      }
      const { problems } = recordProblems.parse(answer.body);
      expect(problems.every(({ message }) => message !== '')).toBe(true);
    }
    expect((await browser.call('GET', contentPaths.drafts)).status).toBe(200);
  }
});

test('a list of 10,000 records is opened, edited, ordered, imported into and published', async () => {
  const site = await copySmallWithNotices();
  const many = Array.from({ length: 10_000 }, (_, index) => ({ id: `n-${index}`, title: `Notice ${index}` }));
  await site.write('content/records/notices.json', JSON.stringify(many));
  const { browser: invite } = await serveDesk(site, await newFolder());
  const browser = await invite('Kokila');
  const { records } = await listOf(browser, 'notices');
  expect(records.length).toBe(10_000);
  const last = records.at(-1);
  const body = { record: { ...last?.record, title: 'Last' }, version: last?.version };
  expect((await browser.call('PUT', contentPaths.record('notices', 'n-9999'), body)).body).toEqual({
    problems: [],
  });
  const ids = records.map(({ id }) => id).reverse();
  expect((await browser.call('PUT', contentPaths.order('notices'), { ids })).status).toBe(204);
  const rows = Array.from({ length: 5001 }, (_, row) => ({ id: null, record: { title: `Row ${row}` } }));
  const path = `${contentPaths.import('notices')}?apply=1`;
  expect((await browser.call('POST', path, { rows })).status).toBe(400);
  const imported = await browser.call('POST', path, { rows: rows.slice(1) });
  expect(rowProblems.parse(imported.body).isApplied).toBe(true);
  const published = await browser.call('POST', contentPaths.publish, { lists: ['notices'] });
  expect(published.body).toMatchObject({ published: true });
  const texts: unknown = JSON.parse(await site.read('content/records/notices.json'));
  expect(texts).toHaveLength(15_000);
  expect(texts).toEqual(expect.arrayContaining([{ id: 'n-9999', title: 'Last' }]));
});
