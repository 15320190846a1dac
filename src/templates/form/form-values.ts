import type { TypedValues } from './sending/drafts';
import type { FieldView } from './bind';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlOf(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name);
  const isControl =
    (control instanceof HTMLInputElement && control.type !== 'file') ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  return isControl ? control : null;
}

function isCheckbox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox';
}

/** The value of a control: of a select the index of the chosen option, '' for its empty first one or an empty box. */
function valueOf(control: Control): string {
  if (isCheckbox(control)) return control.checked ? control.value : '';
  if (!(control instanceof HTMLSelectElement)) return control.value;
  return control.selectedIndex > 0 ? String(control.selectedIndex - 1) : '';
}

function setValue(control: Control, value: string): void {
  if (isCheckbox(control)) control.checked = value !== '';
  else if (control instanceof HTMLSelectElement) control.selectedIndex = value === '' ? 0 : Number(value) + 1;
  else control.value = value;
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
}

/** The current values of the fields. */
export function readFormValues(form: HTMLFormElement, fields: readonly FieldView[]): TypedValues {
  const values = fields
    .flatMap(({ controls }) => controls)
    .map((name) => {
      const control = controlOf(form, name);
      return [name, control ? valueOf(control) : ''] as const;
    });
  return Object.fromEntries(values);
}

/** Fills the empty fields and keeps the others. */
export function fillEmptyFields(
  form: HTMLFormElement,
  fields: readonly FieldView[],
  values: TypedValues,
): void {
  for (const name of fields.flatMap(({ controls }) => controls)) {
    const control = controlOf(form, name);
    if (control && valueOf(control) === '') setValue(control, values[name] ?? '');
  }
}

/** Fills the empty controls with texts; a select by the value of an option that it has. */
export function fillEmptyControls(form: HTMLFormElement, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const control = controlOf(form, name);
    if (!control || isCheckbox(control) || valueOf(control) !== '') continue;
    control.value = text;
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
  }
}

/** Empties all fields, including values from the HTML, which `form.reset()` would restore. */
export function emptyFields(form: HTMLFormElement, fields: readonly FieldView[]): void {
  for (const name of fields.flatMap(({ controls }) => controls)) {
    const control = controlOf(form, name);
    if (control) setValue(control, '');
    else emptyFiles(form.elements.namedItem(name));
  }
}

/** Removes the chosen files of a control, and tells those who show them. */
function emptyFiles(control: Element | RadioNodeList | null): void {
  if (!(control instanceof HTMLInputElement) || !control.files?.length) return;
  control.value = '';
  control.dispatchEvent(new Event('change'));
}

/** Whether anything was typed or chosen. */
export function hasInput(values: TypedValues): boolean {
  return Object.values(values).some((value) => value !== '');
}
