import { useSearchParams } from 'react-router-dom';
import type { ContentList, ListedRecord, ContentRecord } from '../../api/content-api';
import { isObject } from '../../../engine/json/json';
import { isEmpty } from '../record-form/translated-value';

/** Codes of the languages in which a text of a record is missing that another language has. */
export function missingLanguages(
  { translated, languages }: Pick<ContentList, 'translated' | 'languages'>,
  record: ContentRecord,
): readonly string[] {
  const texts = translated.map((name) => record[name]).filter(isObject);
  const given = texts.filter((text) => Object.values(text).some((value) => !isEmpty(value)));
  return languages.map(({ code }) => code).filter((code) => given.some((text) => isEmpty(text[code])));
}

/** Which records of a list are shown. */
export const recordFilters = ['all', 'drafts', 'problems', 'missing'] as const;
export type RecordFilter = (typeof recordFilters)[number];

const isFilter = (text: string): text is RecordFilter => recordFilters.some((filter) => filter === text);

/** The part of a list that is shown, as the address has it. */
export interface ListFilterState {
  readonly search: string;
  readonly filter: RecordFilter;
  /** From 0. */
  readonly page: number;
}

/** Reads the part of the list from the address and changes it. */
export function useListFilter(): [ListFilterState, (change: Partial<ListFilterState>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const filter = parameters.get('show') ?? '';
  const page = Number(parameters.get('page') ?? '0');
  const view: ListFilterState = {
    search: parameters.get('search') ?? '',
    filter: isFilter(filter) ? filter : 'all',
    page: Number.isSafeInteger(page) && page > 0 ? page : 0,
  };
  const change = (changed: Partial<ListFilterState>) => {
    const next = { ...view, page: 0, ...changed };
    const { search, filter: show, page: turned } = next;
    setParameters(
      {
        ...(search !== '' && { search }),
        ...(show !== 'all' && { show }),
        ...(turned > 0 && { page: String(turned) }),
      },
      { replace: true },
    );
  };
  return [view, change];
}

const matches: Readonly<Record<RecordFilter, (list: ContentList, one: ListedRecord) => boolean>> = {
  all: () => true,
  drafts: (_, { state }) => state !== 'unchanged',
  problems: (_, { problems, conflicts }) => problems.length > 0 || conflicts.length > 0,
  missing: (list, { record, older }) => older.length > 0 || missingLanguages(list, record).length > 0,
};

/** The texts of a value, as one text. */
function allText(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Object.values(value).map(allText).join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The records of a list that are shown. Every word of the search is somewhere in a record. */
export function selectShown(
  list: ContentList,
  { search, filter }: Pick<ListFilterState, 'search' | 'filter'>,
): readonly ListedRecord[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return list.records.filter((one) => {
    if (!matches[filter](list, one)) return false;
    if (words.length === 0) return true;
    const text = allText(one.record).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
