import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/server/database/open-database';
import { openStore } from '../../src/server/submissions/store/open-store';
import { browserAt } from './desk-browser';
import { newFolder } from './submission-databases';
import { readPage, textOf } from './pages/html-page';
import { postJson } from './submission-runs/post';
import { serveSite } from './site-server';

/** Starting a site loads the whole server, in ms. */
const startTimeout = 60_000;

/** A database file without a log beside it, from which it would be repaired. */
async function wholeFile(): Promise<string> {
  const { dataDir } = await newFolder();
  const database = await openDatabase({ dataDir });
  await database.erase();
  await database.close();
  return join(dataDir, 'site.db');
}

function makeNewer(path: string): void {
  const database = new Libsql(path);
  database.exec("insert into kysely_migration values ('9999-later', '2030-01-01')");
  database.close();
}

test.each([
  ['empty', (path: string) => writeFileSync(path, ''), 'is empty'],
  ['garbage', (path: string) => writeFileSync(path, 'x'.repeat(20_000)), 'is damaged'],
  ['cut', (path: string) => writeFileSync(path, readFileSync(path).subarray(0, 5000)), 'is damaged'],
  ['of a newer version', makeNewer, 'another version of the site'],
])(
  'with a database that is %s the pages are served, forms fail, and all say so',
  async (_how, damage, message) => {
    const { dataDir } = await newFolder();
    copyFileSync(await wholeFile(), join(dataDir, 'site.db'));
    damage(join(dataDir, 'site.db'));
    await expect(openStore({ dataDir })).rejects.toThrow(message);
    const address = await serveSite({ variables: { DATA_DIR: dataDir } });
    expect((await fetch(`${address}/en`)).status).toBe(200);
    const ready = await fetch(`${address}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([503, { database: 'failed' }]);
    expect(await browserAt(address).call('GET', '/session')).toMatchObject({
      status: 503,
      body: { problem: 'database' },
    });
    const posted = await postJson(`${address}/api/Questions/Create`, { name: 'Asha', question: 'Water?' });
    expect(posted.status).toBe(503);
    const page = await fetch(`${address}/en/question`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=Asha&question=Water',
    });
    expect(page.status).toBe(503);
    const form = readPage(await page.text()).querySelector('main form');
    expect(textOf(form)).toContain('Panchayat office:');
    expect(form?.querySelector('a[href^="tel:"]')).not.toBeNull();
    expect(form?.querySelector('[name=question]')?.textContent).toBe('Water');
  },
  startTimeout,
);
