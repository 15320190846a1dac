import type { BindContext } from '../../engine/binding/context';
import type { SectionOf } from '../declaration';

/** A list that a visitor can follow. */
export interface FollowButton {
  readonly source: string;
  readonly title: string;
}

/** The buttons of a section; none where nothing can be sent: in a static export, a preview, and without a service worker. */
export function bindFollow(
  { list }: SectionOf<'follow'>,
  { site, translate }: Pick<BindContext, 'site' | 'translate'>,
): readonly FollowButton[] {
  const { config, hasWorker, staticExport } = site;
  if (hasWorker !== true || staticExport) return [];
  const lists = (config.follow?.lists ?? []).filter(({ source }) => list === undefined || source === list);
  return lists.map(({ source, title }) => ({ source, title: translate(title) }));
}
