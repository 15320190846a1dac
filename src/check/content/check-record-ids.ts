import { sentence } from '../sentences/sentence';
import type { Problem } from '../../engine/site/checked-site';
import type { CheckContext } from '../check-context';
import { pageAround, referencesOf } from '../check-context';
import type { Finding } from '../document/finding';
import { at, entriesOf, textAt, type Json } from '../document/json-access';
import { groupBy } from '../group-by';
import { nameHint } from '../nearest-name';
import type { ConfigReference } from '../references/collect-references';

/** The records of a file, with what reports problems in it. */
export interface RecordsFile {
  readonly records: readonly Json[];
  readonly problem: (finding: Finding) => Problem;
}

/** A field whose values are ids of records of another source. */
interface RecordLink {
  /** Sources of the records and of those that they refer to. */
  readonly source: string;
  readonly field: string;
  readonly to: string;
  /** Sentence about the consequence for a record whose id matches nothing. */
  readonly unknown: 'id.unknown.never' | 'id.unknown.category';
}

/** Reports ids in records that match no record: subjects, categories and filters would never show them. */
export function checkRecordIds(
  context: CheckContext,
  files: Readonly<Record<string, RecordsFile>>,
): Problem[] {
  const links = groupBy(recordLinks(context), ({ source, field }) =>
    JSON.stringify([recordsOf(context, source), field]),
  );
  return [...links.values()].flatMap((group) => checkLink(group, context, files));
}

/** The fields of all sources whose values are ids of records. */
export function recordLinks(context: CheckContext): readonly RecordLink[] {
  return [...requestLinks(context), ...filterLinks(context)];
}

/** Name of the content file with the records of a source. */
export const recordsOf = ({ config }: CheckContext, source: string): string =>
  textAt(config, 'sources', source, 'records') ?? source;

/** Queries that name a subject or a category: the records have its id under the name of the parameter. */
function requestLinks(context: CheckContext): RecordLink[] {
  return referencesOf(context, 'source').flatMap((reference) => {
    const source = reference.value;
    if (typeof source !== 'string') return [];
    return entriesOf(at(context.config, 'sources', source, 'query')).flatMap(([field, value]) => {
      const to = targetOf(value, reference, context);
      return to === undefined ? [] : [{ source, field, to, unknown: 'id.unknown.never' as const }];
    });
  });
}

/** The source of the subjects or categories whose id is the value of a query parameter. */
function targetOf(
  value: Json,
  { path, parents }: ConfigReference,
  { config }: CheckContext,
): string | undefined {
  if (value === '$category.id') return textAt(parents.at(-1), 'categories', 'source');
  const subject = textAt(pageAround(config, path), 'subject');
  return value === '$subject.id' && subject !== undefined
    ? textAt(config, 'subjects', subject, 'source')
    : undefined;
}

function filterLinks(context: CheckContext): RecordLink[] {
  return referencesOf(context, 'source').flatMap(({ value, parents }) => {
    const filter = at(parents.at(-1), 'filter');
    const to = textAt(filter, 'source');
    const field = textAt(filter, 'field');
    if (typeof value !== 'string' || to === undefined || field === undefined) return [];
    return [{ source: value, field, to, unknown: 'id.unknown.category' as const }];
  });
}

const idText = (value: Json | undefined): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

function checkLink(
  links: readonly RecordLink[],
  context: CheckContext,
  files: Readonly<Record<string, RecordsFile>>,
): Problem[] {
  const [first] = links;
  const file = first && files[recordsOf(context, first.source)];
  const ids = links.flatMap(({ to }) =>
    (files[recordsOf(context, to)]?.records ?? []).flatMap((record) => idText(at(record, 'id')) ?? []),
  );
  if (!first || !file || ids.length === 0) return [];
  const wrong = file.records.flatMap((record, index) => {
    const id = idText(at(record, first.field));
    return id === undefined || id === '' || ids.includes(id) ? [] : [{ id, index }];
  });
  return [...groupBy(wrong, ({ id }) => id)].flatMap(([id, [record, ...others]]) =>
    record ? [file.problem(noSuchRecord(id, record.index, others.length, first, ids))] : [],
  );
}

function noSuchRecord(
  id: string,
  index: number,
  others: number,
  { field, to, unknown }: RecordLink,
  ids: readonly string[],
): Finding {
  return {
    path: [index, field],
    message:
      others === 0
        ? sentence(unknown, { list: to, id })
        : sentence(`${unknown}More`, { list: to, id, count: String(others) }),
    hint: nameHint(id, [...new Set(ids)]),
  };
}
