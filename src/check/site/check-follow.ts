import { mistake } from '../sentences/sentence';
import { type CheckContext, entityOfSource, pagesOf } from '../check-context';
import type { Finding } from '../document/finding';
import { at, itemsOf, textAt, textOf, type Json } from '../document/json-access';
import { offersPush, templateNames } from '../../templates/declarations';

const withButtons: readonly string[] = templateNames.filter(offersPush);

const listsOf = (config: Json): readonly Json[] => itemsOf(at(config, 'follow', 'lists'));

/** Why nobody can be told of new records of a list; null for one that can be followed. */
function problemOf(
  context: CheckContext,
  source: string,
  before: readonly Json[],
): Omit<Finding, 'path'> | null {
  const entity = entityOfSource(context, source);
  if (!entity) return null;
  if (before.some((list) => textAt(list, 'source') === source)) return mistake('follow.twice', { source });
  if (entity.schema.ofCitizens === true) return mistake('follow.citizens', { source });
  return entity.fields.id?.kind === 'id' ? null : mistake('follow.noIds', { source, entity: entity.name });
}

/** Lists that cannot be followed. */
export function checkFollow(context: CheckContext): Finding[] {
  const lists = listsOf(context.config);
  return lists.flatMap((list, index) => {
    const problem = problemOf(context, textOf(at(list, 'source')), lists.slice(0, index));
    return problem ? [{ path: ['follow', 'lists', index, 'source'], ...problem }] : [];
  });
}

/** Keys from a page to its lists of sections. */
const places = [['sections'], ['columns', 'left'], ['columns', 'centre'], ['columns', 'right']] as const;

/** Buttons without a list, and lists without a button. */
export function checkFollowButtons({ config }: CheckContext): Finding[] {
  const followed = listsOf(config).map((list) => textAt(list, 'source'));
  const sections = pagesOf(config).flatMap(({ index, page }) =>
    places.flatMap((place) =>
      itemsOf(at(page, ...place)).map((section, number) => ({
        section,
        path: ['pages', index, ...place, number],
      })),
    ),
  );
  const buttons = sections.filter(({ section }) => withButtons.includes(textAt(section, 'template') ?? ''));
  const [template = ''] = withButtons;
  if (followed.length > 0 && buttons.length === 0) {
    const missing = mistake('follow.noButton', { template });
    return [{ path: ['follow'], ...missing }];
  }
  return buttons.flatMap(({ section, path }): Finding[] => {
    const list = textAt(section, 'list');
    if (followed.length === 0) return [{ path, ...mistake('follow.none', { template }) }];
    if (list === undefined || followed.includes(list)) return [];
    return [{ path: [...path, 'list'], ...mistake('follow.unknown', { list }) }];
  });
}
