import { latinDigits } from '../text/latin-digits';
import { withoutInvisible } from '../text/invisible';
import { nothing, type Reading, unreadable } from './reading';
import { isNothing } from './is-nothing';

/** Characters of the longest text that is read as a number; bounds the cost of a hostile text. */
const longest = 100;

const plain = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i;
/** In groups of thousands, or of lakhs and crores: `1,23,456.50`. */
const grouped = /^[+-]?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/** Names of the rupee before an amount: `₹`, `Rs.`, `રૂ.`. */
const before =
  /^(?:₹|₨|inr|rs(?![a-z])\.?|re(?![a-z])\.?|rupees?|રૂપિયા|રૂપીયા|રૂા\.?|રૂ\.?|રુ\.?|रुपये|रुपए|रुपया|रू\.?|रु\.?)[:.]?/iu;
/** After it: `/-`, `=00`, `only`, `રૂપિયા`, the amount in words. */
const after =
  /(?:\/[-=]|-\/|[=-]00|\.-|₹|\binr|\brs\.?|\brupees?|\bonly|રૂપિયા|રૂપીયા|રૂ\.?|પૂરા|પુરા|માત્ર|रुपये|रुपए|रुपया|रु\.?|मात्र|\([^()\p{N}]*\))\.?$/iu;

/** The number that Latin digits write; null for anything else. */
function parse(text: string): number | null {
  const digits = text
    .replace(/\u2212/g, '-')
    .replace(/, /g, ',')
    .replace(/(?<=\d)\s(?=\d{2,3}(?:\D|$))/g, ',');
  if (plain.test(digits)) return Number(digits);
  return grouped.test(digits) ? Number(digits.replaceAll(',', '')) : null;
}

function written(text: string): string {
  return latinDigits(withoutInvisible(text.slice(0, longest + 1))).trim();
}

function reading(number: number | null): Reading {
  return number === null || !Number.isFinite(number) ? unreadable('not a number') : { value: number };
}

/** A number in the digits of any script, with or without groups of thousands or lakhs. */
export function readNumber(text: string): Reading {
  if (isNothing(text)) return nothing;
  return text.length > longest ? unreadable('not a number') : reading(parse(written(text)));
}

/** Removes currency signs and suffixes around an amount, as long as there are any. */
function withoutCurrency(text: string): string {
  const bare = text.replace(before, '').trim().replace(after, '').trim();
  return bare === text ? bare : withoutCurrency(bare);
}

/** An amount of rupees: `₹ 1,25,000/-`, `Rs. 125000`, `-₹ ૧,૨૫,૦૦૦`. Words such as lakh are not read. */
export function readAmount(text: string): Reading {
  if (isNothing(text)) return nothing;
  if (text.length > longest) return unreadable('not a number');
  const [, sign = '', rest = ''] = /^([-\u2212]?)(.*)$/s.exec(written(text)) ?? [];
  const amount = withoutCurrency(rest.trim());
  if (amount === '') return nothing;
  return reading(parse(sign + amount));
}
