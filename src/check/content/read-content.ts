import { sentence, type Sentence } from '../sentences/sentence';
import type { OtherFormat, PictureFormat } from '../../engine/picture/file-format';
import type { FontFile } from '../../engine/theme/font-file';
import type { Validity } from '../../engine/site-config.generated';
import type { Problem } from '../../engine/site/checked-site';
import { type Finding, fileProblem } from '../document/finding';
import { at, entriesOf, keysOf, textAt, textsOf, type Json } from '../document/json-access';
import { groupBy } from '../group-by';
import { translatedLanguages } from '../messages/check-untranslated';
import { didYouMean, nearestName } from '../nearest-name';
import { siteLinks } from '../references/check-link';
import { languagesOf, type CheckContext } from '../check-context';
import { checkCouncilRecord } from './check-council-record';
import { checkAlertPages } from './check-alert-pages';
import { checkDisclosures } from './check-disclosures';
import type { EventTimes } from './check-event';
import { checkHours } from './check-hours';
import { checkRecordIds, type RecordsFile } from './check-record-ids';
import { checkStagesOf } from './check-stages';
import { checkTerms } from './check-terms';
import { readRecords, type ReadRecords, type RecordRules } from './read-records';
import { withStateServices } from './state-services';
import type { ReadEntities } from './read-entities';

/** The files of the content folder, already read. */
export interface ContentFolder {
  /** Its path from the folder of the site config, `content`. */
  readonly path: string;
  /** Names of all files in it. */
  readonly files: ReadonlySet<string>;
  /** The picture files in it, where they are known. */
  readonly pictures?: ReadonlyMap<string, PictureFile>;
  /** The files in it that are named like a PDF, where they are known. */
  readonly pdfs?: ReadonlyMap<string, PdfFile>;
  /** The font files in it, where they are known. */
  readonly fonts?: ReadonlyMap<string, FontFile>;
  /** Sizes in bytes of the files in `documents`, by name, where they are known. */
  readonly documentSizes?: Readonly<Record<string, number>>;
  /** Times of the last change of the files in `records`, in ms since the epoch, by name, where they are known. */
  readonly fileTimes?: Readonly<Record<string, number>>;
  /** Texts of the files in `records`, `entities`, `messages` and of the documents. */
  readonly texts: Readonly<Record<string, string>>;
}

/** A picture file, without its content. */
export interface PictureFile {
  readonly bytes: number;
  /** Format by its first bytes; null for data of no known format. */
  readonly format: PictureFormat | OtherFormat | null;
  /** Whether it is a drawing (SVG) with text, which needs fonts to become pixels. */
  readonly hasText?: boolean;
}

/** A file that is named like a PDF, without its content. */
export interface PdfFile {
  /** Whether it begins like a PDF. */
  readonly isPdf: boolean;
  /** Whether it has the mark at the end of a PDF. */
  readonly isComplete: boolean;
}

export interface ReadContent {
  /** Those that pages may show. */
  readonly records: Readonly<Record<string, readonly Json[]>>;
  readonly problems: readonly Problem[];
  /** Findings in the config: missing files of records. */
  readonly findings: readonly Finding[];
}

interface SourceRecords {
  readonly source: string;
  /** Whether they are used although the council has a server of its own. */
  readonly isNeeded: boolean;
  /** Whether the engine has records for it, or counts them, so that the site may have none. */
  readonly hasServices: boolean;
  readonly records: string;
  readonly use: RecordRules;
}

/** Reads the records of every source and checks them. */
export function readContent(context: CheckContext, folder: ContentFolder, read: ReadEntities): ReadContent {
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
  return {
    records: withStateServices(context, Object.fromEntries(files.map(({ name, shown }) => [name, shown]))),
    problems: [
      ...files.flatMap(({ problems }) => problems),
      ...checkRecordIds(context, byName),
      ...checkAlertPages(context, byName),
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

function rulesOf(config: Json, { files }: ContentFolder): Parameters<typeof readRecords>[2] {
  const languages = languagesOf(config);
  const fallback = textAt(config, 'languages', 'default') ?? '';
  return {
    languages,
    fallback,
    files,
    links: siteLinks(config),
    translated: translatedLanguages(config),
    publicNumbers: textsOf(at(config, 'publicNumbers')),
  };
}

function useOf(name: string, source: Json, { entities, schemas }: ReadEntities): SourceRecords[] {
  const entity = entities[textAt(source, 'entity') ?? ''];
  const schema = schemas[entity?.name ?? ''];
  if (!entity || !schema) return [];
  const parentKeys = entriesOf(at(source, 'query')).filter(
    ([, value]) => value === '$subject.id' || value === '$category.id',
  );
  const keys = parentKeys.map(([key]) => key);
  const use = {
    entity,
    schema,
    parentKeys: keys,
    needsParents: keys.length > 0,
    validities: validityOf(source),
    events: eventOf(source),
  };
  const isNeeded = at(source, 'path') === undefined || at(source, 'extend') !== undefined;
  const hasServices = at(source, 'services') !== undefined || at(source, 'figures') !== undefined;
  return [{ source: name, isNeeded, hasServices, records: textAt(source, 'records') ?? name, use }];
}

/** The fields with the days and times of the events of a source. */
function eventOf(source: Json): readonly EventTimes[] {
  const date = textAt(source, 'event', 'date');
  const start = textAt(source, 'event', 'start');
  const end = textAt(source, 'event', 'end');
  if (date === undefined) return [];
  return [{ date, ...(start !== undefined && { start }), ...(end !== undefined && { end }) }];
}

/** The `validity` of a source, if it is complete. */
function validityOf(source: Json): readonly Validity[] {
  const from = textAt(source, 'validity', 'from');
  const until = textAt(source, 'validity', 'until');
  return until === undefined ? [] : [{ ...(from !== undefined && { from }), until }];
}

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
