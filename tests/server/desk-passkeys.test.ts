import { expect, test } from 'vitest';
import type { Desk } from '../../src/desk/server/open-desk';
import { deskLog } from '../../src/desk/api/desk-api';
import { waysToSignIn } from '../../src/desk/api/passkey-api';
import { accept, browserAt, name, pass, password, startDesk, stateOf } from './desk-browser';
import { createAuthenticator, type Deviation } from './software-authenticator';
import { describeDatabases, newFolder } from './submission-databases';

const origin = 'https://www.motipura.example';
const minute = 60_000;

type Browser = ReturnType<typeof browserAt>;
type Authenticator = ReturnType<typeof createAuthenticator>;

const post = (browser: Browser, path: string, body?: unknown, from = origin) =>
  browser.call('POST', path, body, { origin: from, 'user-agent': 'Mozilla/5.0 (Android 14) Chrome/130.0' });

async function optionsOf(browser: Browser, path: string, body?: unknown): Promise<unknown> {
  const { status, body: options } = await post(browser, `${path}/options`, body);
  expect(status).toBe(200);
  return options;
}

/** Accepts an invitation with a passkey. */
async function join(desk: Desk, address: string, device: Authenticator, person = name): Promise<Browser> {
  const browser = browserAt(address);
  const token = await desk.people.invite(person, 'publisher');
  const response = device.attest(await optionsOf(browser, '/invitation/passkey', { token }));
  expect((await post(browser, '/invitation/passkey', { token, response })).status).toBe(204);
  return browser;
}

async function enter(browser: Browser, device: Authenticator, deviation: Deviation = {}): Promise<number> {
  const options = await optionsOf(browser, '/session/passkey');
  return (await post(browser, '/session/passkey', device.assert(options, deviation))).status;
}

async function add(browser: Browser, device: Authenticator, passkeyName: string, deviation: Deviation = {}) {
  const response = device.attest(await optionsOf(browser, '/passkeys'), deviation);
  return post(browser, '/passkeys', { name: passkeyName, response });
}

const waysOf = async (browser: Browser) => waysToSignIn.parse((await browser.call('GET', '/passkeys')).body);

describeDatabases((newDatabase) => {
  test('a person joins and signs in with a passkey, adds and removes others, but not the last way', async () => {
    const { address, desk } = await startDesk(await newDatabase());
    const [phone, computer] = [createAuthenticator(origin), createAuthenticator(origin)];
    await join(desk, address, phone);
    const browser = browserAt(address);
    expect([await enter(browser, phone), await stateOf(browser)]).toEqual([204, 'signed-in']);
    const ways = await waysOf(browser);
    expect(ways).toMatchObject({ hasPassword: false, passkeys: [{ name: 'Chrome, Android' }] });
    expect(ways.passkeys[0]?.used).not.toBeNull();
    const remove = ({ id }: Authenticator) => browser.call('DELETE', `/passkeys/${id}`);
    expect((await remove(phone)).body).toEqual({ problem: 'last-way' });
    expect((await add(browser, computer, ' Office ')).status).toBe(204);
    const both = await Promise.all([remove(phone), remove(computer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const [left] = (await waysOf(browser)).passkeys;
    expect((await browser.call('PUT', '/password', { current: '', password })).status).toBe(204);
    expect((await browser.call('DELETE', `/passkeys/${left?.id}`)).status).toBe(204);
    expect(await waysOf(browser)).toEqual({ hasPassword: true, passkeys: [] });
    expect((await browserAt(address).call('POST', '/session', { name, password })).status).toBe(204);
    const { entries } = deskLog.parse((await browser.call('GET', '/log')).body);
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['passkey-set', 'passkey-added', 'passkey-removed', 'password-changed']),
    );
  });

  test('a new invitation ends the passkeys and the password before', async () => {
    const { address, desk } = await startDesk(await newDatabase());
    const [lost, found] = [createAuthenticator(origin), createAuthenticator(origin)];
    const before = await accept(desk, address);
    expect((await add(before, lost, 'Phone')).status).toBe(204);
    await join(desk, address, found);
    expect(await stateOf(before)).toBe('signed-out');
    expect((await browserAt(address).call('POST', '/session', { name, password })).status).toBe(401);
    expect(await enter(browserAt(address), lost)).toBe(401);
    expect(await enter(browserAt(address), found)).toBe(204);
  });
});

test.each<readonly [string, Deviation]>([
  ['of another website', { origin: 'https://www.motipura.example.evil.example' }],
  ['for another host', { rpId: 'motipura.example' }],
  ['to another challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ['of a device that did not check the person', { isVerified: false }],
])('an answer %s makes no passkey and signs nobody in', async (_kind, deviation) => {
  const { address, desk } = await startDesk(await newFolder());
  const device = createAuthenticator(origin);
  const browser = await join(desk, address, device);
  const added = await add(browser, createAuthenticator(origin), 'Phone', deviation);
  expect([added.status, added.body]).toEqual([401, { problem: 'passkey-refused' }]);
  expect(await enter(browserAt(address), device, deviation)).toBe(401);
  const { entries } = deskLog.parse((await browser.call('GET', '/log')).body);
  expect(entries).toContainEqual(expect.objectContaining({ person: name, action: 'sign-in-failed' }));
});

test('a passkey signs in its owner only, and not with the count of a copy', async () => {
  const { address, desk } = await startDesk(await newFolder());
  const [own, other] = [createAuthenticator(origin), createAuthenticator(origin)];
  await join(desk, address, own);
  const kokila = await join(desk, address, other, 'Kokila');
  const { user } = Object.assign({ user: { id: '' } }, await optionsOf(kokila, '/passkeys'));
  expect(await enter(browserAt(address), own, { userHandle: user.id })).toBe(401);
  expect((await kokila.call('DELETE', `/passkeys/${own.id}`)).status).toBe(404);
  // Somebody else's answer under the id of the own passkey has another signature.
  const browser = browserAt(address);
  const options = await optionsOf(browser, '/session/passkey');
  const forged = { ...other.assert(options), id: own.id, rawId: own.id };
  expect((await post(browser, '/session/passkey', forged)).status).toBe(401);
  expect(await enter(browserAt(address), own, { counter: 9 })).toBe(204);
  expect(await enter(browserAt(address), own, { counter: 9 })).toBe(401);
});

test('a challenge works once, within 5 minutes, for one purpose and in the browser that asked', async () => {
  const { address, desk } = await startDesk(await newFolder());
  const device = createAuthenticator(origin);
  await join(desk, address, device);
  const browser = browserAt(address);
  const answer = device.assert(await optionsOf(browser, '/session/passkey'));
  const elsewhere = browserAt(address);
  await optionsOf(elsewhere, '/session/passkey');
  expect((await post(elsewhere, '/session/passkey', answer)).status).toBe(401);
  const ceremony = browser.cookies.get('desk.ceremony') ?? '';
  expect((await post(browser, '/session/passkey', answer)).status).toBe(204);
  browser.cookies.set('desk.ceremony', ceremony);
  expect((await post(browser, '/session/passkey', answer)).status).toBe(401);
  const response = device.attest(await optionsOf(browser, '/session/passkey'));
  expect((await post(browser, '/passkeys', { name: '', response })).status).toBe(401);
  const late = device.assert(await optionsOf(browser, '/session/passkey'));
  pass(5 * minute);
  expect((await post(browser, '/session/passkey', late)).status).toBe(401);
});

test('ways to sign in are changed just after a sign-in, and challenges are limited like passwords', async () => {
  const { address, desk } = await startDesk(await newFolder());
  const device = createAuthenticator(origin);
  const browser = await join(desk, address, device);
  pass(16 * minute);
  for (const refused of [
    await post(browser, '/passkeys/options'),
    await browser.call('DELETE', `/passkeys/${device.id}`),
    await browser.call('PUT', '/password', { current: '', password }),
  ])
    expect([refused.status, refused.body]).toEqual([403, { problem: 'sign-in-again' }]);
  const statuses = [];
  for (let count = 0; count <= 40; count += 1)
    statuses.push((await post(browserAt(address), '/session/passkey/options')).status);
  expect(statuses.at(-1)).toBe(429);
});

test('passkeys are made for the public address and the machine itself only', async () => {
  const { address, desk } = await startDesk(await newFolder());
  const browser = await accept(desk, address);
  expect((await post(browser, '/passkeys/options', undefined, address)).status).toBe(403);
  const cookies = (await post(browser, '/passkeys/options')).headers.getSetCookie();
  expect(cookies[0]).toMatch(
    /^desk\.ceremony=.{43}; Max-Age=300; Path=\/api\/desk; HttpOnly; SameSite=Strict$/,
  );
});
