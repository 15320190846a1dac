import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchBody } from '../../server/council/fetch-body';
import { readUpstreamAnswer } from '../../server/council/read-upstream-answer';
import { createSemaphore } from '../../server/concurrency/semaphore';
import { objectOf, parseJson, type JsonObject } from '../../src/model/json/json';
import { apiUrl } from '../../src/model/source/api-call';
import { readName } from './answers';
import { WrongInput } from './reading';
import { partsOf, type SectionName } from './sections';

/** What the council API says of the council, by language code. */
export type Council = Readonly<Record<string, CouncilNames>>;

interface CouncilNames {
  readonly name?: string;
  readonly taluka?: string;
  readonly district?: string;
}

const { sources } = objectOf(
  parseJson(readFileSync(join(import.meta.dirname, 'template/site.config.json'), 'utf8')),
);

/** The path of a list of the template below `/api`. */
const pathOf = (source: string): string => String(objectOf(objectOf(sources)[source]).path);

const limits = { timeout: 10_000, largeBodies: createSemaphore(2) };

/** The records of a list, or why there are none. */
async function fetchRecords(
  host: string,
  path: string,
  language: string,
): Promise<readonly JsonObject[] | string> {
  const url = `${host}${apiUrl({ path, query: { lang: language } })}`;
  return fetchBody(url, limits, async (body) => {
    if (body.kind === 'timeout') return 'it did not answer within 10 s';
    if (body.kind === 'status') return `it answered with status ${String(body.status)}`;
    if (body.kind !== 'body') return body.reason;
    const records: JsonObject[] = [];
    const answer = await readUpstreamAnswer(body.text, (record) => records.push(objectOf(record)));
    if (answer.kind === 'records') return records;
    return answer.kind === 'invalid' ? answer.reason : (answer.message ?? 'it refused the call');
  });
}

/** The names in the council's own record; throws `WrongInput` if the host is no council API. */
export async function fetchCouncil(host: string, languages: readonly string[]): Promise<Council> {
  const path = pathOf('councilDetail');
  const read = languages.map(async (code) => {
    const records = await fetchRecords(host, path, code);
    if (typeof records === 'string')
      throw new WrongInput(`${host} cannot be used as a council API: ${records} (/api${path}).`);
    const [detail = {}] = records;
    return [
      code,
      { ...named(detail, 'name'), ...named(detail, 'taluka'), ...named(detail, 'district') },
    ] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** A name of the record that a site can have; nothing otherwise, so that the user is asked. */
function named(record: JsonObject, field: string): Readonly<Record<string, string>> {
  const value = record[field];
  try {
    return typeof value === 'string' ? { [field]: readName(value) } : {};
  } catch (error) {
    if (error instanceof WrongInput) return {};
    throw error;
  }
}

/** The sections all of whose lists the council API has. */
export async function answeredSections(
  host: string,
  chosen: readonly SectionName[],
  language: string,
): Promise<readonly SectionName[]> {
  const found = await Promise.all(
    chosen.map(async (name) => {
      const calls = (partsOf(name).sources ?? []).map((source) =>
        fetchRecords(host, pathOf(source), language),
      );
      return (await Promise.all(calls)).every((records) => typeof records !== 'string');
    }),
  );
  return chosen.filter((_, index) => found[index]);
}
