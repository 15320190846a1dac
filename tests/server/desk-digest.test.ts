import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { DeskRole } from '../../src/desk/api/roles';
import { digestWeek } from '../../src/desk/server/mail/digest-week';
import { Mailer, type MailerOptions } from '../../src/desk/server/mail/mailer';
import { sendDigests } from '../../src/desk/server/mail/send-digests';
import { openMailSender } from '../../src/desk/server/mail/send-mail';
import { openDesk } from '../../src/desk/server/open-desk';
import type { DatabaseOptions } from '../../src/server/database/site-database';
import { openStore } from '../../src/server/submissions/store/open-store';
import { temporaryFolder } from '../temporary-folder';
import { startMailServer } from './mail-server';
import { readSampleSite } from './site-server';
import { describeDatabases, newFolder } from './submission-databases';

const site = 'www.motipura.example';
const publicAddress = `https://${site}`;
const hour = 3_600_000;
/** Sunday noon in India; the mail is due on Monday at 7, that is 01:30 UTC. */
const sunday = Date.parse('2026-11-22T06:30:00Z');

interface Person {
  readonly name: string;
  readonly role: DeskRole;
  readonly language: string;
  readonly hasDigest?: boolean;
  readonly address?: string;
}

const publisher: Person = { name: 'kokila', role: 'publisher', language: 'GU' };

/** An instance of the server of a site; its clock begins on a Sunday. */
async function start(
  database: DatabaseOptions,
  url: string,
  places: Pick<MailerOptions, 'backupDir' | 'place'> = {},
) {
  let moment = sunday;
  const now = () => new Date(moment);
  const desk = await openDesk({ ...database, publicAddress, now });
  const store = await openStore(database);
  const warnings: unknown[] = [];
  const options = {
    ...{ checked: await readSampleSite(), desk: async () => desk, store, isForwarded: false, ...places },
    sender: openMailSender({ url, from: 'desk@motipura.example' }),
    log: { warn: (message: unknown) => void warnings.push(message) },
  };
  const mailer = new Mailer(options);
  const { signal } = new AbortController();
  onTestFinished(async () => {
    await mailer.stop();
    await desk.close();
    await store.close();
  });
  const addPerson = async ({ name, role, language, hasDigest = true, address }: Person) => {
    const passkey = { id: `key of ${name}`, name: '', publicKey: '', counter: 0 };
    await desk.people.accept(await desk.people.invite(name, role), { passkey });
    const { personId = '' } = (await desk.passkeys.find(passkey.id)) ?? {};
    const to = address ?? `${name}@motipura.example`;
    await desk.mail.settings.save(personId, { address: to, isOn: false, hasDigest }, language);
  };
  const receive = (key: string, answerBy?: string) =>
    store.insert({
      ...{ site, form: 'question', key, language: 'EN', state: 'stored', dueAt: null, consent: null },
      body: { name: 'Ramesh Secret', phone: '9825012345', question: 'Water?' },
      ...(answerBy !== undefined && { answerBy }),
      honeypot: false,
      filledInMs: null,
    });
  const draft = (name: string) =>
    desk.drafts.save(name, [{ list: 'news', key: '1', before: null, after: { id: 1 } }]);
  return {
    desk,
    mailer,
    options,
    signal,
    addPerson,
    receive,
    draft,
    warnings,
    goTo: (time: number) => void (moment = time),
  };
}

test('a week begins on Monday at 7 in the time zone of the site', () => {
  const weeks = [
    ['2026-11-23T01:29:59Z', '2026-11-16'],
    ['2026-11-23T01:30:00Z', '2026-11-23'],
    ['2026-11-29T20:00:00Z', '2026-11-23'],
    ['2026-11-30T01:30:00Z', '2026-11-30'],
    ['2027-01-03T12:00:00Z', '2026-12-28'],
  ] as const;
  for (const [moment, week] of weeks) expect(digestWeek('Asia/Kolkata', new Date(moment))).toBe(week);
  expect(digestWeek('America/New_York', new Date('2026-11-23T11:59:00Z'))).toBe('2026-11-16');
});

test('B11.19.1: editors are told of lists that need updating', async () => {
  const { mails, url } = await startMailServer();
  const engineFolder = join(import.meta.dirname, '../..');
  const place = { config: join(engineFolder, 'site.config.json'), engineFolder };
  const { mailer, addPerson, goTo } = await start(await newFolder(), url, { place });
  await addPerson({ name: 'edita', role: 'editor', language: 'EN' });
  await addPerson({ name: 'ramesh', role: 'inbox', language: 'EN' });
  goTo(Date.parse('2036-11-24T06:30:00Z'));
  await mailer.pollDigests();
  expect(mails.map(({ to }) => to[0])).toEqual(['edita@motipura.example']);
  expect(mails[0]?.text).toMatch(/\d+ lists need updating\nhttps:.*\/desk\/freshness\n/u);
});

describeDatabases((newDatabase) => {
  test('B11.19.1: each person is told once a week what waits for the role, in their language, and of nothing in it', async () => {
    const { mails, url } = await startMailServer();
    const database = await newDatabase();
    const backups = await temporaryFolder();
    const { desk, mailer, addPerson, receive, draft, goTo } = await start(database, url, {
      backupDir: backups,
    });
    await addPerson(publisher);
    await addPerson({ name: 'ramesh', role: 'inbox', language: 'EN' });
    await addPerson({ name: 'edita', role: 'editor', language: 'HI' });
    await addPerson({ name: 'nobody', role: 'publisher', language: 'EN', address: '' });
    await addPerson({ name: 'silent', role: 'publisher', language: 'EN', hasDigest: false });
    await receive('first');
    await receive('second', '2026-11-20');
    await draft('edita');
    await desk.handovers.set('edita', { state: 'waiting', by: 'edita', note: 'Secret' });
    await mailer.pollDigests();
    expect(mails).toEqual([]);
    goTo(sunday + 20 * hour);
    const again = await start(database, url, { backupDir: backups });
    again.goTo(sunday + 20 * hour);
    await Promise.all([mailer.pollDigests(), again.mailer.pollDigests(), mailer.pollDigests()]);
    const textOf = (name: string) => mails.find(({ to }) => to[0]?.startsWith(name))?.text ?? '';
    expect(mails.map(({ to }) => to[0]).sort()).toEqual(
      ['edita', 'kokila', 'ramesh'].map((name) => `${name}@motipura.example`),
    );
    expect(textOf('ramesh')).toContain(`2 new messages\n${publicAddress}/desk/inbox?state=new\n`);
    expect(textOf('ramesh')).toContain(`1 overdue answer\n${publicAddress}/desk/inbox\n`);
    expect(textOf('ramesh')).not.toMatch(/backup|changes/iu);
    expect(textOf('kokila')).toContain('2 નવા સંદેશા');
    expect(textOf('kokila')).toContain('એક વ્યક્તિના ફેરફાર તમારી રાહ જુએ છે');
    expect(textOf('kokila')).toContain('બૅકઅપ નથી');
    expect(textOf('edita')).toContain(`एक बदलाव अभी प्रकाशित नहीं\n${publicAddress}/desk/changes\n`);
    expect(textOf('edita')).not.toMatch(/संदेश|बैकअप/u);
    for (const { text } of mails) {
      expect(text).toContain(`${publicAddress}/desk/account`);
      expect(text).not.toMatch(/Secret|98250|Water/u);
    }
    goTo(sunday + 6 * 24 * hour);
    await mailer.pollDigests();
    expect(mails).toHaveLength(3);
    goTo(sunday + (7 * 24 + 20) * hour);
    await mailer.pollDigests();
    expect(mails).toHaveLength(6);
  });

  test('B11.19.2: without anything to say no mail is sent, also not later in the week; whoever joins later waits for Monday', async () => {
    const { mails, url } = await startMailServer();
    const backups = await temporaryFolder();
    const { mailer, addPerson, receive, goTo } = await start(await newDatabase(), url, {
      backupDir: backups,
    });
    await addPerson(publisher);
    const archive = join(backups, `${site}-2026-11-22.tar.gz`);
    await writeFile(archive, '');
    await utimes(archive, sunday / 1000, sunday / 1000);
    goTo(sunday + 20 * hour);
    await mailer.pollDigests();
    await receive('first');
    await addPerson({ ...publisher, name: 'late' });
    goTo(sunday + 30 * hour);
    await mailer.pollDigests();
    expect(mails).toEqual([]);
  });

  test('B11.19.3: a mail server that is dead or refuses gets the mail later, and each person it once', async () => {
    const { port, close } = await startMailServer();
    await close();
    const { mailer, addPerson, receive, warnings, goTo } = await start(
      await newDatabase(),
      `smtp://127.0.0.1:${port}`,
    );
    await addPerson(publisher);
    await receive('first');
    goTo(sunday + 20 * hour);
    await mailer.pollDigests();
    await mailer.pollDigests();
    expect(warnings).toEqual([expect.stringMatching(/^The weekly mail could not be sent \(\w+\)/u)]);
    const { mails } = await startMailServer(port);
    goTo(sunday + 21 * hour);
    await Promise.all([mailer.pollDigests(), mailer.pollDigests()]);
    await mailer.pollDigests();
    expect(mails).toHaveLength(1);
  });

  test('B11.19.3: a mail that may have arrived is not sent again, one that was refused is', async () => {
    const { mails, url } = await startMailServer();
    const { desk, addPerson, receive, warnings, goTo, signal, options } = await start(
      await newDatabase(),
      url,
    );
    await addPerson(publisher);
    await addPerson({ name: 'ramesh', role: 'inbox', language: 'EN' });
    await receive('first');
    const failures = [Object.assign(new Error('full'), { responseCode: 452 }), new Error('lost')];
    const send = async () => {
      throw failures.shift() ?? new Error('sent too often');
    };
    goTo(sunday + 20 * hour);
    const textFor = async () => ({ subject: 'This week', text: 'One new message' });
    const sending = { ...options, signal, textFor, timeZone: 'Asia/Kolkata' };
    await sendDigests(desk, { ...sending, sender: { ...options.sender, send } });
    expect(warnings).toEqual([
      expect.stringContaining('refused a weekly mail'),
      expect.stringContaining('may not have arrived'),
    ]);
    goTo(sunday + 21 * hour);
    await sendDigests(desk, sending);
    expect(mails).toHaveLength(1);
  });
});
