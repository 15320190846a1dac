import { contentList, contentPaths, ownDrafts, savedRecord } from '../../../src/desk/api/content-api';
import { contentOverview } from '../../../src/desk/api/content-overview';
import { unreadCount } from '../../../src/desk/api/desk-api';
import { inboxPage } from '../../../src/desk/api/inbox-api';
import { openStore } from '../../../src/server/submissions/store/open-store';
import { startSite } from '../../../tests/e2e/site-process';
import { type DeskEnvironment, openDeskClient, publicAddressOf } from './desk-client';
import { processorTimeOf } from './desk-speed';
import { atMost, printFigures, reportOnly, type Figure } from './figures';
import { residentMemory } from './resident-memory';

const submissions = 10_000;

/** Fills the inbox of a site; the reference number of the last submission. */
async function writeSubmissions(environment: DeskEnvironment): Promise<string> {
  const { host: site } = new URL(await publicAddressOf(environment));
  const store = await openStore({ dataDir: environment.DATA_DIR });
  const sent = { site, form: 'complaint', language: 'GU', honeypot: false, filledInMs: 9000, consent: null };
  const values = { phone: '9812345670', type: 'Street Light', details: 'દીવો બંધ છે' };
  let last = '';
  for (let number = 0; number < submissions; number += 1) {
    const body = { ...values, name: `Ramesh ${number}` };
    const key = `bench-${number}`;
    const { submission } = await store.insert({ ...sent, key, body, state: 'stored', dueAt: null });
    last = submission.reference;
  }
  await store.close();
  return last;
}

/** Measures the processor time and the memory of the server for requests of its desk. */
export async function measureRequests(environment: DeskEnvironment): Promise<void> {
  const reference = await writeSubmissions(environment);
  const site = await startSite(environment);
  const { address, pid, stop } = site;
  const client = await openDeskClient(address, environment);
  const list = 'notices';
  const { records } = await client.call(contentList, 'GET', contentPaths.list(list));
  const [first] = records;
  let title: unknown = first?.record.title;
  const save = async (number: number) => {
    const after = { EN: `Saved ${number}` };
    const body = { changes: [{ field: 'title', before: title, after }] };
    await client.call(savedRecord, 'PATCH', contentPaths.record(list, first?.id ?? ''), body);
    title = after;
  };
  const track = async () => {
    const body = new URLSearchParams({ reference, contact: '9812345670' });
    const headers = { origin: address, 'content-type': 'application/x-www-form-urlencoded' };
    await (await fetch(`${address}/en/track?track`, { method: 'POST', headers, body })).text();
  };
  const requests: readonly (readonly [
    name: string,
    most: number,
    request: (n: number) => Promise<unknown>,
  ])[] = [
    ['the first screen', 15, () => client.call(contentOverview, 'GET', contentPaths.overview)],
    ['a list', 15, () => client.call(contentList, 'GET', contentPaths.list(list))],
    ['the own drafts', 15, () => client.call(ownDrafts, 'GET', contentPaths.drafts)],
    ['an autosave', 20, save],
    ['the number of new submissions', 15, () => client.call(unreadCount, 'GET', '/unread')],
    ['the inbox', 50, () => client.call(inboxPage, 'GET', '/submissions')],
    ['a search in the inbox', 50, () => client.call(inboxPage, 'GET', '/submissions?search=Ramesh%209876')],
    ['a look-up of a visitor', 50, track],
  ];
  const figures: Figure[] = [];
  for (const [name, most, request] of requests) {
    figures.push(atMost(`${name}, ms`, await processorTimeOf(site, request), most));
  }
  figures.push(reportOnly('memory, MB', residentMemory(pid)));
  await stop();
  printFigures(`Processor time of the server for a request, with ${submissions} submissions`, figures);
}
