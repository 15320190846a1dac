import { setTimeout as sleep } from 'node:timers/promises';
import { matchesCondition } from '../../engine/binding/select-records';
import type { FormBody } from '../../engine/form/form-schema';
import type { FormProblem } from '../../engine/form/form-problem';
import { placeFields, readPlace } from '../../engine/form/place';
import { fieldText } from '../../engine/record/record';
import type { CheckedSite } from '../../engine/site/checked-site';
import type { Form, PlaceList } from '../../engine/site-config.generated';
import { sourceRequest } from '../../engine/source/source-request';
import type { Council } from '../council/council';

/** Gives the keys of the records that a list of places offers in a language; null where it cannot be read in time. */
export type PlaceKeys = (list: PlaceList, language: string) => Promise<ReadonlySet<string> | null>;

/** Reads the lists of places of a site from its council. */
export function placeKeysOf(site: Pick<CheckedSite, 'config' | 'sourceUses'>, council: Council): PlaceKeys {
  const { sources, api } = site.config;
  return async ({ source, key, where = [] }, language) => {
    const request = sourceRequest(sources, source, { language });
    if (!request) return null;
    const late = sleep(api.wave * 1000, null, { ref: false });
    const answer = await Promise.race([council.get(request), late]);
    const records = answer?.list?.records.filter((record) =>
      where.every((condition) => matchesCondition(record, condition, site)),
    );
    return records ? new Set(records.flatMap((record) => fieldText(record, key) ?? [])) : null;
  };
}

/** The problems of places whose list lacks what was chosen. Where a list cannot be read, what was chosen is taken. */
export async function placeProblems(
  form: Pick<Form, 'fields'>,
  body: FormBody,
  keysOf: (list: PlaceList) => ReturnType<PlaceKeys>,
): Promise<readonly FormProblem[]> {
  const problems = placeFields(form).map(async ({ name, list }): Promise<readonly FormProblem[]> => {
    const { item } = readPlace(String(body[name] ?? ''));
    const keys = item === '' || !list ? null : await keysOf(list);
    return keys === null || keys.has(item) ? [] : [{ field: name, kind: 'place-item' }];
  });
  return (await Promise.all(problems)).flat();
}
