import { askSource } from '../../server/council/council';
import { embeddedCouncil } from '../../server/council/embedded';
import type { Source } from '../../src/config/site-config.generated';
import { addressOf, apiUrl, type SourceParameters } from '../../src/content/address';
import { readEnvelope } from '../../src/content/answer';
import type { CarriedAnswers } from '../../src/content/carried-answers';
import { sampleAddress, withTexts } from './sample-address';
import { checkedSite, pictureAddress } from './told-site';

const nothing = () => Promise.resolve(null);
const find = (value: string) => Promise.resolve(pictureAddress(value));

const council = embeddedCouncil(checkedSite, {
  addressOf: find,
  addressOfContent: find,
  find: nothing,
  findSmaller: nothing,
  saved: () => Promise.resolve(),
});

/** The address of a document of the site, wherever the stories are served from. */
function documentAddress(text: string): string {
  return text.startsWith('/documents/') ? sampleAddress(`/site${text}`) : text;
}

const parameters: Readonly<Record<string, 'subject' | 'category'>> = {
  '$subject.id': 'subject',
  '$category.id': 'category',
};

/** The ids with which a source is asked: those that its records hang on; nothing for one without ids. */
function idsOf(name: string, { query = {}, records = name }: Source): readonly Partial<SourceParameters>[] {
  const named = Object.entries(query).flatMap(([field, value]) => {
    const parameter = parameters[value];
    return parameter ? [{ field, parameter }] : [];
  });
  if (named.length === 0) return [{}];
  const lists = checkedSite.records[records] ?? [];
  return lists.map((record) => {
    const values = new Map(Object.entries(record ?? {}));
    return Object.fromEntries(named.map(({ field, parameter }) => [parameter, String(values.get(field))]));
  });
}

async function answersIn(language: string): Promise<CarriedAnswers> {
  const { sources } = checkedSite.config;
  const asked = Object.entries(sources).flatMap(([name, source]) =>
    idsOf(name, source).map(async (ids) => {
      const asking = { language, ...ids };
      const address = addressOf(source, asking);
      const { envelope } = await askSource(council, checkedSite.config, name, asking);
      const answer = readEnvelope(withTexts(envelope, documentAddress));
      return address ? [[apiUrl(address), answer] as const] : [];
    }),
  );
  return Object.fromEntries((await Promise.all(asked)).flat());
}

const codes = checkedSite.config.languages.list.map(({ code }) => code);
const answers = new Map(await Promise.all(codes.map(async (code) => [code, await answersIn(code)] as const)));

/** What has become of every list of the council. */
export type Lists = 'filled' | 'empty' | 'loading' | 'failed';

const states: Readonly<Record<Lists, (filled: CarriedAnswers) => CarriedAnswers>> = {
  filled: (filled) => filled,
  empty: (filled) => mapped(filled, { records: [], missing: false }),
  failed: (filled) => mapped(filled, null),
  loading: () => ({}),
};

function mapped(filled: CarriedAnswers, answer: CarriedAnswers[string]): CarriedAnswers {
  return Object.fromEntries(Object.keys(filled).map((url) => [url, answer ?? null]));
}

/** Every answer of the council in a language, as the HTML would carry it. */
export function carriedAnswers(code: string, lists: Lists): CarriedAnswers {
  return states[lists](answers.get(code) ?? {});
}

/** What the council says to a call of the browser; everything that is posted is received. */
export async function answerCall({ pathname, searchParams }: URL, method: string): Promise<Response> {
  if (method === 'POST') return Response.json({ status: true, data: [{ reference: 'M-7K3M-92XD' }] });
  const { status, envelope } = await council.ask(
    pathname.replace(/^\/api/, ''),
    Object.fromEntries(searchParams),
  );
  return Response.json(withTexts(envelope, documentAddress), { status });
}
