import { expect, onTestFinished, test } from 'vitest';
import { Mailer } from '../../src/desk/server/mail/mailer';
import { openMailSender } from '../../src/desk/server/mail/send-mail';
import { type Desk, openDesk } from '../../src/desk/server/open-desk';
import { openStore } from '../../src/server/submissions/store/open-store';
import type { DatabaseOptions } from '../../src/server/database/site-database';
import type { DeskRole } from '../../src/desk/api/roles';
import { accept, startDesk } from './desk-browser';
import { startMailServer } from './mail-server';
import { readSampleSite, serveSite } from './site-server';
import { describeDatabases, newFolder } from './submission-databases';

const site = 'www.motipura.example';
const publicAddress = `https://${site}`;
const minute = 60_000;
const from = 'Motipura <desk@motipura.example>';

/** A person who gets mails. */
async function subscribe(desk: Desk, address: string, person: string, language: string, role: DeskRole) {
  const token = await desk.people.invite(person, role);
  const passkey = { id: `key of ${person}`, name: '', publicKey: '', counter: 0 };
  await desk.people.accept(token, { passkey });
  const known = await desk.passkeys.find(passkey.id);
  await desk.mail.settings.save(known?.personId ?? '', { address, isOn: true, hasDigest: false }, language);
}

/** A desk with the submissions of its site, and what sends its mails. */
async function start(place: DatabaseOptions, url: string) {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const checked = await readSampleSite();
  const desk = await openDesk({ ...place, publicAddress, now });
  const store = await openStore(place);
  const warnings: unknown[] = [];
  const sender = openMailSender({ url, from });
  const log = { warn: (message: unknown) => void warnings.push(message) };
  const mailer = new Mailer({ checked, desk: async () => desk, store, isForwarded: false, sender, log });
  onTestFinished(async () => {
    await mailer.stop();
    await desk.close();
    await store.close();
  });
  const receive = async (key: string) => {
    const body = { name: 'Ramesh Secret', phone: '9825012345', question: 'Water?' };
    const { submission } = await store.insert({
      ...{ site, form: 'question', key, body, language: 'EN', state: 'stored', dueAt: null, consent: null },
      honeypot: false,
      filledInMs: null,
    });
    return submission.reference;
  };
  return { desk, mailer, receive, warnings, wait: (ms: number) => void (ahead += ms) };
}

describeDatabases((newDatabase) => {
  test('people who switched it on are told of a new message once, in their language, and of nothing in it', async () => {
    const { mails, url } = await startMailServer();
    const place = await newDatabase();
    const { desk, mailer, receive, wait } = await start(place, url);
    const before = await receive('before');
    await subscribe(desk, 'kokila@motipura.example', 'Kokila', 'GU', 'publisher');
    await subscribe(desk, 'ramesh@motipura.example', 'Ramesh', 'EN', 'inbox');
    await subscribe(desk, 'editor@motipura.example', 'Editor', 'EN', 'editor');
    await mailer.poll();
    const [first, second] = [await receive('first'), await receive('second')];
    wait(minute);
    await mailer.poll();
    expect(mails.map(({ to }) => to).sort()).toEqual([
      ['kokila@motipura.example'],
      ['ramesh@motipura.example'],
    ]);
    const [gujarati = '', english = ''] = ['kokila', 'ramesh'].map(
      (person) => mails.find(({ to }) => to[0]?.startsWith(person))?.text,
    );
    expect(gujarati).toContain('નવા સંદેશા આવ્યા');
    expect(english).toContain('The website of Motipura has received 2 new messages.');
    for (const reference of [first, second])
      expect(english).toContain(`, ${reference}\n${publicAddress}/desk/submissions/${reference}\n`);
    expect(english).not.toMatch(new RegExp(`Secret|98250|Water|${before}`));
    // A restart and another instance tell nobody again.
    const again = await start(place, url);
    await Promise.all([mailer.poll(), again.mailer.poll()]);
    expect(mails).toHaveLength(2);
  });

  test('a mail server that is dead delays nothing, and gets every mail once when it works again', async () => {
    const { port, close } = await startMailServer();
    await close();
    const { desk, mailer, receive, warnings, wait } = await start(
      await newDatabase(),
      `smtp://127.0.0.1:${port}`,
    );
    await subscribe(desk, 'kokila@motipura.example', 'Kokila', 'HI', 'publisher');
    const reference = await receive('first');
    await mailer.poll();
    wait(30_000);
    await mailer.poll();
    expect(warnings).toEqual([expect.stringMatching(/^The mail server does not take mails \(\w+\)/u)]);
    const { mails } = await startMailServer(port);
    wait(minute);
    await Promise.all([mailer.poll(), mailer.poll()]);
    expect(mails.map(({ text }) => text.includes(reference))).toEqual([true]);
    expect(warnings.at(-1)).toBe('The mail server takes mails again.');
  });
});

test('what a server has received before it stopped is told after its start', async () => {
  const { mails, url } = await startMailServer();
  const place = await newFolder();
  const { desk, receive } = await start(place, url);
  await subscribe(desk, 'kokila@motipura.example', 'Kokila', 'EN', 'publisher');
  const reference = await receive('first');
  await serveSite({ variables: { DATA_DIR: place.dataDir, SMTP_URL: url, MAIL_FROM: from } });
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]?.text).toContain(reference);
  expect(mails[0]?.headers).toContain(`From: ${from}\r\n`);
});

test('a person switches the own mails on and off; without a mail server there is no such setting', async () => {
  const { url } = await startMailServer();
  const { desk, address } = await startDesk(await newFolder());
  const without = await accept(desk, address);
  expect((await without.call('GET', '/mail')).body).toEqual({ setting: null });
  const place = await newFolder();
  const served = await serveSite({ variables: { DATA_DIR: place.dataDir, SMTP_URL: url, MAIL_FROM: from } });
  const opened = await openDesk({ ...place, publicAddress });
  onTestFinished(() => opened.close());
  const browser = await accept(opened, served);
  const change = (to: string, isOn: boolean, hasDigest = true) =>
    browser.call('PUT', '/mail', { address: to, isOn, hasDigest, language: 'GU' });
  for (const wrong of ['', 'kokila', 'a@b.example\r\nBcc: x@y.example', '<a@b.example>'])
    expect((await change(wrong, true)).body).toEqual({ problem: 'address-wrong' });
  expect((await change(' kokila@motipura.example ', true)).status).toBe(204);
  const setting = { address: 'kokila@motipura.example', isOn: true, hasDigest: true };
  expect((await browser.call('GET', '/mail')).body).toEqual({ setting });
  expect((await change('', false, false)).status).toBe(204);
  expect(await opened.mail.settings.recipients()).toEqual([]);
  const off = { setting: { address: '', isOn: false, hasDigest: false } };
  expect((await browser.call('GET', '/mail')).body).toEqual(off);
  // Whoever reads no messages gets no mails about them.
  const editor = await accept(opened, served, 'Editor', 'editor');
  const mail = { address: 'editor@motipura.example', hasDigest: true, language: 'GU' };
  expect((await editor.call('PUT', '/mail', { ...mail, isOn: true })).status).toBe(403);
  expect((await editor.call('PUT', '/mail', { ...mail, isOn: false })).status).toBe(204);
});
