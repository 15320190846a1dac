import { expect, test } from 'vitest';
import {
  type Council,
  type CouncilResponse,
  failureResponse,
  successResponse,
} from '../../src/server/council/council';
import { composedCouncil } from '../../src/server/council/composed-council';
import { sampleSite } from './sample-site';

const site = await sampleSite();
const { notices, ...others } = site.config.sources;
if (!notices) throw new Error('The sample site has no notices.');
const extended = { ...notices, extend: ['text', 'validFrom', 'validUntil'] };
const records = [
  { id: 7, title: 'Never shown', text: { GU: 'પાણી', EN: 'Water' }, validFrom: '2098-01-01' },
  { id: 'b', validUntil: '31-12-2026' },
  { title: 'Without an id', text: 'No' },
];
const checked = {
  ...site,
  config: { ...site.config, sources: { ...others, notices: extended } },
  records: { ...site.records, notices: records },
};
const pictures = { urlOfContent: async (file: string) => file };

const answered = [
  { id: '7', title: 'Seven', text: null },
  { id: 'b', title: 'B', text: 'Own', validUntil: '' },
  { id: 'c', title: 'C' },
  { title: 'No id' },
];

const local = successResponse([{ title: 'Local' }], 0);

const answering = (response: CouncilResponse): Council => ({
  get: async () => response,
  currentVersion: () => response.version,
});

function councilOf(response = successResponse(answered, 0)): Council {
  return composedCouncil(checked, pictures, { local: answering(local), server: answering(response) });
}

test('records of the content folder add the fields that a record of the server with their id lacks (B7.1.7)', async () => {
  const council = councilOf();
  const request = { source: 'notices', parameters: { language: 'EN' } };
  const { list, version } = await council.get(request);
  expect(list?.records).toEqual([
    { id: '7', title: 'Seven', text: 'Water', validFrom: '2098-01-01' },
    { id: 'b', title: 'B', text: 'Own', validUntil: '2026-12-31' },
    { id: 'c', title: 'C' },
    { title: 'No id' },
  ]);
  expect(council.currentVersion(request)).toBe(version);
  expect((await council.get(request)).list).toBe(list);
});

test('a list without a call of the API is that of the content folder (B7.1.5)', async () => {
  const [name = ''] = Object.entries(site.config.sources).find(([, { path }]) => path === undefined) ?? [];
  const request = { source: name, parameters: {} };
  expect(name).not.toBe('');
  expect(await councilOf().get(request)).toBe(local);
  expect(councilOf().currentVersion(request)).toBe(local.version);
});

test('other lists, and failures, are as the server answers them', async () => {
  const response = successResponse(answered, 0);
  expect(await councilOf(response).get({ source: 'news', parameters: { language: 'EN' } })).toBe(response);
  const failure = failureResponse(502, 'no');
  const request = { source: 'notices', parameters: { language: 'EN' } };
  expect(await councilOf(failure).get(request)).toEqual(failure);
});
