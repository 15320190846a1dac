import type { CurrentList, SectionOf } from '../declaration';

/** The section as a list of all current records; null for one that shows others, or only the first of them. */
export function currentList(section: SectionOf<'list'>): CurrentList | null {
  const { show = 'current', limit } = section;
  return show === 'current' && limit === undefined ? section : null;
}
