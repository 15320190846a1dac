import type { RecordContext } from '../../binding/context';
import { fieldsOf, idOf, recordsOf, textOf, type CouncilRecord } from '../../binding/council-record';
import { bindPicture } from '../../binding/picture';
import { bindText, type BoundText } from '../../binding/text';
import { wordsOf, type Words } from '../../binding/words';
import type { CategoryPillsBinding } from '../../config/site-config.generated';
import type { SectionOf } from '../contract';
import type { RecordsSection } from '../Records';

/** A category that can be chosen. */
export interface Category {
  /** Unique among the categories; stays with its category when the list is refreshed. */
  readonly key: string;
  /** What its groups are asked for with. */
  readonly id: string;
  readonly words: Words;
}

/** A picture of a group. */
export interface GroupPicture {
  readonly key: string;
  readonly src: string | null;
  readonly caption: BoundText | null;
  readonly viewerCaption: BoundText | null;
}

/** What is shown under a title. */
export interface Group {
  readonly key: string;
  readonly words: Words;
  /** The description of the group, then the texts of its items. */
  readonly texts: readonly BoundText[];
  readonly pictures: readonly GroupPicture[];
}

/** The list of categories as a section of its own: it loads, fails or is empty by itself. */
export function categoriesOf({
  categories,
  empty,
  failed,
  whenEmpty,
}: SectionOf<'category-pills'>): RecordsSection {
  return {
    source: categories.source,
    ...(empty !== undefined && { empty }),
    ...(failed !== undefined && { failed }),
    ...(whenEmpty && { whenEmpty }),
  };
}

/** The categories that can be asked for; one without a name gets its number. */
export function bindCategories(
  { categories }: SectionOf<'category-pills'>,
  records: readonly CouncilRecord[],
  context: RecordContext,
): readonly Category[] {
  const keyOf = keys();
  return records.flatMap((record, index) => {
    const id = idOf(record);
    return id === null
      ? []
      : [{ key: keyOf(id), id, words: nameOf(record, categories.label, index, context) }];
  });
}

/** The groups of a category, in the order of the records. */
export function bindGroups(
  section: SectionOf<'category-pills'>,
  records: readonly CouncilRecord[],
  context: RecordContext,
): readonly Group[] {
  const { group, bind } = section;
  const inner = { ...context, fields: fieldsOf(context.fields, group.items) };
  const keyOf = keys();
  return records.map((record, index) => {
    const items = recordsOf(record, group.items);
    const words = nameOf(record, group.label, index, context);
    const description = bindText(group.description, record, context);
    const texts = items.map((item) => bindText(bind.text, item, inner));
    return {
      key: keyOf(words.text),
      words,
      texts: [description, ...texts].filter((text) => text !== null),
      pictures: items.flatMap((item, place) => bindGroupPicture(bind, item, inner, place)),
    };
  });
}

/** The picture of an item; an item that has neither picture nor caption has none. */
function bindGroupPicture(
  bind: CategoryPillsBinding,
  item: CouncilRecord,
  context: RecordContext,
  place: number,
): readonly GroupPicture[] {
  if (bind.image === undefined) return [];
  const src = bindPicture(bind.image, item);
  const caption = bindText(bind.caption, item, context);
  if (src === null && caption === null) return [];
  const viewerCaption = bindText(bind.viewerCaption, item, context);
  return [{ key: `${idOf(item) ?? ''}-${place}`, src, caption, viewerCaption }];
}

function nameOf(record: CouncilRecord, field: string, index: number, { site }: RecordContext): Words {
  const name = textOf(record, field);
  return name === null ? { text: String(index + 1) } : wordsOf(name, site);
}

/** Makes ids unique by counting those that repeat. */
function keys(): (id: string) => string {
  const seen = new Map<string, number>();
  return (id) => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return `${id}-${count}`;
  };
}
