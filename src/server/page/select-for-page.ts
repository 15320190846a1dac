import { publishedRecords, recordsToShow } from '../../engine/binding/validity';
import { recordId } from '../../engine/record/record';
import type { CheckedSite, SourceUse } from '../../engine/site/checked-site';
import type { SiteConfig } from '../../engine/site-config.generated';
import type { SourceData } from '../../engine/source/envelope';
import { hasView, type ListPart, type ListView } from '../../engine/source/list-view';
import type { SourceRequest } from '../../engine/source/source-request';
import type { FieldsOf } from './limit-records';

/** The records and fields of a list that a page shows. */
interface ShownOfList {
  readonly views: ReadonlySet<ListView>;
  /** Id of the subject of the page. */
  readonly subject: string | null;
  /** YYYY-MM-DD, in the site's time zone. */
  readonly today: string;
}

/** The records of a list that the HTML of a page carries. */
interface SelectedList {
  readonly data: SourceData;
  readonly fieldsOf: FieldsOf;
}

/** The part of a list that a page shows; all of it, so that another one can be chosen, if it lacks the subject. */
function partFor({ views, subject }: ShownOfList, hasSubject: boolean): ListPart {
  const isChosen = views.has('subject') || views.has('name');
  const isWhole = views.has('all') || (isChosen && !hasSubject);
  return {
    ...(isWhole ? { list: 'all' } : views.has('current') && { list: 'current' }),
    // Also of one that the list lacks: asking again would not bring it.
    ...(isChosen && subject !== null && { subject }),
  };
}

/** Whether no page needs more of a list than its part. */
function isEnough(
  part: ListPart,
  source: SiteConfig['sources'][string] | undefined,
  use: SourceUse,
): boolean {
  const isOfSubject = Object.values(source?.query ?? {}).includes('$subject.id');
  const isWhole = part.list === 'all' && use.fields === use.listFields;
  return use.views.every((view) => {
    if (view === 'subject') return isWhole || isOfSubject;
    return view === 'name' ? part.list === 'all' : hasView(part, view, null);
  });
}

/**
 * Selects what the HTML of a page carries of a list: the records that the page shows, that of its subject with all fields
 * that pages use, and the others without those that only the page about a record shows (B10.2.5).
 */
export function selectForPage(
  data: SourceData,
  { source }: SourceRequest,
  { config, sourceUses }: Pick<CheckedSite, 'config' | 'sourceUses'>,
  shown: ShownOfList,
): SelectedList {
  const day = { site: { config }, today: shown.today };
  const published = publishedRecords(data.records, source, day);
  const subjects = new Set(published.filter((record) => recordId(record) === shown.subject));
  const part = partFor(shown, subjects.size > 0);
  const listed = part.list ? recordsToShow(published, { source, show: part.list }, day) : [];
  const isListed = new Set(listed);
  const records =
    part.subject === undefined
      ? listed
      : published.filter((record) => subjects.has(record) || isListed.has(record));
  const use = sourceUses[source];
  return {
    data: { ...data, records, ...(use && !isEnough(part, config.sources[source], use) && { part }) },
    fieldsOf: (record) =>
      (part.subject !== undefined && subjects.has(record) ? use?.fields : use?.listFields) ?? null,
  };
}
