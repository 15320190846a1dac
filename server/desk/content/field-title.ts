import titles from './field-titles.json';

/** Field → language of the desk → title. Fields of one name mean the same in all entities. */
const known: Readonly<Record<string, Readonly<Record<string, string>>>> = titles;

/** `workCompletionDate` → `Work completion date` */
function wordsOf(name: string): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The title of a field in a language of the desk; of a site's own field, its name.
 * @param own title in the schema of the entity
 */
export function fieldTitle(name: string, language: string, own?: unknown): string {
  const title = Object.hasOwn(known, name) ? known[name] : undefined;
  return title?.[language] ?? (typeof own === 'string' ? own : (title?.EN ?? wordsOf(name)));
}
