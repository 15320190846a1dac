import { groupBy } from '../../../../check/group-by';
import type { OlderText, TextPlace } from '../../../api/text-review-api';
import { DeskRefusal } from '../../desk-request';
import type { DraftedList, DraftedRecord } from '../apply-drafts';
import { type DeskContent, type ContentVisitor, requireRecord } from '../desk-content';
import { translatedFields } from '../list-schema';
import type { SiteList } from '../site-lists';
import { confirmMachineText } from './draft-translation';
import { changedTexts, olderTexts, reviewOf, type TextPlaces } from './older-texts';

function placesOf({ options }: DeskContent, { entity }: SiteList, { records }: DraftedList): TextPlaces {
  const fields = translatedFields(
    entity.fields,
    records.map(({ record }) => record),
  );
  return {
    fields: fields.filter((name) => !name.includes('.')),
    codes: options.checked.config.languages.list.map(({ code }) => code),
  };
}

/** Gives the texts of a list's records that are older than another language of the same field. */
export async function olderTextsIn(
  content: DeskContent,
  list: SiteList,
  drafted: DraftedList,
): Promise<(one: Pick<DraftedRecord, 'key' | 'published' | 'record'>) => OlderText[]> {
  const places = placesOf(content, list, drafted);
  const found = await content.options.desk.textReviews.of(list.list.name);
  const reviews = groupBy(found, ({ key }) => key);
  return (one) => olderTexts(one, places, reviews.get(one.key) ?? []);
}

/** Notes that a text is right that a machine wrote, or that is older than another language. @throws DeskRefusal */
export async function confirmText(
  content: DeskContent,
  [name, key]: readonly [list: string, key: string],
  place: TextPlace,
  { name: person }: ContentVisitor,
): Promise<void> {
  const { list, drafted } = await content.openList(person, name);
  const one = requireRecord(drafted, key);
  const { field, language } = place;
  if (await confirmMachineText(content, name, one, place)) return;
  const older = (await olderTextsIn(content, list, drafted))(one);
  if (!older.some((text) => text.field === field && text.language === language))
    throw new DeskRefusal('not-found');
  const { codes } = placesOf(content, list, drafted);
  const review = reviewOf(key, one.record, { field, language, than: '' }, codes);
  await content.options.desk.textReviews.save(name, [review]);
}

/** Keeps which texts a publication has left older than others. */
export async function notePublishedTexts(
  content: DeskContent,
  lists: readonly { readonly list: SiteList; readonly drafted: DraftedList }[],
): Promise<void> {
  const { textReviews } = content.options.desk;
  for (const { list, drafted } of lists) {
    const places = placesOf(content, list, drafted);
    const olderIn = await olderTextsIn(content, list, drafted);
    const changed = drafted.records.filter(({ state }) => state === 'changed');
    const older = changed.flatMap((one) =>
      olderIn(one).map((text) => reviewOf(one.key, one.record, text, places.codes)),
    );
    const renewed = changed.flatMap((one) =>
      changedTexts(one, places).map((text) => ({ ...text, key: one.key })),
    );
    await textReviews.remove(list.list.name, renewed);
    await textReviews.save(list.list.name, older);
  }
}
