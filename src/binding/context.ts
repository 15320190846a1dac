import type { EntityFields, Site } from '../config/site';
import type { Say } from '../config/text';

/** What the pure bindings need beside the config and the record. */
export interface BindContext {
  readonly site: Site;
  /** Today in the site's time zone, YYYY-MM-DD. */
  readonly today: string;
  readonly say: Say;
}

/** A bind context with the fields of the records in hand. */
export interface RecordContext extends BindContext {
  readonly fields: EntityFields;
}

/** The context for the records of a source. */
export function contextOf(source: string, context: BindContext): RecordContext {
  const entity = context.site.config.sources[source]?.entity;
  return { ...context, fields: (entity && context.site.entities[entity]) || {} };
}
