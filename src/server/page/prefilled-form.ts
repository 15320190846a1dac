import type { PrefilledForm } from '../../engine/form/page-form';
import { placeControls, placeFields } from '../../engine/form/place';
import { prefilledValues } from '../../engine/form/prefill';
import type { ServiceForm, SubmissionService } from '../submissions/service';

type Values = PrefilledForm['values'];

/** The values without choices of places that their lists lack. */
async function withKnownPlaces(
  service: Pick<SubmissionService, 'placeKeys'>,
  { form }: ServiceForm,
  values: Values,
  language: string,
): Promise<Values> {
  const checked = placeFields(form).map(async ({ name, list }) => {
    const { item } = placeControls(name);
    const key = values[item];
    if (key === undefined || !list) return [];
    return (await service.placeKeys(list, language))?.has(key) === true ? [] : [item];
  });
  const unknown = (await Promise.all(checked)).flat();
  return Object.fromEntries(Object.entries(values).filter(([name]) => !unknown.includes(name)));
}

/**
 * The first form of a page of which the query fills a field; null where it fills none, so that the page without a query
 * is the answer.
 */
export async function prefilledForm(
  service: Pick<SubmissionService, 'forms' | 'placeKeys' | 'texts' | 'today'>,
  names: readonly string[],
  query: URLSearchParams,
  language: string,
): Promise<PrefilledForm | null> {
  const { texts, today } = service;
  for (const name of names) {
    const form = service.forms.get(name);
    if (!form?.form.prefill) continue;
    const translate = (text: Parameters<typeof texts.in>[0]) => texts.in(text, language);
    const filled = prefilledValues(form.form, query, { textsOf: texts.all, today, translate });
    const values = await withKnownPlaces(service, form, filled, language);
    if (Object.keys(values).length > 0) return { form: name, values };
  }
  return null;
}
