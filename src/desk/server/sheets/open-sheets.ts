import type { ContentList } from '../../api/content-api';
import { fieldWords } from '../../api/fields/field-words';
import type { DeskProcesses } from '../desk-jobs';
import type { DeskContent, ContentVisitor } from '../content/desk-content';
import { importRows } from '../content/import-rows';
import { readChoices, readList } from '../content/read-content';
import { Sheets } from './sheets';

/** Name of the entity of a list's records; '' for a list that is no source. */
function entityOf({ options }: DeskContent, list: string): string {
  const sources = Object.entries(options.checked.config.sources);
  return sources.find(([name, { records = name }]) => records === list)?.[1].entity ?? '';
}

/** The choices of a list with their labels in all languages of the site. */
async function labelsOf(
  content: DeskContent,
  name: string,
  visitor: ContentVisitor,
): Promise<ContentList['choices']> {
  const opened = await content.openList(visitor.name, name);
  const codes = content.options.checked.config.languages.list.map(({ code }) => code);
  const byLanguage = codes.map((code) => readChoices(opened, code));
  const fields = Object.keys(byLanguage[0] ?? {});
  return Object.fromEntries(
    fields.map((field) => [field, byLanguage.flatMap((choices) => choices[field] ?? [])]),
  );
}

/** Opens the spreadsheets of the content of a site. */
export function openSheets(content: DeskContent, converter: DeskProcesses): Sheets {
  const { config, entities } = content.options.checked;
  return new Sheets({
    converter,
    timeZone: config.timeZone,
    lists: {
      list: (name, visitor) => readList(content, name, visitor),
      labels: (name, visitor) => labelsOf(content, name, visitor),
      import: (name, rows, apply, visitor) => importRows(content, name, { rows, apply }, visitor),
    },
    titlesOf: (list) => {
      const entity = entityOf(content, list);
      const { properties = {} } = entities[entity]?.schema ?? {};
      return (field, language) => fieldWords(entity, field, properties[field], language).title;
    },
  });
}
