import type { Validity } from '../../engine/site-config.generated';
import { languagesOf } from '../check-context';
import { at, entriesOf, textAt, textsOf, type Json } from '../document/json-access';
import { translatedLanguages } from '../messages/check-untranslated';
import { siteLinks } from '../references/check-link';
import type { EventTimes } from './check-event';
import type { ContentRules } from './check-value';
import type { ContentFolder } from './content-folder';
import type { ReadEntities } from './read-entities';
import type { RecordRules } from './read-records';

/** A source, and how its file of records is read. */
export interface SourceRecords {
  readonly source: string;
  /** Whether they are used although the council has a server of its own. */
  readonly isNeeded: boolean;
  /** Whether the engine has records for it, or counts them, so that the site may have none. */
  readonly hasServices: boolean;
  readonly records: string;
  readonly use: RecordRules;
}

/** The rules for the values of all records. */
export function rulesOf(config: Json, { files }: Pick<ContentFolder, 'files'>): ContentRules {
  const languages = languagesOf(config);
  const fallback = textAt(config, 'languages', 'default') ?? '';
  return {
    languages,
    fallback,
    files,
    links: siteLinks(config),
    translated: translatedLanguages(config),
    publicNumbers: textsOf(at(config, 'publicNumbers')),
  };
}

/** How the records of a source are read; nothing for one without an entity. */
export function useOf(name: string, source: Json, { entities, schemas }: ReadEntities): SourceRecords[] {
  const entity = entities[textAt(source, 'entity') ?? ''];
  const schema = schemas[entity?.name ?? ''];
  if (!entity || !schema) return [];
  const parentKeys = entriesOf(at(source, 'query')).filter(
    ([, value]) => value === '$subject.id' || value === '$category.id',
  );
  const keys = parentKeys.map(([key]) => key);
  const use = {
    entity,
    schema,
    parentKeys: keys,
    needsParents: keys.length > 0,
    validities: validityOf(source),
    events: eventOf(source),
  };
  const isNeeded = at(source, 'path') === undefined || at(source, 'extend') !== undefined;
  const hasServices = at(source, 'services') !== undefined || at(source, 'figures') !== undefined;
  return [{ source: name, isNeeded, hasServices, records: textAt(source, 'records') ?? name, use }];
}

/** The fields with the days and times of the events of a source. */
function eventOf(source: Json): readonly EventTimes[] {
  const date = textAt(source, 'event', 'date');
  const start = textAt(source, 'event', 'start');
  const end = textAt(source, 'event', 'end');
  if (date === undefined) return [];
  return [{ date, ...(start !== undefined && { start }), ...(end !== undefined && { end }) }];
}

/** The `validity` of a source, if it is complete. */
function validityOf(source: Json): readonly Validity[] {
  const from = textAt(source, 'validity', 'from');
  const until = textAt(source, 'validity', 'until');
  return until === undefined ? [] : [{ ...(from !== undefined && { from }), until }];
}
