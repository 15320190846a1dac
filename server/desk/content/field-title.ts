/** `workCompletionDate` → `Work completion date` */
function wordsOf(name: string): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The title of a field in a language of the desk; of a site's own field, its title in the schema or its name. */
export function fieldTitle(name: string, _language: string, own: unknown): string {
  return typeof own === 'string' ? own : wordsOf(name);
}
