import { expect, onTestFinished, test } from 'vitest';
import type { DeskRole } from '../../src/desk/api/roles';
import { openDesk } from '../../src/desk/server/open-desk';
import { Notifier } from '../../src/desk/server/push/notifier';
import { openDatabase } from '../../src/server/database/open-database';
import { Push } from '../../src/server/push/push';
import { openStore } from '../../src/server/submissions/store/open-store';
import { accept } from './desk-browser';
import { pushBrowser, startPushService } from './push-service';
import { readSampleSite, serveSite } from './site-server';
import { describeDatabases, newFolder, type NewDatabase } from './submission-databases';

const site = 'www.motipura.example';
const publicAddress = `https://${site}`;
const minute = 60_000;
const day = 24 * 60 * minute;

/** A desk with what notifies its people, and a clock that the test sets. */
async function start(newDatabase: NewDatabase) {
  const service = await startPushService();
  const options = await newDatabase();
  let moment = Date.now();
  const now = () => new Date(moment);
  const checked = await readSampleSite();
  const desk = await openDesk({ ...options, publicAddress, now });
  const store = await openStore(options);
  const database = await openDatabase(options);
  onTestFinished(async () => {
    await database.close();
    await store.close();
    await desk.close();
  });
  const failures = { warn: () => undefined };
  const push = new Push({
    ...{ checked, database, now, failures },
    transport: service.transport,
  });
  const notifier = new Notifier({ desk: async () => desk, push, checked, store, failures });
  const poll = async () => {
    await notifier.poll();
    await push.send();
  };
  const addPerson = async (name: string, role: DeskRole, language: string) => {
    const passkey = { id: `key of ${name}`, name: '', publicKey: '', counter: 0 };
    await desk.people.accept(await desk.people.invite(name, role), { passkey });
    const { personId = '' } = (await desk.passkeys.find(passkey.id)) ?? {};
    const device = pushBrowser(service.addressOf(name));
    await push.subscriptions.save(device.subscription, { language });
    await desk.devices.add(device.subscription.endpoint, { personId, session: `session of ${name}` });
    const read = () => {
      const call = service.calls.findLast(({ path }) => path === `/${name}`);
      return call && device.read(call);
    };
    return { personId, endpoint: device.subscription.endpoint, read };
  };
  const receive = (key: string, answerBy?: string) =>
    store.insert({
      ...{ site, form: 'question', key, language: 'EN', state: 'stored', dueAt: null, consent: null },
      body: { name: 'Ramesh Secret', phone: '9825012345', question: 'Water?' },
      ...(answerBy !== undefined && { answerBy }),
      honeypot: false,
      filledInMs: null,
    });
  return { desk, service, poll, addPerson, receive, wait: (ms: number) => void (moment += ms) };
}

describeDatabases((newDatabase) => {
  test('B11.19.5: people are told how many messages are new, in their language and of nothing in them', async () => {
    const { service, poll, addPerson, receive, wait } = await start(newDatabase);
    const kokila = await addPerson('kokila', 'publisher', 'GU');
    const edita = await addPerson('edita', 'editor', 'EN');
    const ramesh = await addPerson('ramesh', 'inbox', 'EN');
    await receive('a');
    await receive('b');
    await poll();
    expect(service.calls).toEqual([]);
    wait(16 * minute);
    await poll();
    await poll();
    expect(service.calls.map(({ path }) => path).sort()).toEqual(['/kokila', '/ramesh']);
    expect(ramesh.read()).toMatchObject({ lang: 'en', link: '/desk/inbox?state=new' });
    expect(ramesh.read()?.text).toMatch(/^2 /);
    expect(kokila.read()?.lang).toBe('gu');
    expect(JSON.stringify([ramesh.read(), kokila.read()])).not.toMatch(/Secret|98250|Water/);
    expect(edita.read()).toBeUndefined();
    wait(60 * minute);
    await poll();
    expect(service.calls).toHaveLength(2);
  });

  test('publishers are told of changes that somebody else has handed over', async () => {
    const { desk, service, poll, addPerson, wait } = await start(newDatabase);
    const kokila = await addPerson('kokila', 'publisher', 'EN');
    await addPerson('edita', 'editor', 'EN');
    await desk.handovers.set('edita', { state: 'waiting', by: 'edita', note: '' });
    await desk.handovers.set('kokila', { state: 'waiting', by: 'kokila', note: '' });
    wait(16 * minute);
    await poll();
    expect(service.calls).toHaveLength(1);
    expect(kokila.read()).toMatchObject({ link: '/desk/changes' });
  });

  test('overdue messages are told once a day', async () => {
    const { service, poll, addPerson, receive, wait } = await start(newDatabase);
    await receive('late', '2020-01-01');
    const ramesh = await addPerson('ramesh', 'inbox', 'EN');
    // Noon in India.
    const noon = (Math.floor(Date.now() / day) + 1) * day + 6.5 * 60 * minute;
    wait(noon - Date.now());
    await poll();
    wait(60 * minute);
    await poll();
    wait(day);
    await poll();
    expect(service.calls).toHaveLength(2);
    expect(ramesh.read()).toMatchObject({ link: '/desk/inbox' });
  });

  test('a device ends with its session, its person, or somebody else who opens the desk there', async () => {
    const { desk, service, poll, addPerson, receive, wait } = await start(newDatabase);
    await addPerson('one', 'inbox', 'EN');
    await addPerson('two', 'inbox', 'EN');
    const three = await addPerson('three', 'inbox', 'EN');
    const four = await addPerson('four', 'inbox', 'EN');
    await desk.devices.endSession('session of one');
    await desk.people.remove('two');
    const session = { personId: four.personId, session: 'other' };
    expect(await desk.devices.opened(three.endpoint, session)).toBe(false);
    expect(await desk.devices.opened(four.endpoint, session)).toBe(true);
    await receive('a');
    wait(16 * minute);
    await poll();
    expect(service.calls.map(({ path }) => path)).toEqual(['/four']);
  });

  test('nobody is told on a device on which the desk was not opened for 30 days', async () => {
    const { service, poll, addPerson, receive, wait } = await start(newDatabase);
    await addPerson('ramesh', 'inbox', 'EN');
    wait(31 * day);
    await receive('a');
    wait(day);
    await poll();
    expect(service.calls).toEqual([]);
  });
});

test('a person switches notifications on and off, and signing out ends them', async () => {
  const place = await newFolder();
  const workerBundle = { script: '', push: 'self.shows = true;', assets: [], laterAssets: [] };
  const address = await serveSite({ workerBundle, variables: { DATA_DIR: place.dataDir } });
  const desk = await openDesk({ ...place, publicAddress });
  onTestFinished(() => desk.close());
  const browser = await accept(desk, address, 'ramesh', 'inbox');
  const { subscription } = pushBrowser('https://push.example/a');
  const { endpoint } = subscription;
  const opened = async () => (await browser.call('POST', '/push/opened', { endpoint })).body;
  expect(JSON.stringify((await browser.call('GET', '/push')).body)).toMatch(/^\{"key":"[\w-]{87}"\}$/);
  expect(await opened()).toEqual({ isOn: false });
  const on = () => browser.call('PUT', '/push', { subscription, language: 'EN' });
  expect((await on()).status).toBe(204);
  expect(await opened()).toEqual({ isOn: true });
  const hostile = { ...subscription, endpoint: 'https://127.0.0.1/a' };
  const put = (body: unknown) => browser.call('PUT', '/push', body);
  expect((await put({ subscription: hostile, language: 'EN' })).status).not.toBe(204);
  expect((await put({ subscription: null, language: 'EN' })).status).not.toBe(204);
  expect((await browser.call('POST', '/push/off', { endpoint })).status).toBe(204);
  expect(await opened()).toEqual({ isOn: false });
  await on();
  expect((await browser.call('DELETE', '/session')).status).toBe(204);
  const again = await accept(desk, address, 'kokila', 'publisher');
  expect((await again.call('POST', '/push/opened', { endpoint })).body).toEqual({ isOn: false });
  const worker = await fetch(`${address}/desk/push-worker.js`);
  expect(await worker.text()).toBe(workerBundle.push);
  expect(worker.headers.get('content-security-policy')).toContain("connect-src 'self'");
});
