import { withoutInvisible } from '../text/invisible';
import { cleanLine } from './clean-text';

/** Letters that look like digits of the same script, or like a zero, and that keyboards and scans put in their place. */
const lookAlikes: Readonly<Record<string, string>> = {
  ર: '૨',
  પ: '૫',
  र: '२',
  प: '५',
  o: '0',
  O: '0',
};

/** Whether a text is a number but for letters that look like digits. */
const numberShape = /^[\p{Nd}\p{P}\p{S}\sરપरपo]*$/iu;

/** A typed telephone number without the invisible signs that come along when it is pasted, in digits only. */
export function cleanTelephone(typed: string): string {
  const text = cleanLine(withoutInvisible(typed));
  if (!numberShape.test(text) || !/\p{Nd}/u.test(text)) return text;
  return text.replace(/[રપरपo]/gi, (letter) => lookAlikes[letter] ?? letter);
}
