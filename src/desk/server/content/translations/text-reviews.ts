import type { DeskDatabase } from '../../desk-database';
import type { TextReview } from './older-texts';

/** Which texts of a site are older than another language, and which are still right. */
export interface TextReviews {
  readonly of: (list: string) => Promise<readonly TextReview[]>;
  readonly save: (list: string, reviews: readonly TextReview[]) => Promise<void>;
  readonly remove: (
    list: string,
    texts: readonly Pick<TextReview, 'key' | 'field' | 'language'>[],
  ) => Promise<void>;
}

/** Opens the reviews of a site's texts. */
export function openTextReviews({ db }: DeskDatabase, site: string): TextReviews {
  return {
    of: async (list) => {
      const rows = await db
        .selectFrom('desk_text_reviews')
        .select(['record', 'field', 'language', 'than', 'others'])
        .where('site', '=', site)
        .where('list', '=', list)
        .execute();
      return rows.map(({ record, ...review }) => ({ key: record, ...review }));
    },
    save: async (list, reviews) => {
      for (const { key, field, language, than, others } of reviews) {
        await db
          .insertInto('desk_text_reviews')
          .values({ site, list, record: key, field, language, than, others })
          .onConflict((conflict) =>
            conflict.columns(['site', 'list', 'record', 'field', 'language']).doUpdateSet({ than, others }),
          )
          .execute();
      }
    },
    remove: async (list, texts) => {
      for (const { key, field, language } of texts) {
        await db
          .deleteFrom('desk_text_reviews')
          .where('site', '=', site)
          .where('list', '=', list)
          .where('record', '=', key)
          .where('field', '=', field)
          .where('language', '=', language)
          .execute();
      }
    },
  };
}
