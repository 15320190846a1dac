import { districtUntil } from '../../engine/district/district-record';
import {
  type Broadcast,
  type DistrictLayer,
  isEmergency,
  plainName,
  recordIdOf,
  siteTextOf,
} from '../../engine/district/broadcast';
import { isObject } from '../../engine/json/json';
import { languagesOf } from '../check-context';
import { placeText, type TextSite } from './place-text';
import { recordsOf } from '../content/check-record-ids';
import type { ContentFolder } from '../content/content-folder';
import type { ReadEntities } from '../content/read-entities';
import { checkRecord, type RecordRules } from '../content/read-records';
import { rulesOf, useOf } from '../content/source-records';
import type { Finding } from '../document/finding';
import {
  at,
  entriesOf,
  isList,
  textAt,
  textsOf,
  toJson,
  type DocumentObject,
  type Json,
} from '../document/json-access';
import { parseJsonFile } from '../document/json-document';

/**
 * What became of a broadcast at a site: `no-list`: the site has no such list or text, or that of the council's own server; `unfit`: the
 * record does not fit the list.
 */
export type BroadcastOutcome = 'shown' | 'hidden' | 'no-list' | 'unfit';

/** A broadcast that is meant for a site. */
export interface PlacedBroadcast {
  readonly broadcast: Broadcast;
  readonly outcome: BroadcastOutcome;
  /** The file of records that it is added to, `textsList` for a text; '' for none. */
  readonly records: string;
  /** The record as pages show it; of a text, its id and the text in the languages of the site. */
  readonly record: DocumentObject;
  /** Why it does not fit. */
  readonly mistakes: readonly Pick<Finding, 'message' | 'hint'>[];
}

/** The parts of a site that decide what it shows of its district's layer. */
export interface PlacingSite extends TextSite {
  readonly content: Pick<ContentFolder, 'files' | 'texts'>;
  readonly entities: ReadEntities;
}

/** The names of the taluka of a site, in all its languages. */
export function talukasOf({ context, content }: Pick<PlacingSite, 'context' | 'content'>): readonly string[] {
  const source = textAt(context.config, 'council', 'source');
  if (source === undefined) return [];
  const file = `records/${recordsOf(context, source)}.json`;
  const { document } = parseJsonFile({ file, text: content.texts[file] ?? '[]' });
  const field = textAt(context.config, 'council', 'bind', 'taluka') ?? 'taluka';
  const value = at(document?.value, 0, field);
  return typeof value === 'string' ? [value] : textsOf(entriesOf(value).map(([, text]) => text));
}

/** Whether a broadcast is meant for a site: for all, or for the site or its taluka. */
function isFor({ sites, talukas }: Broadcast, site: string, own: ReadonlySet<string>): boolean {
  if (!sites && !talukas) return true;
  return sites?.includes(site) === true || talukas?.some((name) => own.has(plainName(name))) === true;
}

/** Drops texts in languages that the site does not have. */
function inOwnLanguages(record: DocumentObject, { entity }: RecordRules, codes: readonly string[]) {
  const ownTexts = (value: Json | undefined) =>
    isObject(value)
      ? Object.fromEntries(entriesOf(value).filter(([code]) => codes.includes(code)))
      : (value ?? null);
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      entity.fields[name] && !isList(value) ? ownTexts(value) : value,
    ]),
  );
}

/** The record with the id of the broadcast, and its last day where the list has a field for that. */
function completed({ record, ...broadcast }: Broadcast, use: RecordRules, codes: readonly string[]) {
  const { fields } = use.entity;
  const given = inOwnLanguages(Object.fromEntries(entriesOf(toJson(record))), use, codes);
  const last = use.validities.flatMap(({ until }) => ((given[until] ?? '') === '' ? until : []));
  return {
    ...given,
    ...Object.fromEntries(last.map((field) => [field, broadcast.until])),
    ...(Object.hasOwn(fields, 'id') && { id: recordIdOf(broadcast) }),
  };
}

function place(broadcast: Broadcast, layer: DistrictLayer, site: PlacingSite): PlacedBroadcast {
  const { config } = site.context;
  const isHidden = layer.hidden.has(broadcast.id) && !isEmergency(broadcast);
  const text = siteTextOf(broadcast);
  if (text) {
    const placed = { broadcast, ...placeText(text, site) };
    return placed.outcome === 'shown' && isHidden ? { ...placed, outcome: 'hidden' } : placed;
  }
  const none = { broadcast, records: '', record: {}, mistakes: [] };
  const source = at(config, 'sources', broadcast.list);
  const [found] = source === undefined ? [] : useOf(broadcast.list, source, site.entities);
  const isElsewhere =
    at(source, 'extend') !== undefined ||
    (at(source, 'path') !== undefined && at(config, 'api', 'host') !== undefined);
  if (!found || isElsewhere) return { ...none, outcome: 'no-list' };
  const record = completed(broadcast, found.use, languagesOf(config));
  const findings = checkRecord(record, found.use, rulesOf(config, site.content));
  const mistakes = findings.filter(({ severity }) => severity === undefined);
  const placed = {
    broadcast,
    records: found.records,
    record: { ...record, [districtUntil]: broadcast.until },
    mistakes,
  };
  if (mistakes.length > 0) return { ...placed, outcome: 'unfit' };
  return { ...placed, outcome: isHidden ? 'hidden' : 'shown' };
}

/** What becomes of the broadcasts that are meant for a site. */
export function placeBroadcasts(layer: DistrictLayer, site: PlacingSite): readonly PlacedBroadcast[] {
  const own = new Set(talukasOf(site).map(plainName));
  return layer.broadcasts
    .filter((broadcast) => isFor(broadcast, layer.site, own))
    .map((broadcast) => place(broadcast, layer, site));
}
