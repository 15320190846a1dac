import type { Finding } from '../document/finding';
import { at, entriesOf, textAt, written } from '../document/json';
import { hintFor } from '../nearest';
import type { Mark } from '../references/marks';
import { entityOfSource, marksOf, pageAround, queryOf, type Study } from '../study';

const placeholders = ['$language', '$subject.id', '$category.id'];

/** Values of queries that begin with `$` and mean nothing. */
export function checkPlaceholders({ config }: Study): Finding[] {
  return entriesOf(at(config, 'sources')).flatMap(([name, source]) =>
    entriesOf(at(source, 'query')).flatMap(([key, value]) => {
      if (typeof value !== 'string' || !value.startsWith('$') || placeholders.includes(value)) return [];
      return [
        {
          path: ['sources', name, 'query', key],
          message: `“${value}” stands for nothing.`,
          hint: hintFor(value, placeholders),
        },
      ];
    }),
  );
}

/** Sources that ask for a subject or a category where there is none. */
export function checkQueries(study: Study): Finding[] {
  return marksOf(study, 'source').flatMap((mark) => {
    if (typeof mark.value !== 'string') return [];
    const query = queryOf(study.config, mark.value);
    return [
      ...checkSubject(mark, mark.value, query, study),
      ...checkCategory(mark, mark.value, query, study),
    ];
  });
}

function checkSubject(
  { path }: Mark,
  source: string,
  query: readonly string[],
  { config }: Study,
): Finding[] {
  const page = pageAround(config, path);
  if (!query.includes('$subject.id') || textAt(page, 'subject') !== undefined) return [];
  const hint = page === undefined ? undefined : 'Give the page a “subject”.';
  return [{ path, message: `“${source}” asks for a subject, and there is none here.`, hint }];
}

function checkCategory(
  { path, parents }: Mark,
  source: string,
  query: readonly string[],
  { config }: Study,
): Finding[] {
  const section = parents.at(-1);
  const inCategory = textAt(section, 'template') === 'category-pills';
  const asks = query.includes('$category.id');
  if (asks === inCategory || at(config, 'sources', source) === undefined) return [];
  const message = asks
    ? `“${source}” asks for a category, which only the records of “category-pills” have.`
    : `“${source}” does not ask for a category, so every category would show the same.`;
  return [{ path, message, hint: asks ? undefined : 'Choose a source with “$category.id” in its query.' }];
}

/** Sources of subjects and categories whose records may lack the id by which they are asked for. */
export function checkIds(study: Study): Finding[] {
  return marksOf(study, 'source').flatMap(({ path, value }) => {
    const entity = entityOfSource(study, typeof value === 'string' ? value : undefined);
    const [room] = path;
    const chosen = room === 'subjects' || ['filter', 'categories'].includes(String(path.at(-2)));
    if (!entity || !chosen || entity.schema.required?.includes('id') === true) return [];
    const message = `The records of “${written(value)}” cannot be chosen by their id: the entity “${entity.name}” does not require one.`;
    return [{ path, message, hint: 'Take a source whose entity has “id” among its required fields.' }];
  });
}
