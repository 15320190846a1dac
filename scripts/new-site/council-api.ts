import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../src/server/command-line';
import { objectOf, parseJson, type JsonObject } from '../../src/engine/json/json';
import { apiUrl } from '../../src/engine/source/api-call';
import { readName } from './answers';
import { partsOf, type SectionName } from './sections';
import { templateFolder } from './template-folder';

/** Texts of the council API about the council, by language code. */
export type CouncilAnswers = Readonly<Record<string, CouncilNames>>;

interface CouncilNames {
  readonly name?: string;
  readonly taluka?: string;
  readonly district?: string;
}

const { sources } = objectOf(parseJson(readFileSync(join(templateFolder, 'site.config.json'), 'utf8')));

/** The path of a list of the template below `/api`; undefined for one that only the site itself has. */
function pathOf(source: string): string | undefined {
  const { path } = objectOf(objectOf(sources)[source]);
  return typeof path === 'string' ? path : undefined;
}

/** Whether a list of the template has its records in the content folder also where the council has a server. */
export const isLocal = (source: string): boolean => pathOf(source) === undefined;

/** The records of a list, or why there are none. */
async function fetchRecords(
  host: string,
  path: string,
  language: string,
): Promise<readonly JsonObject[] | string> {
  const url = `${host}${apiUrl({ path, query: { lang: language } })}`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    if (!response.ok) return `it answered with status ${response.status}`;
    const { status, message, data } = objectOf(parseJson(await response.text()));
    if (status === false) return typeof message === 'string' ? message : 'it refused the call';
    return Array.isArray(data) ? data.map(objectOf) : 'its answer has no list “data”';
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return isLate ? 'it did not answer within 10 s' : 'it cannot be reached';
  }
}

/** The names in the council's own record; throws `CommandError` if the host is no council API. */
export async function fetchCouncil(host: string, languages: readonly string[]): Promise<CouncilAnswers> {
  const path = pathOf('councilDetail') ?? '';
  const read = languages.map(async (code) => {
    const records = await fetchRecords(host, path, code);
    if (typeof records === 'string')
      throw new CommandError(`${host} cannot be used as a council API: ${records} (/api${path}).`);
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
    if (error instanceof CommandError) return {};
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
      const paths = (partsOf(name).sources ?? []).flatMap((source) => pathOf(source) ?? []);
      const calls = paths.map((path) => fetchRecords(host, path, language));
      return (await Promise.all(calls)).every((records) => typeof records !== 'string');
    }),
  );
  return chosen.filter((_, index) => found[index]);
}
