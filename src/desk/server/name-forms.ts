import { soundForm, writtenForm } from '../../engine/search/word-forms';
import { latinDigits } from '../../engine/text/latin-digits';
import { withoutInvisible } from '../../engine/text/invisible';
import { lettersIn } from '../../server/page/search/letters';

/** One language for each script of India. */
const locales = ['hi-IN', 'bn-IN', 'pa-IN', 'gu-IN', 'or-IN', 'ta-IN', 'te-IN', 'kn-IN', 'ml-IN'];

const letters = lettersIn(locales.map((locale) => ({ locale })));

/** The ten digits of an Indian mobile number after what may be dialled before them: a zero, 91, or both. */
const mobileShape = /^(?:\+91|\+910|0091|91|910|091|0)?([6-9]\d{9})$/;

/** The ten digits of a mobile number in digits of any script, with or without +91 or 0; null for any other text. */
export function readMobile(text: string): string | null {
  const plain = latinDigits(withoutInvisible(text.normalize('NFKC'))).replace(/[\s().\p{Pd}]/gu, '');
  return mobileShape.exec(plain)?.[1] ?? null;
}

/**
 * A name as it sounds, to compare names as people mean them: equal for રમેશભાઈ, રમેશ ભાઇ, रमेशभाई and `Ramesh Bhai`. '' for a
 * text without letters and digits.
 */
export function nameSound(name: string): string {
  return soundForm(writtenForm(name).replace(/[^\p{L}\p{M}\p{N}]/gu, ''), letters);
}
