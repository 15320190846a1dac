import type { OldValue } from '../../../api/elsewhere-api';
import type { JsonObject } from '../../../../engine/json/json';
import { type ContentVisitor, type DeskContent, draftedList, type OpenContent } from '../desk-content';
import { recordLabel, titleOfField } from '../list-schema';
import type { SiteList } from '../site-lists';
import { type Contact, contactsIn } from './contacts';

/** Most places of a value, and most values of an answer. */
const most = { places: 20, values: 10 } as const;

/** The contacts of records, each found once. */
const known = new WeakMap<JsonObject, readonly Contact[]>();

function contactsOf(record: JsonObject): readonly Contact[] {
  const found = known.get(record) ?? contactsIn(record);
  known.set(record, found);
  return found;
}

type Lost = Omit<OldValue, 'places'>;

/** The contacts that a person has changed in published records, by their keys. */
function lostContacts(opened: OpenContent): ReadonlyMap<string, Lost> {
  const changed = opened.lists.lists.flatMap((list) =>
    draftedList(opened, list)
      .records.filter(({ state }) => state === 'changed')
      .map((one) => ({ ...one, list: list.list.name })),
  );
  return new Map(
    changed.flatMap(({ list, key: id, record, published }) => {
      const kept = new Set(contactsOf(record).map(({ key }) => key));
      const lost = published ? contactsOf(published).filter(({ key }) => !kept.has(key)) : [];
      return lost.map(({ key, text }) => [key, { value: text, list, id }] as const);
    }),
  );
}

type Place = OldValue['places'][number];

/** The places in a list with one of some contacts, by its key. */
function placesIn(
  { content, opened, language }: { content: DeskContent; opened: OpenContent; language: string },
  list: SiteList,
  keys: ReadonlyMap<string, Lost>,
): (readonly [key: string, place: Place])[] {
  const { records } = draftedList(opened, list);
  return records
    .filter(({ state }) => state !== 'deleted')
    .flatMap(({ key: id, record }) =>
      contactsOf(record)
        .filter(({ key }) => keys.has(key))
        .map(({ key, path }) => {
          const [field = ''] = path;
          const named = { list: list.list.name, title: content.titleOf(list, language), id };
          const label = recordLabel(list, record, language) || id;
          const fieldTitle = titleOfField(list, field, language);
          return [key, { ...named, label, field: path.join('.'), fieldTitle }] as const;
        }),
    );
}

/** One place for each field of a record: a text in three languages is one. */
function distinct(places: readonly Place[]): Place[] {
  const keyOf = ({ list, id, field }: Place) => JSON.stringify([list, id, field.split('.')[0]]);
  return [...new Map([...places].reverse().map((place) => [keyOf(place), place])).values()].reverse();
}

/** Where telephone numbers, mail addresses and hours still stand that a person has changed in a draft (B11.7.57). */
export async function findOldValues(
  content: DeskContent,
  { name: person, language }: ContentVisitor,
): Promise<readonly OldValue[]> {
  const opened = await content.open(person);
  const lost = lostContacts(opened);
  if (lost.size === 0) return [];
  const found = opened.lists.lists.flatMap((list) => placesIn({ content, opened, language }, list, lost));
  return [...lost]
    .map(([key, changed]) => {
      const places = distinct(found.flatMap(([one, place]) => (one === key ? [place] : [])));
      return { ...changed, places: places.slice(0, most.places) };
    })
    .filter(({ places }) => places.length > 0)
    .slice(0, most.values);
}
