import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { contentList, contentPaths, publication } from '../../src/desk/api/content-api';
import { draftedTranslation } from '../../src/desk/api/text-review-api';
import { type JsonObject, objectOf } from '../../src/engine/json/json';
import type { browserAt } from './desk-browser';
import { copyWithNotices, serveDesk } from './desk-content';
import { describeDatabases, newFolder } from './submission-databases';

type Browser = ReturnType<typeof browserAt>;

/** A service as LibreTranslate is one; it remembers what it was asked. */
async function translationService(answer: (asked: JsonObject) => [status: number, body: string]) {
  const asked: JsonObject[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const sent = objectOf(body);
      asked.push(sent);
      const [status, text] = answer(sent);
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The service has no port.');
  return { asked, url: `http://127.0.0.1:${address.port}/translate` };
}

const path = contentPaths.translation('notices', 'n-1');
const wanted = { field: 'title', language: 'EN', from: 'GU' };

async function draft(browser: Browser, request: object) {
  const { status, body } = await browser.call('POST', path, { ...wanted, ...request });
  return status === 200 ? draftedTranslation.parse(body).text : { status, body };
}

async function recordIn(browser: Browser) {
  const list = contentList.parse((await browser.call('GET', contentPaths.list('notices'))).body);
  return list.records.find(({ id }) => id === 'n-1');
}

async function save(browser: Browser, title: object) {
  const before = (await recordIn(browser))?.record.title;
  const changes = [{ field: 'title', before, after: title }];
  return browser.call('PATCH', contentPaths.record('notices', 'n-1'), { changes });
}

const publish = async (browser: Browser) =>
  publication.parse((await browser.call('POST', contentPaths.publish, { lists: ['notices'] })).body);

describeDatabases((newDatabase) => {
  test('what a machine wrote is not published before a person has confirmed or changed it', async () => {
    const site = await copyWithNotices();
    const { browser: invite } = await serveDesk(site, await newDatabase());
    const browser = await invite('Kokila');
    expect(await draft(browser, { way: 'letters', text: 'રમેશભાઈ પટેલ' })).toBe('Rameshbhai Patel');
    expect((await recordIn(browser))?.state).toBe('unchanged');
    const title = { GU: 'રમેશભાઈ પટેલ', HI: 'रमेशभाई पटेल', EN: 'Rameshbhai Patel' };
    await save(browser, title);
    expect((await recordIn(browser))?.unconfirmed).toEqual([{ field: 'title', language: 'EN' }]);
    expect(await publish(browser)).toMatchObject({
      published: false,
      problems: [{ id: 'n-1', path: ['title', 'EN'], severity: 'error' }],
    });
    expect(await site.read('content/records/notices.json')).not.toContain('Rameshbhai');
    const confirmed = { field: 'title', language: 'EN' };
    expect((await browser.call('PUT', contentPaths.right('notices', 'n-1'), confirmed)).status).toBe(204);
    expect((await recordIn(browser))?.unconfirmed).toEqual([]);
    await draft(browser, { language: 'HI', way: 'letters', text: 'સુનીતા' });
    await save(browser, { ...title, HI: 'सुनीता देवी' });
    expect((await recordIn(browser))?.unconfirmed).toEqual([]);
    expect(await publish(browser)).toMatchObject({ published: true });
  });
});

test('a service drafts with the words of the council, and answers no HTML', async () => {
  const site = await copyWithNotices();
  await site.write(
    'content/glossary.json',
    JSON.stringify([{ id: 1, term: { GU: 'ગ્રામસભા', EN: 'Gram Sabha' } }]),
  );
  const { asked, url } = await translationService(({ q }) => [
    200,
    JSON.stringify({ translatedText: `${String(q)}<script>alert(1)</script> &amp; <b>today</b>` }),
  ]);
  const place = await newFolder();
  const { browser: invite } = await serveDesk(site, place, { TRANSLATE_URL: url, TRANSLATE_KEY: 'k-1' });
  const browser = await invite('Kokila');
  const text = 'ગ્રામસભા < આજે\nચોકમાં';
  expect(await draft(browser, { way: 'service', text })).toBe('Gram Sabha < આજે\nચોકમાં & today');
  expect(asked).toEqual([
    {
      q: '<span translate="no">Gram Sabha</span> &lt; આજે<br>ચોકમાં',
      ...{ source: 'gu', target: 'en', format: 'html', api_key: 'k-1' },
    },
  ]);
  expect(await draft(browser, { way: 'service', text: 'ગ્રામસભા' })).toBe('Gram Sabha');
  expect(asked).toHaveLength(1);
  const words = contentList.parse((await browser.call('GET', contentPaths.list('~glossary'))).body);
  expect(words).toMatchObject({ isOpen: true, records: [{ record: { term: { EN: 'Gram Sabha' } } }] });
  await browser.call('POST', contentPaths.records('~glossary'), {});
  const changes = [{ field: 'term', after: { GU: 'તલાટી', EN: 'Talati' } }];
  await browser.call('PATCH', contentPaths.record('~glossary', '2'), { changes });
  await browser.call('POST', contentPaths.publish, { lists: ['~glossary'] });
  expect(await site.read('content/glossary.json')).toContain('"EN": "Talati"');
});

test.each<[string, () => [number, string]]>([
  ['refuses', () => [403, '{"error":"no key"}']],
  ['answers nothing', () => [200, '{"translatedText":""}']],
  ['answers no JSON', () => [200, '<html>']],
  ['answers too much', () => [200, JSON.stringify({ translatedText: 'x'.repeat(600_000) })]],
])('a service that %s gives a clear refusal', async (_, answer) => {
  const site = await copyWithNotices();
  const { url } = await translationService(answer);
  const { browser: invite } = await serveDesk(site, await newFolder(), { TRANSLATE_URL: url });
  expect(await draft(await invite('Kokila'), { way: 'service', text: 'આજે' })).toEqual({
    status: 502,
    body: { problem: 'translation-failed' },
  });
});

test('a site without a service, and requests for what is no text of a record, are refused', async () => {
  const { browser: invite } = await serveDesk(await copyWithNotices(), await newFolder());
  const browser = await invite('Kokila');
  const statusOf = async (request: object) =>
    (await browser.call('POST', path, { ...wanted, ...request })).status;
  const letters = { way: 'letters', text: 'રામ' };
  expect(
    contentList.parse((await browser.call('GET', contentPaths.list('notices'))).body).translations,
  ).toEqual(['letters']);
  expect((await browser.call('GET', contentPaths.list('~glossary'))).status).toBe(404);
  expect(await statusOf({ way: 'service', text: 'રામ' })).toBe(404);
  expect(await statusOf({ ...letters, field: 'validFrom' })).toBe(404);
  expect(await statusOf({ ...letters, language: 'GU' })).toBe(404);
  expect(await statusOf({ ...letters, language: 'FR' })).toBe(404);
  expect(await statusOf({ ...letters, text: '' })).toBe(400);
  expect(await statusOf({ ...letters, text: 'x'.repeat(10_001) })).toBe(400);
});
