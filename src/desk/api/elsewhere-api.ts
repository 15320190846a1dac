import * as z from 'zod/mini';

const text = z.string();

/** GET → `oldValues` of all own drafts. */
export const elsewherePath = '/content/elsewhere';

/** Telephone numbers, mail addresses and hours that a person has changed, and where the old ones still stand. */
export const oldValues = z.object({
  values: z.array(
    z.object({
      /** As it was written. */
      value: text,
      /** The changed record. */
      list: text,
      id: text,
      /** Entries, settings and texts with it; `title` is that of the list, `field` the path of a field, `fieldTitle` its name. */
      places: z.array(
        z.object({ list: text, title: text, id: text, label: text, field: text, fieldTitle: text }),
      ),
    }),
  ),
});
export type OldValue = z.infer<typeof oldValues>['values'][number];
