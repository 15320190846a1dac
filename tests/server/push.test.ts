import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/server/database/open-database';
import { messageMs, pushRetryMs, type PushTexts } from '../../src/server/push/messages';
import { Push } from '../../src/server/push/push';
import { hostOfEndpoint } from '../../src/server/push/subscription';
import { pushBrowser, startPushService } from './push-service';
import { memoryLog } from './serve';
import { readSampleSite } from './site-server';
import { describeDatabases, type NewDatabase } from './submission-databases';

const texts: PushTexts = { GU: { title: 'નવી સૂચનાઓ', text: 'પાણી', link: '/gu/noticeboard' } };

/** The notifications of a site with a clock that the test sets, and a device that follows `notices`. */
async function start(newDatabase: NewDatabase) {
  const service = await startPushService();
  const database = await openDatabase(await newDatabase());
  onTestFinished(() => database.close());
  let moment = Date.parse('2026-12-01T06:00:00Z');
  const log = memoryLog();
  const push = new Push({
    ...{ checked: await readSampleSite(), database, now: () => new Date(moment) },
    failures: { warn: (_key, fields, message) => log.warn(fields, message) },
    transport: service.transport,
  });
  const browser = pushBrowser(service.addressOf('a'));
  await push.subscriptions.save(browser.subscription, { language: 'GU', topics: ['notices'] });
  const tell = () => push.database.atOnce((db) => push.messages.addForTopic(db, 'notices', texts));
  return { push, service, browser, log, tell, wait: (ms: number) => void (moment += ms) };
}

test('attempts become rarer, to one in an hour', () => {
  expect([1, 2, 3, 20].map(pushRetryMs)).toEqual([60_000, 120_000, 240_000, 3_600_000]);
});

test('messages go to public names over https only', () => {
  const host = (endpoint: string) => hostOfEndpoint(endpoint, 'https://www.village.example');
  expect(host('https://fcm.googleapis.com/fcm/send/a')).toBe('fcm.googleapis.com');
  for (const endpoint of ['https://www.village.example/a', 'https://10.0.0.1/', 'https://host/a', 'x'])
    expect(host(endpoint)).toBeNull();
});

describeDatabases((newDatabase) => {
  test('a push service that is busy is asked again when it says (B10.7.10)', async () => {
    const { push, service, browser, tell, wait } = await start(newDatabase);
    service.answer.status = 503;
    await tell();
    await push.send();
    await push.send();
    expect(service.calls).toHaveLength(1);
    wait(60_000);
    Object.assign(service.answer, { status: 429, headers: { 'retry-after': '600' } });
    await push.send();
    service.answer.status = 201;
    wait(599_000);
    await push.send();
    expect(service.calls).toHaveLength(2);
    wait(1000);
    await push.send();
    expect(service.calls).toHaveLength(3);
    expect(browser.read(service.calls[2])).toMatchObject(texts.GU ?? {});
    wait(messageMs / 2);
    await push.send();
    expect(service.calls).toHaveLength(3);
  });

  test('a message that is refused is given up, and the device kept', async () => {
    const { push, service, log, tell, wait } = await start(newDatabase);
    service.answer.status = 413;
    await tell();
    await push.send();
    wait(3_600_000);
    service.answer.status = 201;
    await push.send();
    expect(service.calls).toHaveLength(1);
    expect(log.lines.join()).toContain('413');
    await tell();
    await push.send();
    expect(service.calls).toHaveLength(2);
  });

  test('a message that nobody took within a day is given up', async () => {
    const { push, service, log, tell, wait } = await start(newDatabase);
    service.answer.status = 503;
    await tell();
    await push.send();
    wait(messageMs);
    service.answer.status = 201;
    await push.send();
    expect(service.calls).toHaveLength(1);
    expect(log.lines.join()).toContain('notifications were not delivered within a day');
  });

  test('a device that was not used for a year is forgotten (B10.7.10)', async () => {
    const { push, service, tell, wait } = await start(newDatabase);
    const day = 86_400_000;
    wait(200 * day);
    await tell();
    await push.send();
    wait(364 * day);
    await tell();
    await push.send();
    expect(service.calls).toHaveLength(2);
    wait(366 * day);
    await push.send();
    await tell();
    await push.send();
    expect(service.calls).toHaveLength(2);
  });

  test('instances that make keys together have the same ones', async () => {
    const options = await newDatabase();
    const [first, second] = await Promise.all([start(async () => options), start(async () => options)]);
    const [own, other] = await Promise.all([first.push.keys(), second.push.keys()]);
    expect(own).toEqual(other);
  });
});
