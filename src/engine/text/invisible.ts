/** Characters that take no room and that nobody sees: joiners, direction marks, soft hyphens, variation selectors. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** The same without the joiners, which shape the letters of Indian scripts. */
const pasted = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A text without the characters that nobody sees, to compare it or to read it as a number. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** A text, to be shown, without the invisible characters that come along when it is copied from a page or a message. */
export function withoutPastedSigns(text: string): string {
  return text.replace(pasted, '');
}
