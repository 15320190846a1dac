/** The value of a digit of any script; Unicode gives the ten digits of a script consecutive code points, from a zero. */
function digitOf(character: string): string {
  let zero = character.codePointAt(0) ?? 0;
  const code = zero;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** A text with the digits of every script as 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, digitOf);
}
