import type { Repair } from './repair/repair';

/** Blanks, line breaks and invisible characters that JSON does not allow between its values; editors show them as nothing. */
const odd = /(?![ \u200c\u200d])[\p{Z}\p{Cf}\u0085\v\f]/gu;
const literal = /^(?:true|false|null|[\d.eE+-]+)?$/;

const names: Readonly<Record<string, string>> = {
  '\u00a0': 'a no-break space',
  '\u200b': 'a zero-width space',
  '\u3000': 'a wide space',
  '\ufeff': 'a byte order mark',
};

/** The words for a character that looks like a blank and is none, where a parser stopped; undefined for any other mistake. */
export function findOddBlank(
  text: string,
  offset: number,
): Pick<Repair, 'start' | 'message' | 'hint'> | undefined {
  const [rest = ''] = /^[^",:{}[\]\n]*/.exec(text.slice(offset)) ?? [];
  const [sign] = rest.match(odd) ?? [];
  if (sign === undefined || !literal.test(rest.replace(odd, '').trim())) return undefined;
  const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const count = outsideOfTexts(text).split(sign).length - 1;
  const which = count === 1 ? 'it' : `all ${String(count)} of them outside of texts`;
  return {
    start: offset + rest.indexOf(sign),
    message: `${names[sign] ?? 'a blank or invisible character of another kind'} (${code}), which JSON does not take for a blank`,
    hint: `Replace ${which} by ordinary blanks. They come from web pages and word processors: paste as plain text.`,
  };
}

function outsideOfTexts(text: string): string {
  return text.replace(/"(?:[^"\\\n]|\\.)*"/g, '');
}
