import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type DeskOptions, openDesk } from '../../../src/desk/server/open-desk';
import { operatorsDesk } from '../../../src/desk/server/operators';
import { openStore } from '../../../src/server/submissions/store/open-store';
import { contentList, contentPaths, ownDrafts, publication } from '../../../src/desk/api/content-api';
import { deskSessions, deskState } from '../../../src/desk/api/desk-api';
import { filesApi, uploadedDocument } from '../../../src/desk/api/files-api';
import { objectOf, parseJson } from '../../../src/engine/json/json';
import { deskSites, sitePass, siteSummary } from '../../../src/desk/api/sites-api';
import { accept, browserAt, password, sendTo, stateOf } from '../desk-browser';
import { runCommand } from '../run-command';
import { samplePdf } from '../sample-pdf';
import { describeDatabases, newFolder } from '../submission-databases';
import { serve, sitesFolder } from './sites-folder';

type Browser = ReturnType<typeof browserAt>;
type Place = Pick<DeskOptions, 'dataDir' | 'databaseUrl'>;

const names = ['rampur', 'sitapur'] as const;
type Name = (typeof names)[number];
const addressOf = (name: Name) => `http://${name}.example`;

async function openForTest(options: DeskOptions) {
  const desk = await openDesk(options);
  onTestFinished(() => desk.close());
  return desk;
}

/** Two sites of a folder with their desks, over HTTP. */
async function startSites(place: Place) {
  const sites = await sitesFolder();
  for (const name of names) await sites.add(name, addressOf(name));
  const variables = { DATA_DIR: place.dataDir, LOG_LEVEL: 'info' };
  const { databaseUrl } = place;
  const served = await serve(sites, {}, { ...variables, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
  const send = sendTo(served.address);
  const deskOptions = (name: Name) => ({
    dataDir: join(place.dataDir, name),
    databaseUrl,
    publicAddress: addressOf(name),
  });
  const invite = async (site: Name, person: string, role: 'editor' | 'publisher' = 'publisher') =>
    accept(await openForTest(deskOptions(site)), addressOf(site), person, role, send);
  return { sites, served, send, invite, deskOptions, at: (name: Name) => browserAt(addressOf(name), send) };
}

const signIn = (browser: Browser, name: string) => browser.call('POST', '/session', { name, password });

function withCookiesOf(browser: Browser, other: Browser): Browser {
  for (const [key, value] of other.cookies) browser.cookies.set(key, value);
  return browser;
}

/** Keeps another title of the only notice as a draft. */
async function draftTitle(browser: Browser, title: string) {
  const list = contentList.parse(
    (await browser.call('GET', `${contentPaths.list('notices')}?language=HI`)).body,
  );
  const [notice] = list.records;
  const changes = [{ field: 'title', before: notice?.record.title, after: title }];
  expect((await browser.call('PATCH', contentPaths.record('notices', 'n-1'), { changes })).status).toBe(200);
}

async function draftsOf(browser: Browser) {
  return ownDrafts.parse((await browser.call('GET', `${contentPaths.drafts}?language=HI`)).body).drafts;
}

async function summaryOf(browser: Browser, name: string) {
  return siteSummary.parse((await browser.call('GET', `/sites/${name}?language=HI`)).body);
}

describeDatabases((newDatabase) => {
  test('an operator works at the desk of each site, and sees what every site needs', async () => {
    const place = await newDatabase();
    const { at, send, invite, deskOptions } = await startSites(place);
    expect(await stateOf(at('rampur'))).toBe('nobody');
    const operators = await openForTest(operatorsDesk(place));
    const operator = await accept(operators, addressOf('rampur'), 'Asha', 'operator', send);
    const elsewhere = at('sitapur');
    expect(await stateOf(elsewhere)).toBe('signed-out');
    expect((await signIn(elsewhere, ' asha ')).status).toBe(204);
    const { body } = await elsewhere.call('GET', '/session');
    expect(deskState.parse(body)).toMatchObject({
      state: 'signed-in',
      person: { name: 'Asha', role: 'operator' },
    });
    const { sites } = deskSites.parse((await operator.call('GET', '/sites')).body);
    expect(sites).toEqual(names.map((name) => ({ name, desk: `${addressOf(name)}/desk` })));

    await draftTitle(await invite('sitapur', 'Kokila', 'editor'), 'A draft');
    await draftTitle(elsewhere, 'Another draft');
    const store = await openStore(deskOptions('sitapur'));
    onTestFinished(() => store.close());
    const content = {
      form: 'feedback',
      language: 'HI',
      body: { name: 'Meena' },
      honeypot: false,
      filledInMs: null,
      consent: null,
      dueAt: null,
      state: 'stored',
    } as const;
    for (const site of ['sitapur.example', 'other.example'])
      await store.insert({ ...content, site, key: `key-${site}` });
    expect(await summaryOf(operator, 'sitapur')).toMatchObject({
      ...{ unread: 1, overdue: 0, drafts: 2, errors: 0, published: null },
    });
    const published = await elsewhere.call('POST', contentPaths.publish, { lists: ['notices'] });
    expect(publication.parse(published.body)).toMatchObject({ published: true });
    const after = await summaryOf(operator, 'sitapur');
    expect([after.drafts, after.published === null]).toEqual([1, false]);
    expect(await summaryOf(operator, 'rampur')).toMatchObject({ unread: 0, drafts: 0, published: null });
    for (const name of ['..', 'rampur%2f..%2fsitapur', 'constructor', 'nowhere'])
      expect((await operator.call('GET', `/sites/${name}?language=HI`)).status).toBe(404);

    const sessions = deskSessions.parse((await operator.call('GET', '/sessions')).body).sessions;
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    expect((await operator.call('DELETE', `/sessions/${other?.id}`)).status).toBe(204);
    expect(await stateOf(elsewhere)).toBe('signed-out');
    await operators.people.remove('Asha');
    expect(await stateOf(operator)).toBe('nobody');
  });

  test('people of one site are nobody at another, and read nothing of it', async () => {
    const { at, invite } = await startSites(await newDatabase());
    const [own, other] = [await invite('rampur', 'Kokila'), await invite('sitapur', 'Kokila')];
    await draftTitle(other, 'A draft of Sitapur');
    const { sessions } = deskSessions.parse((await other.call('GET', '/sessions')).body);
    expect((await own.call('DELETE', `/sessions/${sessions[0]?.id}`)).status).toBe(404);
    expect(await draftsOf(own)).toEqual([]);
    expect((await signIn(at('sitapur'), 'Kokila')).status).toBe(204);
    for (const path of ['/sites', '/sites/sitapur?language=HI'])
      expect([path, (await own.call('GET', path)).status]).toEqual([path, 403]);
    const forged = withCookiesOf(at('sitapur'), own);
    expect(await stateOf(forged)).toBe('signed-out');
    for (const path of ['/sites', '/log', '/submissions', contentPaths.overview, contentPaths.drafts])
      expect([path, (await forged.call('GET', path)).status]).toEqual([path, 401]);
    const publish = await forged.call('POST', contentPaths.publish, { lists: ['notices'] });
    expect([publish.status, await stateOf(other)]).toEqual([401, 'signed-in']);
  });
});

test('a person of a site comes before an operator of the same name', async () => {
  const place = await newFolder();
  const { at, send, invite } = await startSites(place);
  const operators = await openForTest(operatorsDesk(place));
  const operator = await accept(operators, addressOf('rampur'), 'Asha', 'operator', send);
  const person = await invite('sitapur', 'asha', 'editor');
  expect((await signIn(at('sitapur'), 'Asha')).status).toBe(204);
  expect(await stateOf(withCookiesOf(at('sitapur'), operator))).toBe('signed-out');
  expect((await person.call('GET', '/sites')).status).toBe(403);
});

test('the session of an operator is good at the site that it was begun at only (B11.9.21)', async () => {
  const place = await newFolder();
  const { at, send } = await startSites(place);
  const operators = await openForTest(operatorsDesk(place));
  const operator = await accept(operators, addressOf('rampur'), 'Asha', 'operator', send);
  const forged = withCookiesOf(at('sitapur'), operator);
  expect([await stateOf(operator), await stateOf(forged)]).toEqual(['signed-in', 'signed-out']);
  for (const path of ['/sites', '/log', '/sessions', contentPaths.overview])
    expect([path, (await forged.call('GET', path)).status]).toEqual([path, 401]);
  const changed = { current: password, password: 'seven kites above the river' };
  expect((await operator.call('PUT', '/password', changed)).status).toBe(204);
  expect([await stateOf(operator), await stateOf(withCookiesOf(at('sitapur'), operator))]).toEqual([
    'signed-in',
    'signed-out',
  ]);
});

/** Folder and browser of an operator who is signed in at Rampur. */
async function startOperator() {
  const place = await newFolder();
  const started = await startSites(place);
  const operators = await openForTest(operatorsDesk(place));
  const operator = await accept(operators, addressOf('rampur'), 'Asha', 'operator', started.send);
  const passTo = async (site: Name) =>
    sitePass.parse((await operator.call('POST', `/sites/${site}/pass`)).body);
  return { ...started, operators, operator, passTo };
}

const enter = async (browser: Browser, token: string) => browser.call('POST', '/session/pass', { token });

test('an operator opens the desk of another site by a pass, once, and both logs have it (B11.9.28)', async () => {
  const { at, operator, passTo, deskOptions } = await startOperator();
  const { desk, token } = await passTo('sitapur');
  expect(desk).toBe(`${addressOf('sitapur')}/desk`);
  const browser = at('sitapur');
  const both = await Promise.all([enter(browser, token), enter(at('sitapur'), token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 410]);
  const used = await enter(at('sitapur'), token);
  expect([used.status, used.body]).toEqual([410, { problem: 'pass-ended' }]);
  const actions = async (site: Name) => {
    const { entries } = await (await openForTest(deskOptions(site))).log.read();
    return entries.map(({ person, action, subject }) => `${person} ${action} ${subject}`.trim());
  };
  expect(await actions('rampur')).toContain('Asha pass-given sitapur.example');
  expect(await actions('sitapur')).toEqual(['Asha entered']);
  expect(await stateOf(operator)).toBe('signed-in');
});

test('a pass opens one site only, needs the same origin, and ends after a minute (B11.9.28)', async () => {
  const { at, operators, passTo } = await startOperator();
  const [first, second, third] = [await passTo('sitapur'), await passTo('sitapur'), await passTo('sitapur')];
  expect((await enter(at('rampur'), first.token)).status).toBe(410);
  const foreign = { origin: addressOf('rampur') };
  const sent = await at('sitapur').call('POST', '/session/pass', { token: first.token }, foreign);
  expect(sent.status).toBe(403);
  await operators.database.db
    .updateTable('desk_ceremonies')
    .set({ expires_at: new Date(Date.now() + 61_000).toISOString() })
    .execute();
  expect((await enter(at('sitapur'), second.token)).status).toBe(204);
  await operators.database.db
    .updateTable('desk_ceremonies')
    .set({ expires_at: new Date(Date.now() - 1).toISOString() })
    .execute();
  expect((await enter(at('sitapur'), third.token)).status).toBe(410);
  const { rows } = await sql<{ challenge: string }>`select key_hash from desk_ceremonies`.execute(
    operators.database.db,
  );
  expect(JSON.stringify(rows)).not.toContain(third.token);
});

test('the session of a pass is as old as the sign-in, and a pass ends with it (B11.9.28)', async () => {
  const { at, operator, operators, passTo } = await startOperator();
  const began = new Date(Date.now() - 20 * 60_000).toISOString();
  await operators.database.db
    .withTables<{ desk_sessions: { createdAt: string } }>()
    .updateTable('desk_sessions')
    .set({ createdAt: began })
    .execute();
  const browser = at('sitapur');
  expect((await enter(browser, (await passTo('sitapur')).token)).status).toBe(204);
  const { sessions } = deskSessions.parse((await browser.call('GET', '/sessions')).body);
  const current = sessions.find(({ isCurrent }) => isCurrent);
  expect(current?.since).toBe(began);
  expect(current?.until).toBe(new Date(Date.parse(began) + 8 * 60 * 60_000).toISOString());
  expect((await browser.call('DELETE', '/passkeys/none')).body).toEqual({ problem: 'sign-in-again' });
  const { token } = await passTo('sitapur');
  await operator.call('DELETE', '/session');
  expect((await enter(at('sitapur'), token)).status).toBe(410);
});

test('only operators get a pass, to sites that are there, and none for a site whose own person has the name', async () => {
  const { at, invite, operator, passTo } = await startOperator();
  const publisher = await invite('rampur', 'Kokila');
  expect((await publisher.call('POST', '/sites/sitapur/pass')).status).toBe(403);
  expect((await at('rampur').call('POST', '/sites/sitapur/pass')).status).toBe(401);
  expect((await operator.call('POST', '/sites/nowhere/pass')).status).toBe(404);
  await invite('sitapur', 'asha', 'editor');
  expect((await enter(at('sitapur'), (await passTo('sitapur')).token)).status).toBe(410);
});

test('an operator signs in with a mobile number at each site', async () => {
  const { at, operator } = await startOperator();
  const names = { mobile: '9825012345', shortName: '' };
  expect((await operator.call('PUT', '/sign-in-names', names)).status).toBe(200);
  for (const name of ['+91 98250 12345', 'આશા'])
    expect([name, (await signIn(at('sitapur'), name)).status]).toEqual([name, 204]);
});

test('guesses of the password of an operator are counted over all sites', async () => {
  const place = await newFolder();
  const { at, send } = await startSites(place);
  const operators = await openForTest(operatorsDesk(place));
  await accept(operators, addressOf('rampur'), 'Asha', 'operator', send);
  const guess = (site: Name) => at(site).call('POST', '/session', { name: 'Asha', password: 'wrong' });
  const statuses = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push((await guess(count < 5 ? 'rampur' : 'sitapur')).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
});

test('a publication, its files and drafts are those of one site', async () => {
  const { served, sites, invite, send } = await startSites(await newFolder());
  const [own, other] = [await invite('rampur', 'Kokila'), await invite('sitapur', 'Ramesh')];
  const filesOf = (site: Name, { cookies }: Browser, path: string, body?: string) => {
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    return send(`${addressOf(site)}${filesApi}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie, origin: addressOf(site), 'content-type': 'application/pdf' },
      ...(body !== undefined && { body }),
    });
  };
  const sent = await filesOf('rampur', own, 'documents?name=tender.pdf', samplePdf());
  const { file } = uploadedDocument.parse(await sent.json());
  expect((await filesOf('rampur', own, `open?file=${file}`)).status).toBe(200);
  expect((await filesOf('sitapur', other, `open?file=${file}`)).status).toBe(404);
  await draftTitle(own, 'Published in Rampur');
  await draftTitle(other, 'Not published');
  expect(await draftsOf(own)).toMatchObject([{ label: 'Published in Rampur' }]);
  const published = await own.call('POST', contentPaths.publish, { lists: ['notices'] });
  expect(publication.parse(published.body)).toMatchObject({ published: true });
  const reloads = () =>
    served.lines.flatMap((line) => {
      const { msg, site } = objectOf(parseJson(line));
      return msg === 'the changed site is served' ? [site] : [];
    });
  await expect.poll(reloads).toEqual(['rampur']);
  const notices = (name: Name) => readFile(join(sites.folder, name, 'content/records/notices.json'), 'utf8');
  expect(await notices('rampur')).toContain('Published in Rampur');
  expect(await notices('sitapur')).toContain('Notice of sitapur');
  expect([await draftsOf(own), await draftsOf(other)]).toMatchObject([[], [{ label: 'Not published' }]]);
});

test('people are invited when the server has started, before a site was visited', async () => {
  const dataDir = join((await newFolder()).dataDir, 'fresh');
  const { sites } = await startSites({ dataDir });
  const variables = { SITES_DIR: sites.folder, DATA_DIR: dataDir, DATABASE_URL: '', SITE_CONFIG: '' };
  const { output, errors } = await runCommand(['desk', 'invite', 'Asha', '--role', 'operator'], variables);
  expect(output + errors).toContain('http://rampur.example/desk/invitation#');
});

test('the command invites an operator of a folder, and people of one of its sites', async () => {
  const place = await newFolder();
  const { sites, at, invite } = await startSites(place);
  await invite('sitapur', 'Kokila');
  const environment = {
    SITES_DIR: sites.folder,
    DATA_DIR: place.dataDir,
    DATABASE_URL: '',
    SITE_CONFIG: '',
  };
  const run = async (...args: readonly string[]) => {
    const { output, errors } = await runCommand(['desk', ...args], environment);
    return output + errors;
  };
  const [link, taken, unknown, list] = await Promise.all([
    run('invite', 'Asha', '--role', 'operator'),
    run('invite', 'kokila', '--role', 'operator'),
    run('invite', 'Ramesh', '--role', 'editor'),
    run('list', '--site', 'sitapur'),
  ]);
  expect(taken).toContain('Kokila is somebody of sitapur; choose another name.');
  expect(unknown).toContain('People of one site need --site.');
  expect(list).toBe('Kokila  publisher\n');
  const [, token = ''] = /^http:\/\/rampur\.example\/desk\/invitation#(.{43})\n/.exec(link) ?? [];
  expect((await at('sitapur').call('POST', '/invitation/accept', { token, password })).status).toBe(204);
});
