/** Puts files back into the inputs of a form, by the names of the fields. */
export function restoreFiles(
  form: HTMLFormElement,
  files: readonly (readonly [field: string, file: File])[],
): void {
  for (const name of new Set(files.map(([field]) => field))) {
    const input = form.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement)) continue;
    const transfer = new DataTransfer();
    for (const [field, file] of files) if (field === name) transfer.items.add(file);
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
