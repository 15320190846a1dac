import { expect, test } from 'vitest';
import { dataRequestForm } from '../../src/engine/lookup/lookup';
import { readTable } from '../../src/desk/server/sheets/read-table';
import { longestCell, writeTextWorkbook } from '../../src/desk/server/sheets/text-workbook';
import { openStore } from '../../src/server/submissions/store/open-store';
import { deskLog } from '../../src/desk/api/desk-api';
import { inboxPage, inboxSubmission, mostExcelRows } from '../../src/desk/api/inbox-api';
import { accept, browserAt, name, startDesk } from './desk-browser';
import { insertMany, manyReference } from './insert-many';
import { describeDatabases, newFolder } from './submission-databases';
import { postJson, referenceOf } from './submission-runs/post';

type Browser = ReturnType<typeof browserAt>;

const question = { name: 'કોકિલા', email: 'kokila@example.in', phone: '+91 98250 12345', question: '=1+1' };
const complaint = { name: 'Ramesh', phone: '', address: '', type: 'Street Light', details: 'Dark lamp' };

const sendQuestion = async (address: string) =>
  referenceOf(await postJson(`${address}/api/Questions/Create`, question));
const sendComplaint = async (address: string) =>
  referenceOf(await postJson(`${address}/api/Complaint/Create`, complaint));

function download(browser: Browser, address: string, path: string) {
  const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  return fetch(`${address}/api/desk${path}`, { headers: { cookie } });
}

function sheetOf(bytes: Buffer) {
  const table = readTable(bytes);
  return 'sheets' in table ? (table.sheets[0]?.rows ?? []).map(({ cells }) => cells) : [];
}

async function list(browser: Browser, query = '') {
  return inboxPage.parse((await browser.call('GET', `/submissions?language=EN${query}`)).body);
}

async function show(browser: Browser, reference: string) {
  return inboxSubmission.parse((await browser.call('GET', `/submissions/${reference}?language=EN`)).body);
}

describeDatabases((newDatabase) => {
  test('a complaint is read, assigned, noted and done, with who did it, and opened again', async () => {
    const place = await newDatabase();
    const { address, desk } = await startDesk(place);
    const browser = await accept(desk, address, name, 'inbox');
    const reference = await sendComplaint(address);
    const path = `/submissions/${reference}`;
    expect((await browser.call('GET', '/unread')).body).toEqual({ unread: 1 });
    expect((await browser.call('PUT', path, { state: 'in-progress', assignee: name })).status).toBe(204);
    expect((await browser.call('POST', `${path}/notes`, { text: ' Told the electrician. ' })).status).toBe(
      204,
    );
    expect((await browser.call('PUT', path, { state: 'done' })).status).toBe(204);
    expect((await browser.call('GET', '/unread')).body).toEqual({ unread: 0 });
    const { item, history } = await show(browser, reference);
    expect(item).toMatchObject({ state: 'done', assignee: name, who: 'Ramesh', excerpt: 'Dark lamp' });
    expect(history.map(({ person, kind, text }) => [person, kind, text])).toEqual(
      expect.arrayContaining([
        [name, 'state', 'in-progress'],
        [name, 'assigned', name],
        [name, 'note', 'Told the electrician.'],
        [name, 'state', 'done'],
      ]),
    );
    const store = await openStore(place);
    const site = { site: desk.site, reference };
    expect((await store.findByReference(site))?.state).toBe('done');
    expect((await browser.call('PUT', path, { state: 'new' })).status).toBe(204);
    expect((await store.findByReference(site))?.state).toBe('stored');
    await store.close();
    const { entries } = await desk.log.read();
    expect(entries.map(({ action, subject }) => `${action} ${subject}`)).toEqual(
      expect.arrayContaining([`submission-read ${reference}`, `submission-changed ${reference}`]),
    );
  });

  test('a publisher deletes a submission with its notes; the log keeps who, and no content', async () => {
    const place = await newDatabase();
    const { address, desk } = await startDesk(place);
    const reference = await sendComplaint(address);
    const path = `/submissions/${reference}`;
    const reader = await accept(desk, address, 'Mina', 'inbox');
    await reader.call('POST', `${path}/notes`, { text: 'Told the electrician.' });
    expect((await reader.call('DELETE', path)).status).toBe(403);
    const publisher = await accept(desk, address);
    expect((await publisher.call('DELETE', path)).status).toBe(204);
    expect((await publisher.call('GET', path)).status).toBe(404);
    expect(await desk.notes.history(reference)).toEqual([]);
    const { entries } = await desk.log.read();
    expect(entries.map(({ person, action, subject }) => `${person} ${action} ${subject}`)).toContain(
      `${name} submission-deleted ${reference}`,
    );
  });

  test('a publisher corrects a field by the rules of its form; its sender sees that, and nobody what it was', async () => {
    const place = await newDatabase();
    const { address, desk } = await startDesk(place);
    const reference = await sendQuestion(address);
    const correct = (browser: Browser, field: string, value: string) =>
      browser.call('PUT', `/submissions/${reference}/fields`, { field, value });
    const reader = await accept(desk, address, 'Mina', 'inbox');
    expect((await show(reader, reference)).correctable).toEqual([]);
    expect((await correct(reader, 'phone', '02692 234567')).status).toBe(403);
    const browser = await accept(desk, address);
    const phone = (await show(browser, reference)).correctable.find(({ name: field }) => field === 'phone');
    expect(phone).toMatchObject({ value: question.phone, kind: 'line' });
    for (const [field, value, problem] of [
      ['phone', 'my number', 'value-wrong'],
      ['name', ' \u200b ', 'value-missing'],
      ['question', 'x'.repeat(20_000), 'value-long'],
      ['state', 'done', 'not-found'],
    ] as const)
      expect((await correct(browser, field, value)).body).toEqual({ problem });
    expect((await correct(browser, 'phone', ' 02692 234567 ')).status).toBe(204);
    const { history } = await show(browser, reference);
    expect(history).toMatchObject([{ person: name, kind: 'corrected', text: phone?.label }]);
    const look = async (contact: string) => {
      const body = new URLSearchParams({ reference, contact });
      const headers = { origin: address };
      return (await fetch(`${address}/en/mydata?track`, { method: 'POST', headers, body })).text();
    };
    expect(await look('02692234567')).toContain('02692 234567');
    expect(await look('9825012345')).not.toContain('kokila@example.in');
    const { entries } = await desk.log.read();
    expect(entries).toContainEqual(
      expect.objectContaining({ person: name, action: 'submission-corrected', subject: reference }),
    );
    expect(JSON.stringify([history, entries])).not.toMatch(/98250|234567/u);
  });

  test('notes are deleted with their submission', async () => {
    const place = await newDatabase();
    const { address, desk } = await startDesk(place);
    const browser = await accept(desk, address);
    const [reference, other] = [await sendComplaint(address), await sendQuestion(address)];
    for (const one of [reference, other])
      await browser.call('POST', `/submissions/${one}/notes`, { text: 'Told the electrician.' });
    const store = await openStore(place);
    await store.remove({ site: desk.site, reference });
    await desk.notes.forgetRemoved();
    await store.close();
    expect(await desk.notes.history(reference)).toEqual([]);
    expect(await desk.notes.history(other)).toHaveLength(1);
  });
});

test('the list is filtered by form, type, state, date and text, in any language', async () => {
  const { address, desk } = await startDesk(await newFolder());
  const browser = await accept(desk, address);
  const [asked, complained] = [await sendQuestion(address), await sendComplaint(address)];
  const all = await list(browser);
  expect(all.items.map(({ reference, form }) => [reference, form])).toEqual([
    [complained, 'Complaint'],
    [asked, 'Questions'],
  ]);
  const light = all.types.find(({ label }) => label === 'Street Light')?.value ?? '';
  const found = async (query: string) => (await list(browser, query)).items.map(({ reference }) => reference);
  expect(await found('&form=question')).toEqual([asked]);
  expect(await found(`&type=${light}`)).toEqual([complained]);
  expect(await found('&state=done')).toEqual([]);
  expect(await found('&to=2020-01-01')).toEqual([]);
  expect(await found('&from=2020-01-01&search=LAMP')).toEqual([complained]);
  expect(await found('&search=9825012345')).toEqual([asked]);
  expect(await found(`&search=${asked.toLowerCase()}`)).toEqual([asked]);
});

test('one submission has its labels and choices in the language of the reader, and links to the sender', async () => {
  const { address, desk } = await startDesk(await newFolder());
  const browser = await accept(desk, address);
  const question = await sendQuestion(address);
  const { fields } = await show(browser, question);
  const links = fields.flatMap(({ links: some }) => some.map(({ href }) => new URL(href)));
  expect(links.map(({ protocol, host, pathname }) => protocol + host + pathname)).toEqual([
    'mailto:kokila@example.in',
    'tel:+919825012345',
    'https:wa.me/919825012345',
    'sms:+919825012345',
  ]);
  // The number and the state in the language of the sender, and nothing of what was sent (B11.13.4).
  const [, , chat] = links;
  const text = chat?.searchParams.get('text') ?? '';
  expect(text).toContain(`${question}: પંચાયતને મળી ગયું છે.`);
  expect(text).toMatch(/https:\/\/www\.motipura\.example\/gu\/track$/);
  expect(text).not.toContain('1+1');
  const reference = await sendComplaint(address);
  const shown = await browser.call('GET', `/submissions/${reference}?language=GU`);
  const type = inboxSubmission.parse(shown.body).fields.find(({ value }) => value.includes('લાઇટ'));
  expect(type?.lang).toBe('gu');
});

test('the selection is exported as a table in which nothing is calculated, and the log has the number', async () => {
  const { address, desk } = await startDesk(await newFolder());
  const browser = await accept(desk, address);
  await sendQuestion(address);
  await sendComplaint(address);
  const response = await download(browser, address, '/submissions.csv?form=question');
  const csv = await response.text();
  expect(response.headers.get('content-disposition')).toContain('attachment');
  expect(csv).toContain(",'=1+1");
  expect(csv).not.toContain('Dark lamp');
  const inGujarati = await download(browser, address, '/submissions.csv?language=GU');
  const [heading = ''] = (await inGujarati.text()).split('\n');
  expect(heading).toContain('નંબર,મળ્યું,ફોર્મ,સ્થિતિ');
  expect(heading).not.toMatch(/[a-z]/i);
  const { entries } = deskLog.parse((await browser.call('GET', '/log')).body);
  expect(entries).toContainEqual(expect.objectContaining({ person: name, action: 'exported', subject: '1' }));
});

test('requests about own data are a choice of the filter, and an editor is nobody who can look after a message', async () => {
  const { address, desk } = await startDesk(await newFolder());
  const browser = await accept(desk, address);
  await accept(desk, address, 'Editha', 'editor');
  const reference = await sendQuestion(address);
  const { forms } = await list(browser);
  expect(forms.map(({ value }) => value)).toContain(dataRequestForm);
  const shown = inboxSubmission.parse((await browser.call('GET', `/submissions/${reference}`)).body);
  expect(shown.people).not.toContain('Editha');
  const assigned = await browser.call('PUT', `/submissions/${reference}`, { assignee: 'Editha' });
  expect(assigned.status).toBe(404);
});

test('the selection is exported as a file of Excel with texts as they were typed (B10.13.2)', async () => {
  const { address, desk } = await startDesk(await newFolder());
  const browser = await accept(desk, address);
  const names = [
    '=HYPERLINK("https://vadpur.example","open")',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    'કોકિલાબેન',
    '007',
  ];
  for (const one of names)
    await postJson(`${address}/api/Questions/Create`, { ...question, name: one, phone: '02692 234567' });
  await sendComplaint(address);
  const response = await download(browser, address, '/submissions.xlsx?form=question&language=EN');
  expect(response.headers.get('content-disposition')).toContain('"submissions.xlsx"');
  const [heading = [], ...rows] = sheetOf(Buffer.from(await response.arrayBuffer()));
  const cells = (field: string) => rows.map((row) => row[heading.indexOf(field)]);
  expect(cells('Name').toSorted()).toEqual(names.toSorted());
  expect(new Set(cells('Phone number'))).toEqual(new Set(['02692 234567']));
  expect(new Set(cells('Question'))).toEqual(new Set(['=1+1']));
  const { entries } = deskLog.parse((await browser.call('GET', '/log')).body);
  expect(entries).toContainEqual(expect.objectContaining({ person: name, action: 'exported', subject: '6' }));
});

test('more submissions than a file of Excel may have are refused there, and exported as CSV (B11.9.25)', async () => {
  const database = await newFolder();
  const { address, desk } = await startDesk(database);
  const browser = await accept(desk, address);
  const sent = {
    form: 'question',
    key: '',
    language: 'GU',
    honeypot: false,
    filledInMs: null,
    consent: null,
  };
  const count = mostExcelRows + 1;
  await insertMany(
    database,
    { ...sent, site: desk.site, body: { name: 'Ramesh' }, state: 'stored', dueAt: null },
    count,
  );
  const refused = await download(browser, address, '/submissions.xlsx');
  expect([refused.status, await refused.json()]).toEqual([413, { problem: 'export-large' }]);
  const csv = await (await download(browser, address, '/submissions.csv')).text();
  const lines = csv.trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(count);
  expect(lines[0]).toContain(manyReference(count - 1));
  expect(lines.at(-1)).toContain(manyReference(0));
});

test('a cell of Excel has no control characters and not more than it holds (B10.13.2)', async () => {
  const long = 'ગ્રામ '.repeat(7_000);
  const file = await writeTextWorkbook({
    heading: ['a', 'b', 'c'],
    rows: [['Ra\0me\u001bsh\u0007', '', long]],
  });
  expect(sheetOf(file)).toEqual([
    ['a', 'b', 'c'],
    ['Ramesh', null, long.slice(0, longestCell)],
  ]);
});

test('with a server of the council, what is held back is shown and not changed', async () => {
  const { address, desk } = await startDesk(await newFolder(), { council: 'http://127.0.0.1:1' });
  const browser = await accept(desk, address);
  const reference = await sendQuestion(address);
  const { items, states } = await list(browser);
  expect(items[0]).toMatchObject({ reference, state: 'pending' });
  expect(states).toEqual(['new', 'in-progress', 'done', 'pending', 'delivered']);
  expect((await browser.call('PUT', `/submissions/${reference}`, { state: 'done' })).status).toBe(403);
  const correction = { field: 'phone', value: '02692 234567' };
  expect((await browser.call('PUT', `/submissions/${reference}/fields`, correction)).status).toBe(403);
});

test('submissions need a session, a right and a site; an unknown one is not found', async () => {
  const place = await newFolder();
  const { address, desk } = await startDesk(place);
  const reference = await sendQuestion(address);
  // Another site with rows in the same database: without them, it would be the first one at another address.
  const at = new Date().toISOString();
  const row = {
    id: 'other',
    site: 'www.vadpur.example',
    at,
    person: '',
    action: 'invited',
    subject: '',
  } as const;
  await desk.database.db.insertInto('desk_log').values(row).execute();
  const elsewhere = await startDesk(place, { publicAddress: 'https://www.vadpur.example' });
  const other = await accept(elsewhere.desk, elsewhere.address);
  const browser = await accept(desk, address, name, 'inbox');
  for (const path of [
    '/submissions',
    '/submissions.csv',
    '/submissions.xlsx',
    '/unread',
    `/submissions/${reference}`,
  ])
    expect((await browserAt(address).call('GET', path)).status).toBe(401);
  expect((await other.call('GET', `/submissions/${reference}`)).status).toBe(404);
  expect((await list(other)).items).toEqual([]);
  expect((await browser.call('GET', '/log')).status).toBe(403);
  expect((await browser.call('GET', '/submissions/Q-0000-0000')).status).toBe(404);
  expect((await browser.call('PUT', `/submissions/${reference}`, { assignee: 'nobody' })).status).toBe(404);
  for (const change of [{ state: 'sent' }, { assignee: 7 }, 'x'])
    expect((await browser.call('PUT', `/submissions/${reference}`, change)).status).toBe(400);
  expect((await browser.call('POST', `/submissions/${reference}/notes`, { text: ' ' })).status).toBe(400);
});
