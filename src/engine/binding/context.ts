import type { EntityFields, Site } from '../site/site';
import type { Translate } from '../site/config-text';

/** The input of every binding besides the config and the record. */
export interface BindContext {
  readonly site: Site;
  /** Today in the site's time zone, YYYY-MM-DD. */
  readonly today: string;
  readonly translate: Translate;
}

/** A bind context for records of one entity, with its fields. */
export interface RecordContext extends BindContext {
  readonly fields: EntityFields;
}

/** The context for the records of a source. */
export function recordContext(source: string, context: BindContext): RecordContext {
  const entity = context.site.config.sources[source]?.entity;
  return { ...context, fields: (entity && context.site.entities[entity]) || {} };
}
