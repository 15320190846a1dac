import type { TypedValues } from '../../content/drafts';
import type { FieldView } from './bind';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlOf(form: HTMLFormElement, { name }: FieldView): Control | null {
  const control = form.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  return isControl ? control : null;
}

/** Of a select the index of the option; its first, empty one counts as nothing. */
function valueOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.value;
  return control.selectedIndex > 0 ? String(control.selectedIndex - 1) : '';
}

function setValue(control: Control, value: string): void {
  if (control instanceof HTMLSelectElement) control.selectedIndex = value === '' ? 0 : Number(value) + 1;
  else control.value = value;
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
}

/** What stands in the fields. */
export function readTyped(form: HTMLFormElement, fields: readonly FieldView[]): TypedValues {
  const values = fields.map((field) => {
    const control = controlOf(form, field);
    return [field.name, control ? valueOf(control) : ''] as const;
  });
  return Object.fromEntries(values);
}

/** Puts values into the fields that are empty; what stands there already stays. */
export function fillEmpty(form: HTMLFormElement, fields: readonly FieldView[], values: TypedValues): void {
  for (const field of fields) {
    const control = controlOf(form, field);
    if (control && valueOf(control) === '') setValue(control, values[field.name] ?? '');
  }
}

/** Empties all fields, also of what the HTML brought. */
export function emptyFields(form: HTMLFormElement, fields: readonly FieldView[]): void {
  for (const field of fields) {
    const control = controlOf(form, field);
    if (control) setValue(control, '');
  }
}

/** Whether anything was typed or chosen. */
export function isTyped(values: TypedValues): boolean {
  return Object.values(values).some((value) => value !== '');
}
