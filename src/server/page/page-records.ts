import type { CouncilRecord } from '../../engine/record/record';
import type { CheckedSite, Entity } from '../../engine/site/checked-site';
import type { PreparedPage } from '../../templates/prepare-page';

/** Records that a page shows, and the entity that they are of. */
export interface PageRecords {
  readonly source: string;
  readonly entity: Entity;
  readonly records: readonly CouncilRecord[];
}

/** The lists of a page that have an entity, in the order of its sections. */
export function pageRecords(
  { config, entities }: CheckedSite,
  { lists }: PreparedPage,
): readonly PageRecords[] {
  return lists.flatMap(({ source, records }) => {
    const entity = entities[config.sources[source]?.entity ?? ''];
    return entity ? [{ source, entity, records }] : [];
  });
}
