import * as z from 'zod/mini';

const text = z.string();

/** Texts of a record in the letters of an old font, and in Unicode. */
export const oldFontTexts = z.object({
  texts: z.array(
    z.object({
      /** Keys and indices of the text in the record. */
      path: z.array(z.string()),
      /** As it is in the record. */
      text,
      converted: text,
      /** Name of the font. */
      font: text,
    }),
  ),
});
export type OldFontText = z.infer<typeof oldFontTexts>['texts'][number];
