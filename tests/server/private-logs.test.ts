import { rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../../src/server/start/create-server';
import { loadTestParts } from './quick-hashes';
import { openDesk } from '../../src/desk/server/open-desk';
import { readAccessLogCommand, runAccessLog } from '../../src/desk/server/run-access-log';
import { openDatabase } from '../../src/server/database/open-database';
import { createVisitStore } from '../../src/operations/visits/visit-store';
import { describeDatabases, type NewDatabase, newFolder } from './submission-databases';
import { accept, browserAt } from './desk-browser';
import { sharedConverter } from './sample-site';
import { listen } from './serve';
import { readSampleSite, testEnvironment } from './site-server';
import { post, postJson, referenceOf } from './submission-runs/post';
import { assets } from './test-assets';

const sent = {
  name: 'Zqperson Patel',
  email: 'zqmail@example.in',
  phone: '98250 71317',
  question: 'Zqquestion about the well',
};

/** Whatever a visitor or the council types begins with it; numbers are written in two ways. */
const personal = /zq|98250.?71317|૯૮૨૫૦.?૭૧૩૧૭/i;

type Place = Awaited<ReturnType<NewDatabase>>;

/** A council's own server that answers with what it was sent. */
async function startEcho(status: number): Promise<string> {
  const server = createHttpServer((request, response) => {
    void textOf(request).then((body) => response.writeHead(status).end(`<p>${body} cannot be stored</p>`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** A site that logs everything into a list. */
async function startLogged(place: Place, council = '') {
  const lines: string[] = [];
  const checked = await readSampleSite();
  const environment = await testEnvironment({
    ...{ DATA_DIR: place.dataDir, API_HOST: council, LOG_LEVEL: 'trace' },
    ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
  });
  const logStream = { write: (line: string) => void lines.push(line) };
  const parts = await loadTestParts();
  const options = {
    ...parts,
    assets,
    clientFolder: null,
    converter: sharedConverter,
    environment,
    checked,
    logStream,
  };
  return { lines, address: await listen(await createServer(options)), checked };
}

/** Sends forms and look-ups in every way that a visitor has, right and wrong; the reference number of a right one. */
async function sendAll(address: string): Promise<string> {
  const api = `${address}/api/Questions/Create`;
  const key = { 'Idempotency-Key': 'key-of-this-test' };
  const posted = await postJson(api, sent, key);
  const others = [
    () => postJson(api, { ...sent, question: 'Zqanother' }, key),
    () => postJson(api, { ...sent, phone: 'zqphone', email: 'zq mail' }),
    () => postJson(api, { ...sent, zqfield: 'x' }),
    () => post(api, `{"name": "Zqbroken`, { 'Content-Type': 'application/json' }),
    () => post(api, 'name=zqtext', { 'Content-Type': 'text/plain' }),
    () => post(`${api}/zqpath`, '{}', { 'Content-Type': 'application/json' }),
  ];
  for (const send of others) await send();
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: address };
  const typed = new URLSearchParams({ ...sent, name: 'Zqplain' });
  await post(`${address}/en/question?form=question&name=zqquery`, typed.toString(), form);
  await post(
    `${address}/en/question?form=question`,
    new URLSearchParams({ ...sent, name: '' }).toString(),
    form,
  );
  await post(`${address}/en/question?form=question`, 'name=%FFzqbytes', form);
  await post(`${address}/en/question`, typed.toString(), { ...form, Origin: 'https://zq.example' });
  await fetch(`${address}/en/question?name=zqtyped`, { headers: { 'user-agent': 'Mozilla/5.0' } });
  await fetch(`${address}/en/search?q=zqsearched`, { headers: { 'user-agent': 'Mozilla/5.0' } });
  return posted.status === 201 ? referenceOf(posted) : '';
}

/** Looks a submission up with right and wrong names, and asks for its erasure. */
async function lookUp(address: string, reference: string): Promise<void> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: address };
  const look = (path: string, fields: Readonly<Record<string, string>>) =>
    post(`${address}${path}?track`, new URLSearchParams(fields).toString(), headers);
  await look('/en/track', { reference, contact: sent.phone });
  await look('/en/track', { reference, contact: 'Zqguess' });
  await look('/gu/mydata', { reference: 'zqnumber', contact: '૯૮૨૫૦ ૭૧૩૧૭' });
  await look('/hi/mydata', { reference, contact: sent.name, action: 'erase', text: 'Zqreason' });
  await look('/hi/mydata', { reference, contact: sent.email, action: 'json' });
}

type Browser = ReturnType<typeof browserAt>;

/** Reads, searches, annotates, exports and deletes a submission at the desk; guesses a password. */
async function handle(browser: Browser, address: string, reference: string): Promise<void> {
  const path = `/submissions/${reference}`;
  await browser.call('GET', `/submissions?language=EN&search=zqperson`);
  await browser.call('GET', `${path}?language=EN`);
  await browser.call('POST', `${path}/notes`, { text: 'Zqnote' });
  await browser.call('PUT', path, { state: 'zqstate' });
  const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  await fetch(`${address}/api/desk/submissions.csv?search=zqperson`, { headers: { cookie } });
  await browserAt(address).call('POST', '/session', { name: 'Zqstranger', password: 'zqpassword' });
  await browser.call('DELETE', path);
}

/** The text of every log that is kept in a database. */
async function readKeptLogs(place: Place, publicAddress: string): Promise<string> {
  const desk = await openDesk({ ...place, publicAddress });
  const driver = await openDatabase(place);
  try {
    let access = '';
    const write = async (text: string) => void (access += text);
    await runAccessLog(readAccessLogCommand([]), { desk, timeZone: 'Asia/Kolkata', now: new Date(), write });
    const period = { site: desk.site, from: '2000-01-01', to: '2999-12-31' };
    const visits = await createVisitStore(driver).list(period);
    return JSON.stringify([await desk.log.read(), access, visits]);
  } finally {
    await driver.close();
    await desk.close();
  }
}

describeDatabases((newDatabase) => {
  test('no log has anything that a visitor or the council typed (B10.13.4)', async () => {
    const place = await newDatabase();
    const { lines, address, checked } = await startLogged(place);
    const { publicAddress } = checked.config;
    const reference = await sendAll(address);
    expect(reference).not.toBe('');
    await lookUp(address, reference);
    const desk = await openDesk({ ...place, publicAddress });
    onTestFinished(() => desk.close());
    await handle(await accept(desk, address), address, reference);
    const kept = await readKeptLogs(place, publicAddress);
    for (const action of [
      'submission-read',
      'note-added',
      'exported',
      'submission-deleted',
      'sign-in-failed',
    ])
      expect(kept).toContain(action);
    expect(kept).not.toMatch(personal);
    expect(lines.filter((line) => personal.test(line))).toEqual([]);
    expect(lines.length).toBeGreaterThan(0);
  });
});

test('a council’s server that repeats it in an error changes nothing of that', async () => {
  const { lines, address } = await startLogged(await newFolder(), await startEcho(500));
  await postJson(`${address}/api/Questions/Create`, sent);
  expect(lines.filter((line) => personal.test(line))).toEqual([]);
});

test('nor does a database that fails', async () => {
  const place = await newFolder();
  const { lines, address } = await startLogged(place);
  await postJson(`${address}/api/Questions/Create`, { name: 'First' });
  await rm(join(place.dataDir, 'site.db'));
  expect(await sendAll(address)).toBe('');
  expect(lines.join()).toContain('DATABASE_FILE_REPLACED');
  expect(lines.filter((line) => personal.test(line))).toEqual([]);
});
