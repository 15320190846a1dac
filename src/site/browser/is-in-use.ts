const textFields = ['text', 'search', 'email', 'tel', 'url', 'number', 'password', 'date', 'time'];

/** Whether the visitor is in a field of the page, a text field has content, or the page answers what was sent (B4.4.6). */
export function isInUse(): boolean {
  if (document.querySelector('[data-answer]')) return true;
  const fields = document.querySelectorAll('input, textarea, select');
  return [...fields].some((field) => {
    if (field === document.activeElement) return true;
    if (field instanceof HTMLTextAreaElement) return field.value !== '';
    return field instanceof HTMLInputElement && textFields.includes(field.type) && field.value !== '';
  });
}
