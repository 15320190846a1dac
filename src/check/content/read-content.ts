import { sentence, type Sentence } from '../sentences/sentence';
import type { Problem } from '../../engine/site/checked-site';
import { type Finding, fileProblem } from '../document/finding';
import { at, entriesOf, keysOf, textAt, type Json } from '../document/json-access';
import { groupBy } from '../group-by';
import { didYouMean, nearestName } from '../nearest-name';
import type { CheckContext } from '../check-context';
import type { SiteCatalogues } from '../messages/site-catalogues';
import { addBroadcasts, type DistrictText } from '../district/add-broadcasts';
import { checkCouncilRecord } from './check-council-record';
import { checkAlertEnds, checkAlertPages } from './check-alert-pages';
import { checkDisclosures } from './check-disclosures';
import { checkHours } from './check-hours';
import { checkRecordIds, type RecordsFile } from './check-record-ids';
import { checkStagesOf } from './check-stages';
import { checkTerms } from './check-terms';
import type { ContentFolder } from './content-folder';
import { readRecords, type ReadRecords } from './read-records';
import { rulesOf, type SourceRecords, useOf } from './source-records';
import { withStateServices } from './state-services';
import type { ReadEntities } from './read-entities';

export interface ReadContent {
  /** Those that pages may show. */
  readonly records: Readonly<Record<string, readonly Json[]>>;
  /** Texts of the district that replace the site's own. */
  readonly districtTexts: readonly DistrictText[];
  readonly problems: readonly Problem[];
  /** Findings in the config: missing files of records. */
  readonly findings: readonly Finding[];
}

/** Reads the records of every source and checks them. */
export function readContent(
  context: CheckContext,
  folder: ContentFolder,
  read: ReadEntities,
  messages: SiteCatalogues,
): ReadContent {
  const uses = entriesOf(at(context.config, 'sources')).flatMap(([name, source]) =>
    useOf(name, source, read),
  );
  const rules = rulesOf(context.config, folder);
  const files = [...groupBy(uses, ({ records }) => records)].flatMap(([name, [first, ...others]]) => {
    const text = folder.texts[fileOf(name)];
    if (!first || text === undefined) return [];
    const sources = [first, ...others].map(({ use }) => use);
    const parentKeys = [...new Set(sources.flatMap((use) => use.parentKeys))];
    const needsParents = sources.every((use) => use.parentKeys.length > 0);
    const validities = distinct(sources.flatMap((use) => use.validities));
    const events = distinct(sources.flatMap((use) => use.events));
    const file = { file: `${folder.path}/${fileOf(name)}`, text };
    return [
      {
        name,
        ...readRecords(file, { ...first.use, parentKeys, needsParents, validities, events }, rules),
      },
    ];
  });
  const byName = Object.fromEntries(files.flatMap(readable));
  const own = withStateServices(context, Object.fromEntries(files.map(({ name, shown }) => [name, shown])));
  const withDistrict = addBroadcasts(own, { context, content: folder, entities: read, messages });
  return {
    records: withDistrict.records,
    districtTexts: withDistrict.texts,
    problems: [
      ...withDistrict.problems,
      ...files.flatMap(({ problems }) => problems),
      ...checkRecordIds(context, byName),
      ...checkAlertPages(context, byName),
      ...checkAlertEnds(context, byName),
      ...checkHours(context, byName),
      ...checkStagesOf(context, byName),
      ...checkTerms(context, byName),
      ...checkCouncilRecord(context, byName),
      ...checkDisclosures(context, byName),
      ...unread(context.config, folder),
    ],
    findings: checkRecordFiles(
      uses.filter(
        ({ isNeeded, hasServices }) =>
          !hasServices && (isNeeded || at(context.config, 'api', 'host') === undefined),
      ),
      folder,
    ),
  };
}

function readable({
  name,
  records,
  problem,
}: ReadRecords & { readonly name: string }): [string, RecordsFile][] {
  return problem ? [[name, { records, problem }]] : [];
}

const fileOf = (records: string): string => `records/${records}.json`;

function distinct<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

function checkRecordFiles(uses: readonly SourceRecords[], { path, files }: ContentFolder): Finding[] {
  const there = [...files]
    .filter((file) => /^records\/[^/]+\.json$/.test(file))
    .map((file) => file.slice('records/'.length, -'.json'.length));
  return uses.flatMap(({ source, records }): Finding[] => {
    if (files.has(fileOf(records))) return [];
    const ended = [...files].find((file) =>
      file.toLowerCase().startsWith(`${fileOf(records).toLowerCase()}.`),
    );
    const near = nearestName(records, there);
    const missing = near === undefined ? sentence('records.create') : didYouMean(near);
    const hint = ended === undefined ? missing : sentence('records.rename', { file: `${path}/${ended}` });
    return [
      {
        path: ['sources', source],
        onKey: true,
        message: sentence('records.missing', { source, file: `${path}/${fileOf(records)}` }),
        hint,
      },
    ];
  });
}

function unreadHint(file: string, config: Json): Sentence {
  const near = nearestName(file.slice('records/'.length, -'.json'.length), keysOf(at(config, 'sources')));
  return near === undefined
    ? sentence('file.unread.name')
    : sentence('file.unread.rename', { file: `${near}.json` });
}

/** Files of records that no source reads, probably because of their name. */
function unread(config: Json, { path, files }: ContentFolder): Problem[] {
  const read = entriesOf(at(config, 'sources')).map(([name, source]) =>
    fileOf(textAt(source, 'records') ?? name),
  );
  return [...files]
    .filter((file) => /^records\/[^/]+\.json$/.test(file) && !read.includes(file))
    .map((file) =>
      fileProblem(`${path}/${file}`, {
        message: sentence('file.unread'),
        hint: unreadHint(file, config),
        severity: 'warning',
      }),
    );
}
