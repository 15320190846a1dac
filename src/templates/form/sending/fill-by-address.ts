import { placeControls, placeFields } from '../../../engine/form/place';
import { prefilledValues } from '../../../engine/form/prefill';
import type { Form } from '../../../engine/site-config.generated';
import { fillEmptyControls } from '../form-values';

type Values = Readonly<Record<string, string>>;

/**
 * Fills the empty fields of a form by the query of an address; answers what it chooses from lists of places, which may be
 * loaded later.
 */
export function fillByAddress(
  element: HTMLFormElement,
  form: Form,
  site: Parameters<typeof prefilledValues>[2],
): Values {
  const values = prefilledValues(form, new URLSearchParams(window.location.search), site);
  fillEmptyControls(element, values);
  const items = placeFields(form).map(({ name }) => placeControls(name).item);
  return Object.fromEntries(Object.entries(values).filter(([name]) => items.includes(name)));
}
