import * as z from 'zod/mini';

const text = z.string();
const name = text.check(z.maxLength(200));

/** A text in a language that is older than that in another one of the same field. */
export const olderText = z.object({ field: text, language: text, than: text });
export type OlderText = z.infer<typeof olderText>;

/** How a text is drafted from another language: a name in its letters, or by a service. */
export const translationWay = z.enum(['letters', 'service']);
export type TranslationWay = z.infer<typeof translationWay>;

/** Where a text is in a record. */
export const textPlace = z.object({ field: text, language: text });
export type TextPlace = z.infer<typeof textPlace>;

/** A text that is wanted in another language. */
export const translationRequest = z.object({
  field: name,
  language: name,
  from: name,
  way: translationWay,
  text: text.check(z.minLength(1), z.maxLength(10_000)),
});
export type TranslationRequest = z.infer<typeof translationRequest>;

export const draftedTranslation = z.object({ text });

/** A text that a machine wrote, or that is older than another language, and is right. */
export const confirmedText = z.object({ field: name, language: name });
