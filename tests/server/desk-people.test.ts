import { expect, onTestFinished, test } from 'vitest';
import { mostAttempts } from '../../src/desk/server/attempts';
import { openDesk } from '../../src/desk/server/open-desk';
import { readDeskCommand, runDeskCommand } from '../../src/desk/server/run-desk-command';
import { deskLog, deskSessions } from '../../src/desk/api/desk-api';
import { languageStorageName } from '../../src/engine/language/resolve-language';
import { accept, browserAt, name, pass, password, startDesk, stateOf } from './desk-browser';
import { readSampleSite, serveSite } from './site-server';
import { describeDatabases, newFolder } from './submission-databases';

const minute = 60_000;

describeDatabases((newDatabase) => {
  test('a person accepts an invitation once, signs in and out, and the log has it', async () => {
    const { address, desk } = await startDesk(await newDatabase());
    const browser = browserAt(address);
    expect(await stateOf(browser)).toBe('nobody');
    const token = await desk.people.invite(name, 'publisher');
    expect((await browser.call('POST', '/invitation', { token })).body).toEqual({ name, role: 'publisher' });
    const both = await Promise.all([
      browserAt(address).call('POST', '/invitation/accept', { token, password }),
      browserAt(address).call('POST', '/invitation/accept', { token, password }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 410]);
    for (const method of ['POST', 'DELETE', 'POST']) {
      await browser.call(method, '/session', method === 'POST' ? { name: ` ${name} `, password } : undefined);
      expect(await stateOf(browser)).toBe(method === 'POST' ? 'signed-in' : 'signed-out');
    }
    expect(await stateOf(browser)).toBe('signed-in');
    const { entries } = deskLog.parse((await browser.call('GET', '/log')).body);
    expect(entries.map(({ person, action }) => `${person} ${action}`).sort()).toEqual(
      ['invited', 'password-set', 'signed-in', 'signed-in', 'signed-in', 'signed-out'].map(
        (action) => `${name} ${action}`,
      ),
    );
  });

  test('a new invitation sets a new password and ends every session', async () => {
    const { address, desk } = await startDesk(await newDatabase());
    const before = await accept(desk, address);
    const token = await desk.people.invite(name, 'publisher');
    const other = 'seven kites above the river';
    await browserAt(address).call('POST', '/invitation/accept', { token, password: other });
    expect(await stateOf(before)).toBe('signed-out');
    const browser = browserAt(address);
    expect((await browser.call('POST', '/session', { name, password })).status).toBe(401);
    expect((await browser.call('POST', '/session', { name, password: other })).status).toBe(204);
  });

  test.each([
    ['publisher', 'editor'],
    ['publisher', 'inbox'],
    ['editor', 'inbox'],
  ] as const)('an invitation from %s to %s counts at once (B11.7.41)', async (role, lower) => {
    const { address, desk } = await startDesk(await newDatabase());
    const browser = await accept(desk, address, name, role);
    await desk.people.invite(name, lower);
    expect(await stateOf(browser)).toBe('signed-out');
    await browser.call('POST', '/session', { name, password });
    expect((await browser.call('GET', '/session')).body).toMatchObject({ person: { role: lower } });
  });

  test('an invitation to more rights counts when it is accepted (B11.7.41)', async () => {
    const { address, desk } = await startDesk(await newDatabase());
    const browser = await accept(desk, address, name, 'editor');
    await desk.people.invite(name, 'publisher');
    expect((await browser.call('GET', '/session')).body).toMatchObject({ person: { role: 'editor' } });
  });
});

test('an invitation ends after 48 hours, and a newer one replaces it', async () => {
  const { address, desk } = await startDesk(await newFolder());
  const browser = browserAt(address);
  const first = await desk.people.invite(name, 'publisher');
  const second = await desk.people.invite(name.toUpperCase(), 'publisher');
  expect((await browser.call('POST', '/invitation', { token: first })).status).toBe(410);
  pass(48 * 60 * minute - 1);
  expect((await browser.call('POST', '/invitation', { token: second })).status).toBe(200);
  pass(1);
  expect((await browser.call('POST', '/invitation/accept', { token: second, password })).status).toBe(410);
});

test.each([
  ['short', 'kite-lamp-1', 'password-short'],
  ['common', 'password1234', 'password-guessable'],
  ['a pattern of keys', 'qwertyuiop123', 'password-guessable'],
  ['the site and a year', 'motipura-2024', 'password-guessable'],
  ['endless', 'x1 '.repeat(60), 'password-long'],
])('a password that is %s is refused, and the invitation stays open', async (_kind, weak, problem) => {
  const { address, desk } = await startDesk(await newFolder());
  const token = await desk.people.invite('Ramesh', 'publisher');
  const browser = browserAt(address);
  const refused = await browser.call('POST', '/invitation/accept', { token, password: weak });
  expect([refused.status, refused.body]).toEqual([422, { problem }]);
  expect((await browser.call('POST', '/invitation/accept', { token, password })).status).toBe(204);
});

test('a wrong name and a wrong password are refused alike, and guessing is stopped for both', async () => {
  const { address, desk } = await startDesk(await newFolder());
  await accept(desk, address);
  const guess = (of: string) => browserAt(address).call('POST', '/session', { name: of, password: 'wrong' });
  for (const of of [name, 'nobody']) {
    const guesses = [];
    // The sign-in after the invitation has forgotten the attempts before it.
    for (let count = 0; count <= mostAttempts.name; count += 1) guesses.push(await guess(of));
    expect(guesses.map(({ status }) => status)).toEqual([...Array<number>(mostAttempts.name).fill(401), 429]);
    expect(guesses[0]?.body).toEqual({ problem: 'wrong-password' });
    expect(Number(guesses.at(-1)?.headers.get('retry-after'))).toBe(15 * 60);
  }
  const right = () => browserAt(address).call('POST', '/session', { name, password });
  expect((await right()).status).toBe(429);
  pass(15 * minute);
  expect((await right()).status).toBe(204);
});

test('a person signs in on a known device, whoever guesses elsewhere, and guessing there is stopped, too', async () => {
  const { address, desk } = await startDesk(await newFolder());
  const known = await accept(desk, address);
  const guess = (browser: ReturnType<typeof browserAt>, of = name) =>
    browser.call('POST', '/session', { name: of, password: 'wrong' });
  for (let count = 0; count <= mostAttempts.name; count += 1) await guess(browserAt(address));
  for (let count = 0; count < mostAttempts.address; count += 1)
    await desk.attempts.count('address', '127.0.0.1');
  const right = (browser: ReturnType<typeof browserAt>) =>
    browser.call('POST', '/session', { name, password });
  expect((await right(browserAt(address))).status).toBe(429);
  expect((await right(known)).status).toBe(204);
  expect((await guess(known, 'nobody')).status).toBe(429);
  const device = [...known.cookies].find(([key]) => key.startsWith('desk_device_'));
  if (!device) throw new Error('The device is not known.');
  for (const forged of ['', 'a.b', `b${device[1]}`, `${device[1].split('.')[0] ?? ''}.AAAA`]) {
    const browser = browserAt(address);
    browser.cookies.set(device[0], forged);
    expect((await right(browser)).status).toBe(429);
  }
  const guesses = [];
  for (let count = 0; count <= mostAttempts.name; count += 1) guesses.push((await guess(known)).status);
  expect(guesses).toEqual([...Array<number>(mostAttempts.name).fill(401), 429]);
});

test('guessing a name is stopped over all addresses, and a few failed guesses elsewhere lock nobody out', async () => {
  const { address, desk } = await startDesk(await newFolder());
  await accept(desk, address);
  const site = 'www.motipura.example';
  for (let count = 0; count < mostAttempts.name; count += 1)
    await desk.attempts.count('name', `${site} ${name} 203.0.113.9`);
  const right = () => browserAt(address).call('POST', '/session', { name, password });
  expect((await right()).status).toBe(204);
  for (let count = 0; count < mostAttempts.nameAnywhere; count += 1)
    await desk.attempts.count('nameAnywhere', `${site} ${name}`);
  expect((await right()).status).toBe(429);
});

test('the table of sessions has no token that signs in, and failed sign-ins are logged once a minute', async () => {
  const { address, desk } = await startDesk(await newFolder());
  const browser = await accept(desk, address);
  const sessions = desk.database.all.withTables<{ desk_sessions: { token: string } }>();
  const [session] = await sessions.selectFrom('desk_sessions').select('token').execute();
  const cookie = decodeURIComponent([...browser.cookies.values()].join(' '));
  expect(session?.token).toMatch(/^[\w-]{43}$/);
  expect(cookie).not.toContain(session?.token);
  for (let count = 0; count < 3; count += 1)
    await browserAt(address).call('POST', '/session', { name, password: 'wrong' });
  const failed = async () =>
    (await desk.log.read()).entries.filter(({ action }) => action === 'sign-in-failed').length;
  expect(await failed()).toBe(1);
});

test('guessing is stopped for an address, whatever the names', async () => {
  const { address, desk } = await startDesk(await newFolder());
  for (let count = 0; count < mostAttempts.address; count += 1)
    await desk.attempts.count('address', '127.0.0.1');
  const guess = await browserAt(address).call('POST', '/session', { name: 'Kokila', password: 'wrong' });
  expect([guess.status, guess.body]).toEqual([429, { problem: 'too-many-attempts' }]);
});

test('a sign-in gives a new session and ends the one of the browser; cookies are for scripts of nobody', async () => {
  const { address, desk } = await startDesk(await newFolder());
  const browser = await accept(desk, address);
  const before = new Map(browser.cookies);
  const { headers } = await browser.call('POST', '/session', { name, password });
  expect(headers.getSetCookie()[0]).toMatch(
    /^desk\.session_token=.*; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  const fixed = browserAt(address);
  for (const [key, value] of before) fixed.cookies.set(key, value);
  expect(await stateOf(fixed)).toBe('signed-out');
});

test('behind https, cookies are for https only', async () => {
  const site = await readSampleSite();
  const dataDir = (await newFolder()).dataDir;
  const address = await serveSite({ checked: site, variables: { DATA_DIR: dataDir, TRUST_PROXY: '1' } });
  const desk = await openDesk({ dataDir, publicAddress: site.config.publicAddress });
  onTestFinished(() => desk.close());
  const token = await desk.people.invite(name, 'publisher');
  const { headers } = await browserAt(address).call(
    'POST',
    '/invitation/accept',
    { token, password },
    { origin: site.config.publicAddress, 'x-forwarded-proto': 'https' },
  );
  expect(headers.getSetCookie()[0]).toMatch(
    /^__Host-desk\.session_token=[^;]*; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test('a session ends after 8 hours of whatever use', async () => {
  const { address, desk } = await startDesk(await newFolder());
  const browser = await accept(desk, address);
  const { sessions } = deskSessions.parse((await browser.call('GET', '/sessions')).body);
  const [session] = sessions;
  // Both times are read from the clock one after the other.
  const length = Date.parse(session?.until ?? '') - Date.parse(session?.since ?? '');
  expect(Math.round(length / minute)).toBe(8 * 60);
});

test.each([
  ['nothing', []],
  ['the number of new submissions', ['/unread']],
])('a session ends after 30 minutes in which a page asks for %s (B11.9.20)', async (_, polled) => {
  const { address, desk } = await startDesk(await newFolder());
  const browser = await accept(desk, address);
  for (let passed = 0; passed < 29; passed += 1) {
    pass(minute);
    for (const path of polled) expect((await browser.call('GET', path)).status).toBe(200);
  }
  // A session begins by the clock of the machine, somewhat later than that of the test.
  pass(2 * minute);
  expect(await stateOf(browser)).toBe('signed-out');
  expect((await browser.call('GET', '/sessions')).status).toBe(401);
});

test.each(['/session', '/sessions', '/log'])(
  'a session goes on while a person uses %s, for 8 hours at most (B11.9.20)',
  async (path) => {
    const { address, desk } = await startDesk(await newFolder());
    const browser = await accept(desk, address);
    for (let passed = 0; passed < 3; passed += 1) {
      pass(29 * minute);
      expect((await browser.call('GET', path)).status).not.toBe(401);
    }
    expect(await stateOf(browser)).toBe('signed-in');
  },
);

test.each(['/log?before=a&before=b', '/log?before[]=a&before=', '/sites?language=EN&language=HI'])(
  'a query with two values of one name is no fault of the server: %s (B11.9.23)',
  async (path) => {
    const { address, desk } = await startDesk(await newFolder());
    const browser = await accept(desk, address);
    expect((await browser.call('GET', path)).status).toBeLessThan(500);
  },
);

test('signing out empties the cache of the browser, and keeps its storage (B11.9.22)', async () => {
  const { address, desk } = await startDesk(await newFolder());
  const browser = await accept(desk, address);
  const { headers } = await browser.call('DELETE', '/session');
  expect(headers.get('clear-site-data')).toBe('"cache"');
  // The cookie that stays proves that the person has signed in here, and gives no access (B11.9.13).
  expect([...browser.cookies.keys()].every((key) => key.startsWith('desk_device_'))).toBe(true);
});

test('own sessions are listed and ended; those of another person are not found', async () => {
  const { address, desk } = await startDesk(await newFolder());
  const first = await accept(desk, address);
  const other = await accept(desk, address, 'Kokila');
  const second = browserAt(address);
  await second.call(
    'POST',
    '/session',
    { name, password },
    { origin: address, 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36' },
  );
  const listed = deskSessions.parse((await first.call('GET', '/sessions')).body).sessions;
  expect(listed.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
  const ended = listed.find(({ isCurrent }) => !isCurrent);
  expect(ended).toMatchObject({ browser: 'Chrome', system: 'Android' });
  expect((await other.call('DELETE', `/sessions/${ended?.id}`)).status).toBe(404);
  expect((await first.call('DELETE', `/sessions/${ended?.id}`)).status).toBe(204);
  expect([await stateOf(first), await stateOf(second)]).toEqual(['signed-in', 'signed-out']);
});

test('the own password is changed with the current one, and signs out everywhere else', async () => {
  const { address, desk } = await startDesk(await newFolder());
  const browser = await accept(desk, address);
  const other = browserAt(address);
  await other.call('POST', '/session', { name, password });
  const change = (current: string) =>
    browser.call('PUT', '/password', { current, password: 'seven kites above the river' });
  expect((await change('wrong')).status).toBe(401);
  expect((await change(password)).status).toBe(204);
  expect([await stateOf(browser), await stateOf(other)]).toEqual(['signed-in', 'signed-out']);
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['no page', {}],
])('a change from %s is refused', async (_source, headers) => {
  const { address, desk } = await startDesk(await newFolder());
  const browser = await accept(desk, address);
  expect((await browser.call('DELETE', '/session', undefined, headers)).status).toBe(403);
  expect(await stateOf(browser)).toBe('signed-in');
});

test('only JSON is read, and the log needs a session', async () => {
  const { address } = await startDesk(await newFolder());
  const headers = { origin: address, 'content-type': 'text/plain' };
  const posted = await fetch(`${address}/api/desk/session`, { method: 'POST', headers, body: '{}' });
  expect(posted.status).toBe(415);
  expect((await browserAt(address).call('GET', '/log')).status).toBe(401);
});

test('people of another site in the same database are nobody here', async () => {
  const place = await newFolder();
  const { address } = await startDesk(place);
  const elsewhere = await startDesk(place, { publicAddress: 'https://www.vadpur.example' });
  const browser = await accept(elsewhere.desk, elsewhere.address);
  const here = browserAt(address);
  for (const [key, value] of browser.cookies) here.cookies.set(key, value);
  expect([await stateOf(browser), await stateOf(here)]).toEqual(['signed-in', 'nobody']);
});

test.each([
  ['gu', 'કાર્યાલય માટે જાવાસ્ક્રિપ્ટ જરૂરી છે'],
  ['hi', 'कार्यालय के लिए जावास्क्रिप्ट ज़रूरी है'],
])('without script, the desk says what it needs, in the language %s of the visitor', async (code, text) => {
  const { address } = await startDesk(await newFolder());
  const cookie = `${languageStorageName}=${code.toUpperCase()}`;
  const html = await (await fetch(`${address}/desk`, { headers: { cookie } })).text();
  expect(html).toContain(`<noscript lang="${code}">${text}`);
});

test('the page of the desk says nothing, runs scripts of its own only and is not kept; off, it is not there', async () => {
  const { address } = await startDesk(await newFolder());
  const page = await fetch(`${address}/desk/log`);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).not.toContain('unsafe-eval');
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const off = await serveSite({ variables: { DESK: 'off' } });
  expect((await fetch(`${off}/desk`)).status).toBe(404);
  expect((await fetch(`${off}/api/desk/session`)).status).toBe(404);
});

test('the command invites, lists and removes people', async () => {
  const { address, desk } = await startDesk(await newFolder());
  const lines: string[] = [];
  const run = (...args: readonly string[]) =>
    runDeskCommand(readDeskCommand(args), {
      people: desk.people,
      isOfOperators: false,
      removeCode: null,
      async *others() {
        yield { site: 'the operators', people: { nameOf: async (of) => (of === 'Asha' ? of : '') } };
      },
      publicAddress: 'https://www.motipura.example',
      write: (text) => lines.push(text),
      erase: async () => ({ hasOtherHistory: true }),
      move: async (from) => from === 'old.example',
    });
  await run('invite', ' Kokila  Ben ', '--role', 'publisher');
  const [, token = ''] =
    /^https:\/\/www\.motipura\.example\/desk\/invitation#(.{43})\n/.exec(lines.join('')) ?? [];
  const browser = browserAt(address);
  expect((await browser.call('POST', '/invitation/accept', { token, password })).status).toBe(204);
  await run('list');
  expect(lines.at(-1)).toBe('Kokila Ben  publisher\n');
  await run('erase');
  expect(lines.slice(-2).join('')).toContain('it still has the old versions');
  await run('remove', 'kokila ben');
  expect(await stateOf(browser)).toBe('nobody');
  await expect(run('remove', 'kokila ben')).rejects.toThrow('There is nobody called kokila ben.');
  await run('move', 'https://old.example/');
  expect(lines.at(-1)).toContain('What belonged to old.example now belongs to www.motipura.example.');
  await expect(run('move', 'never.example')).rejects.toThrow('has nothing of never.example');
  expect(() => run('move')).toThrow('Give the old address');
  await expect(run('invite', 'Ramesh', '--role', 'publischer')).rejects.toThrow('Did you mean “publisher”');
  await expect(run('invite', 'Ramesh', '--role', 'operator')).rejects.toThrow('needs SITES_DIR');
  await expect(run('invite', 'Asha', '--role', 'editor')).rejects.toThrow('somebody of the operators');
});
