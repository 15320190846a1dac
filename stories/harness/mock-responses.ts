import { resolveRequest } from '../../src/server/council/resolve-request';
import { siteRecords } from '../../src/server/council/site-records';
import type { Envelope, Source } from '../../src/engine/site-config.generated';
import { sourceKey, sourceRequest, type SourceParameters } from '../../src/engine/source/source-request';
import { readEnvelope } from '../../src/engine/source/envelope';
import type { DehydratedState } from '../../src/engine/source/dehydrated-state';
import { servedUrl, mapStrings } from './served-url';
import { checkedSite, pictureUrl } from './story-site';

const failure = (message: string): Envelope => ({ status: false, data: null, message });

const records = siteRecords(
  checkedSite,
  { urlOfContent: (value) => Promise.resolve(pictureUrl(value)) },
  (data): Envelope => ({ status: true, data, message: null }),
);

/** Resolves the path of a document of the site. */
function documentUrl(text: string): string {
  return text.startsWith('/documents/') ? servedUrl(`/site${text}`) : text;
}

const parameterNames: Readonly<Record<string, 'subject' | 'category'>> = {
  '$subject.id': 'subject',
  '$category.id': 'category',
};

/** All parameters that a source is requested with, from the ids in its records. */
function parametersOf(name: string, { query, records = name }: Source): readonly Partial<SourceParameters>[] {
  const named = Object.entries(query).flatMap(([field, value]) => {
    const parameter = parameterNames[value];
    return parameter ? [{ field, parameter }] : [];
  });
  if (named.length === 0) return [{}];
  const lists = checkedSite.records[records] ?? [];
  return lists.map((record) => {
    const values = new Map(Object.entries(record ?? {}));
    return Object.fromEntries(named.map(({ field, parameter }) => [parameter, String(values.get(field))]));
  });
}

async function loadDehydratedState(language: string): Promise<DehydratedState> {
  const { sources } = checkedSite.config;
  const requests = Object.entries(sources).flatMap(([name, source]) =>
    parametersOf(name, source).map(async (ids) => {
      const request = sourceRequest(sources, name, { language, ...ids });
      if (!request) return [];
      const envelope = (await records.get(request)) ?? failure('Unknown source.');
      return [[sourceKey(request), readEnvelope(mapStrings(envelope, documentUrl))] as const];
    }),
  );
  return Object.fromEntries((await Promise.all(requests)).flat());
}

const codes = checkedSite.config.languages.list.map(({ code }) => code);
const dehydratedStates = new Map(
  await Promise.all(codes.map(async (code) => [code, await loadDehydratedState(code)] as const)),
);

/** State of every list of the council. */
export type ListState = 'filled' | 'empty' | 'loading' | 'failed';

const states: Readonly<Record<ListState, (filled: DehydratedState) => DehydratedState>> = {
  filled: (filled) => filled,
  empty: (filled) => withEveryResult(filled, { records: [], missing: false }),
  failed: (filled) => withEveryResult(filled, null),
  loading: () => ({}),
};

function withEveryResult(filled: DehydratedState, result: DehydratedState[string]): DehydratedState {
  return Object.fromEntries(Object.keys(filled).map((key) => [key, result ?? null]));
}

/** Every response of the council in a language, as the HTML contains it. */
export function mockDehydratedState(code: string, lists: ListState): DehydratedState {
  return states[lists](dehydratedStates.get(code) ?? {});
}

/** Response of the mocked council API; accepts every submission. */
export async function mockResponse({ pathname, searchParams }: URL, method: string): Promise<Response> {
  if (method === 'POST') return Response.json({ status: true, data: [{ reference: 'M-7K3M-92XD' }] });
  const path = pathname.replace(/^\/api/, '');
  const query = Object.fromEntries(searchParams);
  const request = resolveRequest(checkedSite.config, path, query);
  if ('error' in request) return Response.json(failure(request.error), { status: request.status });
  const envelope = (await records.get(request)) ?? failure('Unknown source.');
  return Response.json(mapStrings(envelope, documentUrl));
}
