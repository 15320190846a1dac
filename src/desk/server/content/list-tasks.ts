import { type ListTask, listTasks } from '../../api/content-overview';
import entities from '../../api/fields/task-entities.json';
import type { CheckedSite } from '../../../engine/site/checked-site';
import type { EntityFields } from '../../../engine/site/site';
import type { SiteList } from './site-lists';

const hasPicture = (fields: EntityFields): boolean =>
  Object.values(fields).some(({ kind, fields: inner }) => kind === 'image' || (inner && hasPicture(inner)));

const serves: Readonly<Record<ListTask, (list: SiteList) => boolean>> = {
  notice: ({ entity }) => entities.notice.includes(entity.name),
  photo: ({ entity }) => hasPicture(entity.fields),
  sheet: ({ list, most }) => list.isOpen && most !== 1,
  office: ({ entity }) => entities.office.includes(entity.name),
};

/** Tasks for which a list serves (B11.7.50). */
export function tasksOf(list: SiteList): ListTask[] {
  return listTasks.filter((task) => serves[task](list));
}

/** Names of the forms of a site by which visitors complain. */
export function complaintForms({ config }: CheckedSite): ReadonlySet<string> {
  const forms = Object.entries(config.forms ?? {});
  return new Set(forms.flatMap(([name, { entity }]) => (entities.complaints.includes(entity) ? [name] : [])));
}
