import { checkSite } from '../../../check/check-site';
import { readContent } from '../../../check/content/read-content';
import { parsePath } from '../../../check/document/path';
import type { ContentProblem } from '../../api/content-api';
import type { Problem } from '../../../engine/site/checked-site';
import type { ContentSite } from './content-site';
import type { EditableList, KeyedRecord } from './editable-list';
import { wordProblem } from '../../../check/sentences/sentence';

/** A mistake of a record. */
export interface RecordProblem {
  readonly key: string;
  readonly problem: ContentProblem;
}

/** A mistake at the desk; notes are for those who write the config. */
export function toContentProblem(
  problem: Problem,
  path: readonly (string | number)[],
  language: string,
): ContentProblem {
  const { message, hint, severity } = wordProblem(problem, language);
  return {
    path: path.map(String),
    message,
    ...(hint !== undefined && { hint }),
    severity: severity === 'error' ? 'error' : 'warning',
  };
}

/** Assigns the problems in the files of a list to its records, in the language of the person. */
export function problemsOfList(
  problems: readonly Problem[],
  list: EditableList,
  records: readonly KeyedRecord[],
  language: string,
): readonly RecordProblem[] {
  return problems.flatMap((problem) => {
    if (problem.severity === 'note' || !list.files.includes(problem.file)) return [];
    const place = list.placeOf(problem.file, parsePath(problem.at), records);
    return place ? [{ key: place.key, problem: toContentProblem(problem, place.path, language) }] : [];
  });
}

/**
 * Checks the records of lists as `npm run check` does.
 * @param files names of the files that are read, from the folder of the config; without them, all are
 */
export function checkRecords(site: ContentSite, files?: ReadonlySet<string>): readonly Problem[] {
  const { path } = site.content;
  const all = Object.entries(site.content.texts);
  const texts = Object.fromEntries(files ? all.filter(([name]) => files.has(`${path}/${name}`)) : all);
  return readContent({ ...site.context, texts }, { ...site.content, texts }, site.entities, site.messages)
    .problems;
}

/** Checks the whole site as `npm run check` does. */
export function checkWhole({ files }: ContentSite): readonly Problem[] {
  return checkSite(files).problems;
}
