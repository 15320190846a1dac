/** Part of a list that is shown: its current records, all that are published, or the record of the page's subject, or its name. */
export type ListView = 'current' | 'all' | 'subject' | 'name';

/** Which records a section shows; `subject` is the record of the page's subject. */
export type Show = 'current' | 'expired' | 'all' | 'subject';

/** The view of a list that has the records to show. */
export function viewToShow(show: Show = 'current'): ListView {
  return show === 'expired' ? 'all' : show;
}

/** The part of a list that the HTML of a page has, where other pages need more of it. */
export interface ListPart {
  /** Its current records, or all that are published; without the fields that only a page about one of them shows. */
  readonly list?: 'current' | 'all';
  /** Id of the record that it has with all fields. */
  readonly subject?: string;
}

/** Whether a part of a list is enough to show a view of it; a whole list has no part. */
export function hasView(part: ListPart | undefined, view: ListView, subject: string | null): boolean {
  if (!part) return true;
  const hasSubject = part.subject !== undefined && part.subject === subject;
  switch (view) {
    case 'current':
      return part.list !== undefined;
    case 'all':
      return part.list === 'all';
    case 'subject':
      return hasSubject;
    case 'name':
      return hasSubject || part.list === 'all';
  }
}
