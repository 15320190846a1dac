import type { CurrentList, SectionOf } from '../declaration';

/** The section as a list of all current records; null for one that shows others, or only the first of them. */
export function currentList(section: SectionOf<'list'>): CurrentList | null {
  const { show = 'current', limit } = section;
  return show === 'current' && limit === undefined ? section : null;
}

/** A section that groups by year shows the newest records first, unless it says otherwise. */
export function newestFirst(section: SectionOf<'list'>): SectionOf<'list'> {
  const { byYear, orderBy } = section;
  return byYear === undefined || orderBy
    ? section
    : { ...section, orderBy: { field: byYear, descending: true } };
}
