import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  broadcastPaths,
  broadcastTexts,
  publishedBroadcasts,
  triedBroadcast,
  type BroadcastDraft,
} from '../../../src/desk/api/broadcasts-api';
import { openedPreview } from '../../../src/desk/api/content-api';
import { deskLog } from '../../../src/desk/api/desk-api';
import { districtPath } from '../../../src/desk/api/district-api';
import { secondFactorPath, secondFactorState } from '../../../src/desk/api/second-factor-api';
import { broadcastsFile, sharedFolder } from '../../../src/engine/district/broadcast';
import { textsList } from '../../../src/engine/district/texts-list';
import { objectOf } from '../../../src/engine/json/json';
import { samplePdf } from '../sample-pdf';
import { describeDatabases } from '../submission-databases';
import { dayAfter, writeLayer } from './district-sites';
import { type Browser, names, setUpCodes, startOperator, stepMs } from './operator-at-sites';

const textOf = (path: string) => `${path}?language=HI`;

async function stateOf(browser: Browser) {
  return publishedBroadcasts.parse((await browser.call('GET', broadcastPaths.all)).body);
}

async function tryAt(browser: Browser, name: string, trial: object) {
  const answer = await browser.call('POST', textOf(broadcastPaths.site(name)), trial);
  return triedBroadcast.parse(answer.body).outcome;
}

const storm: BroadcastDraft = {
  list: 'alerts',
  until: dayAfter(10),
  record: { level: 'emergency', text: { HI: 'तूफ़ान आ रहा है', GU: 'વાવાઝોડું' }, until: dayAfter(10) },
};
const camp: BroadcastDraft = {
  list: 'notices',
  until: dayAfter(10),
  record: { title: 'Camp at the taluka office', link: '' },
};

describeDatabases((newDatabase) => {
  test('an operator publishes at all sites, one hides a notice but not the emergency, and the operator takes a step back (B11.23.7)', async () => {
    const started = await startOperator(await newDatabase());
    const { operator, publisherOf, shows } = started;
    const { nextCode } = await setUpCodes(started);
    const outcomes = [];
    for (const name of [...names, 'tilwara']) outcomes.push(await tryAt(operator, name, { draft: storm }));
    expect(outcomes).toEqual(['shown', 'shown', 'shown', 'no-list']);

    const publish = async (draft: BroadcastDraft, id?: string) => {
      const { version } = await stateOf(operator);
      const body = { draft, version, code: nextCode(), ...(id !== undefined && { id }) };
      return (await operator.call('POST', broadcastPaths.all, body)).status;
    };
    expect(await publish(storm)).toBe(204);
    expect(await publish(camp)).toBe(204);
    for (const name of names) await shows(name, 'तूफ़ान आ रहा है').toBe(true);
    for (const name of [...names, 'tilwara']) await shows(name, 'Camp at').toBe(true);

    const { broadcasts } = await stateOf(operator);
    expect(broadcasts.map(({ draft, isEmergency }) => [draft.list, isEmergency])).toEqual([
      ['notices', false],
      ['alerts', true],
    ]);
    const [notice = '', emergency = ''] = broadcasts.map(({ id }) => id);
    const kokila = await publisherOf('sitapur');
    expect((await kokila.call('PUT', districtPath(emergency), { isHidden: true })).status).toBe(409);
    expect((await kokila.call('PUT', districtPath(notice), { isHidden: true })).status).toBe(204);
    await shows('sitapur', 'Camp at').toBe(false);
    await shows('sitapur', 'तूफ़ान आ रहा है').toBe(true);

    const changed = { ...camp, record: { title: 'Camp on Friday', link: '' } };
    const again = { draft: changed, id: notice };
    expect(await tryAt(operator, 'rampur', again)).toBe('shown');
    expect(await tryAt(operator, 'sitapur', again)).toBe('hidden');
    expect(await publish(changed, notice)).toBe(204);
    await shows('rampur', 'Camp on Friday').toBe(true);
    const { version, canUndo } = await stateOf(operator);
    expect(canUndo).toBe(true);
    const undone = await operator.call('POST', broadcastPaths.undo, { version, code: nextCode() });
    expect(undone.status).toBe(204);
    await shows('rampur', 'Camp on Friday').toBe(false);
    await shows('rampur', 'Camp at the taluka office').toBe(true);
    await shows('sitapur', 'Camp at the taluka office').toBe(false);

    const after = await stateOf(operator);
    expect(after.canUndo).toBe(false);
    expect(after.steps.map(({ action, person }) => [action, person])).toEqual([
      ['broadcast-undone', 'Asha'],
      ['broadcast-published', 'Asha'],
      ['broadcast-published', 'Asha'],
      ['broadcast-published', 'Asha'],
    ]);
    const end = { version: after.version, code: nextCode() };
    expect((await operator.call('POST', broadcastPaths.end(emergency), end)).status).toBe(204);
    for (const name of names) await shows(name, 'तूफ़ान आ रहा है').toBe(false);
  });

  test('nothing is published without a code of the operator’s phone, and each code works once (B11.23.6)', async () => {
    const started = await startOperator(await newDatabase());
    const { operator, operators, clock } = started;
    const { version } = await stateOf(operator);
    const publish = async (code: string) =>
      (await operator.call('POST', broadcastPaths.all, { draft: camp, version, code })).body;
    expect(await publish('123456')).toEqual({ problem: 'code-needed' });
    const { nextCode, codeAt } = await setUpCodes(started);
    expect(secondFactorState.parse((await operator.call('GET', secondFactorPath)).body)).toEqual({
      isSet: true,
    });
    expect((await operator.call('POST', `${secondFactorPath}/key`)).body).toEqual({ problem: 'code-known' });
    expect(await publish('12345')).toEqual({ problem: 'failed' });
    expect(await publish(codeAt(-10 * stepMs))).toEqual({ problem: 'code-wrong' });
    expect(await publish(codeAt(0))).toEqual({ problem: 'code-used' });
    const code = nextCode();
    const both = await Promise.all([publish(code), publish(code)]);
    expect(both).toContainEqual(null);
    expect(both.filter((body) => body === null)).toHaveLength(1);
    const log = deskLog.parse((await operator.call('GET', '/log')).body);
    expect(log.entries.map(({ action }) => action)).toContain('code-refused');

    const after = await stateOf(operator);
    const guess = async (guessed: string) =>
      operator.call('POST', broadcastPaths.undo, { version: after.version, code: guessed });
    for (const guessed of ['000001', '000002', '000003', '000004', '000005']) await guess(guessed);
    clock.ahead += stepMs;
    const locked = await guess(codeAt(0));
    expect([locked.status, locked.body]).toEqual([429, { problem: 'too-many-attempts' }]);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
    clock.ahead += 16 * 60_000;
    expect((await guess(codeAt(0))).status).toBe(204);

    const asha = await operators.people.find('Asha');
    expect(await operators.secondFactors.remove(asha?.id ?? '')).toBe(true);
    expect(secondFactorState.parse((await operator.call('GET', secondFactorPath)).body)).toEqual({
      isSet: false,
    });
  });

  test('codes are set up right after a sign-in only (B11.23.6)', async () => {
    const { operator, clock } = await startOperator(await newDatabase());
    clock.ahead += 16 * 60_000;
    const answer = await operator.call('POST', `${secondFactorPath}/key`);
    expect([answer.status, answer.body]).toEqual([403, { problem: 'sign-in-again' }]);
  });

  test('an operator chooses among the texts of the site and of the engine, each once', async () => {
    const { operator } = await startOperator(await newDatabase());
    const { texts } = broadcastTexts.parse((await operator.call('GET', broadcastPaths.texts)).body);
    const ids = texts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const skip = texts.find(({ id }) => id === 'shell.skip')?.record;
    expect(objectOf(skip?.text).HI).toBe('मुख्य सामग्री पर जाएँ');
  });

  test('people of a site cannot reach what is for operators (B11.23.6)', async () => {
    const { publisherOf } = await startOperator(await newDatabase());
    const kokila = await publisherOf('rampur');
    const calls = [
      ['GET', broadcastPaths.all],
      ['POST', broadcastPaths.all],
      ['GET', broadcastPaths.texts],
      ['POST', broadcastPaths.preview],
      ['POST', broadcastPaths.undo],
      ['POST', broadcastPaths.end('a1')],
      ['POST', broadcastPaths.site('sitapur')],
      ['GET', secondFactorPath],
      ['POST', `${secondFactorPath}/key`],
      ['POST', secondFactorPath],
    ] as const;
    for (const [method, path] of calls)
      expect((await kokila.call(method, path, method === 'GET' ? undefined : {})).status, path).toBe(403);
  });

  test('wrong broadcasts are refused with a reason, without using a code up (B11.23.7)', async () => {
    const started = await startOperator(await newDatabase());
    const { operator, sites } = started;
    const { nextCode } = await setUpCodes(started);
    const { version } = await stateOf(operator);
    const code = nextCode();
    const publish = async (draft: object, more: object = {}) =>
      (await operator.call('POST', broadcastPaths.all, { draft, version, code, ...more })).body;
    expect(await publish({ ...camp, until: dayAfter(400) })).toEqual({ problem: 'broadcast-until' });
    expect(await publish({ ...camp, until: dayAfter(-3) })).toEqual({ problem: 'broadcast-until' });
    expect(await publish({ ...camp, until: 'soon' })).toEqual({ problem: 'failed' });
    expect(await publish({ ...camp, sites: ['nowhere'] })).toEqual({ problem: 'site-unknown' });
    expect(await publish({ ...camp, sites: ['../rampur'] })).toEqual({ problem: 'failed' });
    expect(await publish({ ...camp, record: { title: 'x'.repeat(30_000) } })).toEqual({ problem: 'failed' });
    expect(await publish(camp, { version: 'other' })).toEqual({ problem: 'changed' });
    expect(await publish(camp, { id: 'nowhere' })).toEqual({ problem: 'not-found' });
    expect(await publish(camp)).toBeNull();
    expect(await tryAt(operator, 'rampur', { draft: { ...camp, record: { headline: 'x' } } })).toBe('unfit');
    expect(await tryAt(operator, 'rampur', { draft: { ...camp, sites: ['sitapur'] } })).toBe('other');
    expect(await tryAt(operator, 'rampur', { draft: { ...camp, talukas: ['चंदनगढ़'] } })).toBe('shown');
    for (const name of ['..', 'nowhere', '_shared'])
      expect((await operator.call('POST', textOf(broadcastPaths.site(name)), { draft: camp })).status).toBe(
        404,
      );
    expect(await readdir(join(sites.folder, sharedFolder))).toEqual([broadcastsFile]);

    await writeLayer(sites, 'damaged');
    expect(await operator.call('GET', broadcastPaths.all)).toMatchObject({
      body: { problem: 'layer-broken' },
    });
    expect(await readFile(join(sites.folder, sharedFolder, broadcastsFile), 'utf8')).toBe('damaged');
  });

  test('a PDF of a broadcast is public at the site of the desk, once the code was right, and all sites link to it (B11.23.9)', async () => {
    const started = await startOperator(await newDatabase());
    const { operator, sendDocument, pageOf, shows } = started;
    const { nextCode } = await setUpCodes(started);
    const link = await sendDocument(samplePdf());
    const draft = { ...camp, record: { title: 'Circular', link } };
    const publish = async (code: string) => {
      const { version } = await stateOf(operator);
      return (await operator.call('POST', broadcastPaths.all, { draft, version, code })).status;
    };
    expect(await publish('000000')).toBe(403);
    expect((await pageOf('rampur', `/${link}`)).text).not.toContain('%PDF');
    expect(await publish(nextCode())).toBe(204);
    await shows('sitapur', `http://rampur.example/${link}`).toBe(true);
    await expect.poll(async () => (await pageOf('rampur', `/${link}`)).text).toContain('%PDF');
  });

  test.each([
    ['record', camp],
    ['text', { ...camp, list: textsList, record: { id: 'shell.skip', text: { HI: 'Camp at the school' } } }],
  ])('a preview shows a %s at the site of the desk, to the operator alone', async (_kind, broadcast) => {
    const { operator, pageOf } = await startOperator(await newDatabase());
    const draft = { ...broadcast, sites: ['sitapur'] };
    const { path } = openedPreview.parse(
      (await operator.call('POST', broadcastPaths.preview, { draft })).body,
    );
    const cookie = [...operator.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const opened = await pageOf('rampur', path, cookie);
    const [preview = ''] = opened.headers.getSetCookie().map((text) => text.split(';')[0] ?? '');
    expect((await pageOf('rampur', '/hi', `${cookie}; ${preview}`)).text).toContain('Camp at');
    expect((await pageOf('rampur', '/hi')).text).not.toContain('Camp at');
  });
});
