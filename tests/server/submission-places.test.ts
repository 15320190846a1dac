import { describe, expect, onTestFinished, test } from 'vitest';
import { inboxSubmission } from '../../src/desk/api/inbox-api';
import { placeProblems } from '../../src/server/submissions/place-keys';
import { openStore } from '../../src/server/submissions/store/open-store';
import { accept, startDesk } from './desk-browser';
import { describeDatabases, newFolder } from './submission-databases';
import { readSampleSite, serveSite } from './site-server';
import { accept as acceptAll, startCouncil } from './submission-runs/council-server';
import { envelopeOf, referenceOf, type Posted } from './submission-runs/post';
import { startSubmissionServer } from './submission-server';
import { complaint, submissionSite } from './submission-site';

const values = { name: 'Ramesh', phone: '98250 12345', type: 'Street Light', details: 'Dark lamp' };
const place = { place: 'by the temple', 'place.item': 'L17', 'place.position': '22.5647, 72.9512' };
const map = 'https://www.openstreetmap.org/?mlat=22.56470&mlon=72.95120#map=18/22.56470/72.95120';

/** Without a choice: the site of a desk has no lists. */
const unlisted = { place: place.place, 'place.position': place['place.position'] };

const assets = [
  { id: 1, kind: 'Street light', number: 'L17', place: 'By the Ramji temple' },
  { id: 2, kind: 'Hand pump', number: 'P01', place: 'By the bird tower' },
];

async function serveWithAssets(variables: Readonly<Record<string, string>> = {}): Promise<string> {
  const site = await readSampleSite();
  return serveSite({ checked: { ...site, records: { ...site.records, assets } }, variables });
}

async function send(address: string, body: Readonly<Record<string, string>>): Promise<Posted> {
  const response = await fetch(`${address}/api/Complaint/Create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...values, ...body }),
  });
  return { status: response.status, headers: {}, text: await response.text() };
}

function postPage(address: string, body: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(`${address}/en/complaints?form=complaint`, {
    method: 'POST',
    headers: { origin: address },
    body: new URLSearchParams({ ...values, ...body }),
    redirect: 'manual',
  });
}

describeDatabases((newDatabase) => {
  test('a place is shown with a map at the desk and to its sender (B11.17.3)', async () => {
    const { address, desk } = await startDesk(await newDatabase());
    const reference = referenceOf(await send(address, unlisted));
    const browser = await accept(desk, address);
    const shown = inboxSubmission.parse(
      (await browser.call('GET', `/submissions/${reference}?language=EN`)).body,
    );
    expect(shown.fields).toContainEqual(
      expect.objectContaining({
        label: 'Where it is',
        value: 'by the temple · 22.56470, 72.95120',
        links: [expect.objectContaining({ kind: 'map', href: map })],
      }),
    );
    const found = await fetch(`${address}/en/mydata?track`, {
      method: 'POST',
      headers: { origin: address },
      body: new URLSearchParams({ reference, contact: values.phone }),
    });
    const html = await found.text();
    expect(html).toContain('by the temple · 22.56470, 72.95120');
    expect(html).toContain(`href="${map.replaceAll('&', '&amp;')}"`);
  });
});

describe('a forged place (B11.17.2)', () => {
  const forgeries: readonly [Readonly<Record<string, string>>, string, string][] = [
    [{ 'place.item': 'L99' }, 'place-item', 'This is not in the list.'],
    [{ place: '[L99] x' }, 'place-item', 'This is not in the list.'],
    [{ 'place.position': '91,72' }, 'place-position', 'The position could not be found.'],
    [{ 'place.position': '22.5,181' }, 'place-position', 'The position could not be found.'],
    [{ 'place.position': 'NaN,NaN' }, 'place-position', 'The position could not be found.'],
    [{ 'place.position': '1e1,1e1' }, 'place-position', 'The position could not be found.'],
    [{ 'place.position': '<b>22,72</b>' }, 'place-position', 'The position could not be found.'],
    [{ 'place.item': '<img src=x onerror=alert(1)>' }, 'place-item', 'This is not in the list.'],
    [{ 'place.item': 'details' }, 'place-item', 'This is not in the list.'],
    [{ 'place.item': '__proto__' }, 'place-item', 'This is not in the list.'],
    [{ 'place.item': 'L17] @22.5,72.9' }, 'place-position', 'The position could not be found.'],
    [{ place: 'x'.repeat(201) }, 'too-long', 'at most 200'],
    [{ place: 'x'.repeat(10_000) }, 'too-long', 'at most 200'],
  ];
  const named = forgeries.map(
    ([forged, ...rest]) => [JSON.stringify(forged).slice(0, 60), forged, ...rest] as const,
  );
  test.each(named)(
    '%s is refused with and without script, and not stored',
    async (_, forged, kind, message) => {
      const { dataDir } = await newFolder();
      const address = await serveWithAssets({ DATA_DIR: dataDir });
      const answer = await send(address, forged);
      expect(answer.status).toBe(422);
      expect(envelopeOf(answer).data).toEqual([expect.objectContaining({ field: 'place', kind })]);
      const page = await postPage(address, forged);
      expect(page.status).toBe(422);
      const html = await page.text();
      expect(html).toContain(message);
      for (const markup of ['<img src=x', '<b>22']) expect(html).not.toContain(markup);
      const store = await openStore({ dataDir });
      onTestFinished(() => store.close());
      expect(await store.count({ site: 'www.motipura.example' })).toBe(0);
    },
  );
});

test('a place is chosen and written without script, and typed parts are shown again (B11.17.1)', async () => {
  const address = await serveWithAssets();
  const html = await (await fetch(`${address}/en/complaints`)).text();
  expect(html).toContain('<optgroup label="Street light">');
  expect(html).toContain('<option value="L17">L17 – By the Ramji temple</option>');
  const refused = await (await postPage(address, { ...place, name: '' })).text();
  expect(refused).toContain('<option value="L17" selected="">');
  expect(refused).toMatch(/<input[^>]* name="place"[^>]* value="by the temple"/);
  expect((await postPage(address, place)).status).toBe(303);
});

test('a place is taken as it was chosen while its list cannot be read (B11.17.2)', async () => {
  const list = { source: 'assets', key: 'number', label: 'place' };
  const form = { fields: [{ name: 'place', kind: 'place', label: 'label', list } as const] };
  const problemsOf = (keys: readonly string[] | null) =>
    placeProblems(form, { place: '[L17]' }, async () => keys && new Set(keys));
  expect(await problemsOf(null)).toEqual([]);
  expect(await problemsOf(['L17'])).toEqual([]);
  expect(await problemsOf([])).toEqual([{ field: 'place', kind: 'place-item' }]);
});

test('only pages with a field for places may ask for the position of the device (B11.17.4)', async () => {
  const address = await serveWithAssets();
  const policyOf = async (path: string, init?: RequestInit) =>
    (await fetch(address + path, init)).headers.get('permissions-policy');
  expect(await policyOf('/en/complaints')).toContain('geolocation=(self)');
  const post = { method: 'POST', headers: { origin: address }, body: new URLSearchParams({ name: '' }) };
  expect(await policyOf('/en/complaints?form=complaint', post)).toContain('geolocation=(self)');
  for (const path of ['/en', '/en/question', '/en/mydata', '/api/News/GetPublicList', '/missing'])
    expect(await policyOf(path)).toContain('geolocation=()');
});

test('an address fills declared fields in the first HTML, and is kept in no cache (B11.17.6)', async () => {
  const address = await serveWithAssets();
  const get = async (query: string) => {
    const response = await fetch(`${address}/en/complaints${query}`);
    return { cache: response.headers.get('cache-control'), html: await response.text() };
  };
  const filled = await get('?place=L17&type=Street+Light');
  expect(filled.cache).toBe('no-store');
  expect(filled.html).toContain('<option value="L17" selected="">');
  expect(filled.html).toContain('<option value="Street Light" selected="">');
  const plain = await get('');
  expect(plain.cache).toContain('s-maxage=60');
  expect(plain.html).not.toContain('value="L17" selected');
  for (const hostile of [
    '?place=L99',
    '?place=%22%3E%3Cscript%3E',
    '?name=Ramesh',
    '?type=%00',
    '?place[]=L17',
  ])
    expect(await get(hostile)).toEqual(plain);
});

test('a place stays here when a submission is forwarded (B11.17.5)', async () => {
  const council = await startCouncil(acceptAll);
  onTestFinished(() => council.close());
  const { config, catalogues } = submissionSite;
  const field = { name: 'place', kind: 'place', label: 'address' } as const;
  const form = { ...complaint, fields: [...complaint.fields, field] };
  const server = await startSubmissionServer({
    ...(await newFolder()),
    council: { host: council.host, timeoutMs: 60_000 },
    site: { config: { ...config, forms: { complaint: form } }, catalogues },
  });
  onTestFinished(() => server.close());
  const posted = await send(server.address, { type: 'Street Light', place: 'by the temple' });
  expect(posted.status).toBe(201);
  expect(council.requests.map(({ body }) => body)).toEqual([
    {
      name: 'Ramesh',
      phone: '98250 12345',
      address: '',
      type: 'Street Light',
      details: 'Dark lamp',
      isVisible: true,
    },
  ]);
});
