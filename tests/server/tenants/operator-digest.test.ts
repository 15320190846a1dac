import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDesk } from '../../../src/desk/server/open-desk';
import { operatorsDesk } from '../../../src/desk/server/operators';
import { OperatorMailer } from '../../../src/desk/server/mail/operator-mailer';
import { openMailSender } from '../../../src/desk/server/mail/send-mail';
import { openFolderSites } from '../../../src/operations/sites/folder-sites';
import { openSiteDirectory } from '../../../src/operations/sites/site-directory';
import { openStore } from '../../../src/server/submissions/store/open-store';
import { temporaryFolder } from '../../temporary-folder';
import { accept, sendTo } from '../desk-browser';
import { startMailServer } from '../mail-server';
import { testEnvironment } from '../site-server';
import { describeDatabases, newFolder, type NewDatabase } from '../submission-databases';
import { serve, sitesFolder } from './sites-folder';

const engineFolder = join(import.meta.dirname, '../../..');
const names = ['rampur', 'sitapur'] as const;
const addressOf = (name: string) => `http://${name}.example`;
const hour = 3_600_000;
/** Sunday noon in India; the mail is due on Monday at 7, that is 01:30 UTC. */
const sunday = Date.parse('2026-11-22T06:30:00Z');

/** Two sites, an operator who gets mails, and instances of the server that send them. */
async function start(newDatabase: NewDatabase) {
  const place = await newDatabase();
  const { mails, url } = await startMailServer();
  const sites = await sitesFolder();
  for (const name of names) await sites.add(name, addressOf(name));
  const backups = await temporaryFolder();
  const variables = {
    ...{ DATA_DIR: place.dataDir, BACKUP_DIR: backups, SMTP_URL: url, MAIL_FROM: 'desk@district.example' },
    ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
  };
  let moment = sunday;
  const now = () => new Date(moment);
  const served = await serve(sites, { now }, variables);
  const operators = await openDesk({ ...operatorsDesk(place), now });
  onTestFinished(() => operators.close());
  const operator = await accept(operators, addressOf('rampur'), 'Asha', 'operator', sendTo(served.address));
  const startInstance = async () => {
    const warnings: unknown[] = [];
    const log = { warn: (message: unknown) => void warnings.push(message) };
    const mailer = new OperatorMailer({
      sites: openFolderSites({
        directory: await openSiteDirectory({ folder: sites.folder, log }),
        environment: await testEnvironment(variables),
        engineFolder,
        operators: async () => operators,
      }),
      sender: openMailSender({ url, from: 'desk@district.example' }),
      log,
    });
    onTestFinished(() => mailer.stop());
    return { mailer, warnings };
  };
  const setMail = (change: Readonly<Record<string, unknown>> = {}) =>
    operator.call('PUT', '/mail', {
      ...{ address: 'asha@district.example', isOn: false, hasDigest: true, language: 'GU' },
      ...change,
    });
  return {
    place,
    mails,
    sites,
    backups,
    operator,
    startInstance,
    setMail,
    goTo: (to: number) => void (moment = to),
  };
}

describeDatabases((newDatabase) => {
  test('B11.19.4: an operator is told once a week what each site needs, with instances and restarts', async () => {
    const { place, mails, sites, backups, operator, startInstance, setMail, goTo } = await start(newDatabase);
    expect((await setMail({ isOn: true })).status).toBe(403);
    expect((await setMail()).status).toBe(204);
    expect((await operator.call('GET', '/mail')).body).toEqual({
      setting: { address: 'asha@district.example', isOn: false, hasDigest: true },
    });
    const dataDir = join(place.dataDir, 'sitapur');
    const store = await openStore({ ...place, dataDir });
    onTestFinished(() => store.close());
    const flags = { language: 'HI', honeypot: false, filledInMs: null, consent: null, dueAt: null };
    await store.insert({
      ...flags,
      ...{ site: 'sitapur.example', form: 'feedback', key: 'key-0001', state: 'stored' },
      body: { name: 'Secret' },
    });
    await writeFile(join(sites.folder, 'rampur/content/records/notices.json'), '[');
    const archive = join(backups, 'sitapur-2026-10-01.tar.gz');
    await writeFile(archive, '');
    await utimes(archive, Date.parse('2026-10-01') / 1000, Date.parse('2026-10-01') / 1000);
    const [first, second] = [await startInstance(), await startInstance()];
    await first.mailer.poll();
    expect(mails).toEqual([]);
    goTo(sunday + 20 * hour);
    await Promise.all([first.mailer.poll(), second.mailer.poll()]);
    await (await startInstance()).mailer.poll();
    expect(mails.map(({ to }) => to)).toEqual([['asha@district.example']]);
    const [{ text } = { text: '' }] = mails;
    expect(text).toMatch(/^તમે સંભાળો છો તે 2 સાઇટમાં.*\nhttp:\/\/rampur\.example\/desk\/sites\n/u);
    expect(text).toMatch(/rampur: એક ભૂલ.*, બૅકઅપ નથી\nhttp:\/\/rampur\.example\/desk\n/u);
    expect(text).toMatch(/: એક નવો સંદેશ.*1 ઑક્ટોબર, 2026.*\nhttp:\/\/sitapur\.example\/desk\n/u);
    expect(text).toContain('http://rampur.example/desk/account');
    expect(text).not.toContain('Secret');
    goTo(sunday + (7 * 24 + 20) * hour);
    await first.mailer.poll();
    expect(mails).toHaveLength(2);
    expect([...first.warnings, ...second.warnings]).toEqual([]);
  });
});

test('a server that is stopped while it reads the sites sends nothing, and the next one sends the whole', async () => {
  const { mails, startInstance, setMail, goTo } = await start(newFolder);
  await setMail();
  goTo(sunday + 20 * hour);
  const { mailer } = await startInstance();
  const polled = mailer.poll();
  await mailer.stop();
  await polled.catch(() => undefined);
  expect(mails).toEqual([]);
  goTo(sunday + 21 * hour);
  await (await startInstance()).mailer.poll();
  expect(mails).toHaveLength(1);
});
