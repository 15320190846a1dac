import type { RecordContext } from '../../engine/binding/context';
import {
  nestedFields,
  recordId,
  nestedRecords,
  fieldText,
  type CouncilRecord,
} from '../../engine/record/record';
import { bindPicture } from '../../engine/binding/picture';
import { bindText, type BoundText } from '../../engine/binding/text';
import { tagText, type TaggedText } from '../../engine/binding/tagged-text';
import type { CategoryPillsBinding } from '../../engine/site-config.generated';
import type { SectionOf } from '../declaration';
import { samePosition, type BindBatch, type IndexAt } from '../shared/bind-batches';
import type { RecordsSection } from '../shared/Records';

/** A category that can be chosen. */
export interface Category {
  /** Unique among the categories; stays with its category when the list is refreshed. */
  readonly key: string;
  /** Category id of the request for its groups. */
  readonly id: string;
  readonly words: TaggedText;
}

/** A picture of a group. */
export interface GroupPicture {
  readonly key: string;
  readonly src: string | null;
  readonly caption: BoundText | null;
  readonly viewerCaption: BoundText | null;
}

/** A title of a category, with the records shown under it. */
export interface Group {
  readonly key: string;
  readonly words: TaggedText;
  readonly description: BoundText | null;
  readonly items: readonly CouncilRecord[];
}

/** The text and the picture of one item of a group. */
export interface GroupItem {
  readonly text: BoundText | null;
  readonly picture: GroupPicture | null;
}

/** The category list as a section, with its own loading, failed and empty states. */
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

/** The categories with an id; one without a name is labelled by its number. */
export function bindCategories(
  { categories }: SectionOf<'category-pills'>,
  records: readonly CouncilRecord[],
  context: RecordContext,
): readonly Category[] {
  const keyOf = uniqueKeys();
  return records.flatMap((record, index) => {
    const id = recordId(record);
    return id === null
      ? []
      : [{ key: keyOf(id), id, words: nameOf(record, categories.label, index, context) }];
  });
}

/** Binds batches of the groups of a category, in the order of the records. */
export function groupBinder(
  { group }: SectionOf<'category-pills'>,
  context: RecordContext,
): BindBatch<Group> {
  const keyOf = uniqueKeys();
  return (records, indexAt) =>
    records.map((record, position) => {
      const words = nameOf(record, group.label, indexAt(position), context);
      return {
        key: keyOf(words.text),
        words,
        description: bindText(group.description, record, context),
        items: nestedRecords(record, group.items),
      };
    });
}

/** The texts and pictures of the items of a group. */
export function bindGroupItems(
  { group, bind }: SectionOf<'category-pills'>,
  items: readonly CouncilRecord[],
  context: RecordContext,
  indexAt: IndexAt = samePosition,
): readonly GroupItem[] {
  const inner = { ...context, fields: nestedFields(context.fields, group.items) };
  return items.map((item, position) => ({
    text: bindText(bind.text, item, inner),
    picture: bindGroupPicture(bind, item, inner, indexAt(position)),
  }));
}

/** The picture of an item; an item that has neither picture nor caption has none. */
function bindGroupPicture(
  bind: CategoryPillsBinding,
  item: CouncilRecord,
  context: RecordContext,
  index: number,
): GroupPicture | null {
  if (bind.image === undefined) return null;
  const src = bindPicture(bind.image, item);
  const caption = bindText(bind.caption, item, context);
  if (src === null && caption === null) return null;
  const viewerCaption = bindText(bind.viewerCaption, item, context);
  return { key: `${recordId(item) ?? ''}-${index}`, src, caption, viewerCaption };
}

function nameOf(record: CouncilRecord, field: string, index: number, { site }: RecordContext): TaggedText {
  const name = fieldText(record, field);
  return name === null ? { text: String(index + 1) } : tagText(name, site);
}

/** Makes ids unique by counting repetitions. */
function uniqueKeys(): (id: string) => string {
  const seen = new Map<string, number>();
  return (id) => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return `${id}-${count}`;
  };
}
