import { sentence } from '../sentences/sentence';
import type { WritingMistake } from './writing-mistake';

/** Beginnings of words that councils write often, by font, as the text holds them. */
const words: Readonly<Record<string, readonly (readonly [typed: string, meant: string])[]>> = {
  'LMG-Arun': [
    ['U|FD', 'ગ્રામ'],
    ['5\\RFIT', 'પંચાયત'],
    [';Z5\\R', 'સરપંચ'],
    ['TF,]S', 'તાલુક'],
    ['lH<,', 'જિલ્લ'],
    ['U]HZFT', 'ગુજરાત'],
    [';lDlT', 'સમિતિ'],
    ['lJSF;', 'વિકાસ'],
    ['IMHGF', 'યોજના'],
    ['DFlCTL', 'માહિતી'],
    ['5|D]B', 'પ્રમુખ'],
    ['VlWSFZL', 'અધિકારી'],
    [';eI', 'સભ્ય'],
    ['D\\+L', 'મંત્રી'],
    ['SR[ZL', 'કચેરી'],
    ['TFZLB', 'તારીખ'],
    ['5F6L', 'પાણી'],
    ['XF/F', 'શાળા'],
    ['SZJFDF\\', 'કરવામાં'],
    ['VFJX[', 'આવશે'],
    ['DF8[', 'માટે'],
    ['VG[', 'અને'],
    ['TD[', 'તમે'],
    ['CJ[', 'હવે'],
    ['K[', 'છે'],
  ],
  Krutidev: [
    ['xzke', 'ग्राम'],
    ['iapk;r', 'पंचायत'],
    ['ljiap', 'सरपंच'],
    ['lnL;', 'सदस्य'],
    ['lfefr', 'समिति'],
    ['lHkk', 'सभा'],
    ['fodkl', 'विकास'],
    ['lfpo', 'सचिव'],
    ['iz/kku', 'प्रधान'],
    ['eqf[k;k', 'मुखिया'],
    ['v/;{k', 'अध्यक्ष'],
    ['vf/kdkjh', 'अधिकारी'],
    ['dk;kZy;', 'कार्यालय'],
    ['fo|ky;', 'विद्यालय'],
    [';kstuk', 'योजना'],
    ['ftyk', 'ज़िला'],
    ['rglhy', 'तहसील'],
    ['efgyk', 'महिला'],
    ['lwpuk', 'सूचना'],
    ['cSBd', 'बैठक'],
    ["f'k{kk", 'शिक्षा'],
    ['fnukad', 'दिनांक'],
    ['Jherh', 'श्रीमती'],
    ['ljdkj', 'सरकार'],
    ['jkT;', 'राज्य'],
    ['xk¡o', 'गाँव'],
    ['ikuh', 'पानी'],
    ['vkSj', 'और'],
    ['fgUnh', 'हिन्दी'],
    [';qfudksM', 'यूनिकोड'],
    [';wfudksM', 'यूनिकोड'],
  ],
};

/** Signs that such fonts have for letters, in the places where other texts do not have them. */
const signs: readonly RegExp[] = [
  /[\p{L}\d]\\\p{Lu}/u,
  /\p{L}\|\p{L}/u,
  /[\p{L},]\]/u,
  /\p{L}\[|\[k/u,
  /\p{L}[{}]|[{}]\p{L}/u,
  /(?<![^\s(]);\p{L}|[\p{Ll}~];\p{Ll}/u,
  /\p{L}<[\p{L},]/u,
  /\p{L}["']k|(?<!\S)['"]k(?=\p{Ll})/u,
  /\p{Ll}[=+%^~`]\p{Ll}|\p{Lu}[=+%^~`]\p{Lu}/u,
  /\p{L}[\u00a1-\u00a6¬¯¶¿×÷ƒ†‡ˆ‰‹›]\p{L}|\p{L}[¼½¾]\p{L}/u,
];

/** A capital letter with an accent after a small letter: `ÃktåkkÞkík`. No language has it. */
const capitalInside = /\p{Ll}[\u00c0-\u00d6\u00d8-\u00de]/u;

/** Kinds of signs from which on a text is taken for one of such a font, and the part of its words that have them. */
const fewestSigns = 2;
const fewestWords = 0.25;

/** Characters of the longest token that is looked at: longer ones are data. */
const longestToken = 60;
/** A text has at least one of these, or it is not looked at further: it is in an Indian script, or an ordinary one. */
const latin = /[A-Za-z\u00C0-\u00FF]/;

const escaped = (text: string): string => text.replace(/[\\|[\]{}+.^$*?()/]/g, '\\$&');
const known = Object.entries(words).flatMap(([font, pairs]) =>
  pairs.map(([typed, meant]) => ({ font, typed, meant })),
);
const knownWord = new RegExp(`(?<![^\\s(])(?:${known.map(({ typed }) => escaped(typed)).join('|')})`);

function findKnownWord(text: string): WritingMistake | undefined {
  const match = knownWord.exec(text);
  const word = match && known.find(({ typed }) => typed === match[0]);
  if (!word) return undefined;
  const { font, typed, meant } = word;
  const message = sentence('font.known', { font, typed, meant });
  return { offset: match.index, message, hint: sentence('font.convert', { font }) };
}

/** Tags, entities, placeholders and brackets, which have signs between letters. */
const tags = /<[^<>]*>|(?<!\p{L})\{[^{}]*\}|&[#\w]{2,31};/gu;
/** A text in brackets: of one word, or with blanks or punctuation around it. */
const brackets = /\[[^[\]\s]*\]|(?<!\p{L})\[[^[\]]*\](?!\p{L})/gu;
const address = /@|:\/\/|www\.|:\\/;

/** A text of the same length without what has signs between letters in other texts too. */
function withoutTags(text: string): string {
  return text
    .replace(tags, (found) => found.replace(/[^\n]/g, ' '))
    .replace(brackets, (found) => found.replace(/[[\]]/g, ' '));
}

const hasSign = (token: string): boolean =>
  capitalInside.test(token) || signs.some((sign) => sign.test(token));

/** The font of a text in the letters of one that is known by a word that councils write often; null for any other text. */
export function knownFontOf(text: string): string | null {
  const match = knownWord.exec(text);
  return (match && known.find(({ typed }) => typed === match[0])?.font) ?? null;
}

/** Signs for letters in many words of a line. */
function findSigns(line: string): WritingMistake | undefined {
  const tokens = [...line.matchAll(/\S+/g)].filter(
    ({ 0: token }) => token.length <= longestToken && latin.test(token) && !address.test(token),
  );
  const odd = tokens.filter(({ 0: token }) => hasSign(token));
  const [first] = odd;
  const kinds = signs.filter((sign) => odd.some(({ 0: token }) => sign.test(token))).length;
  const isCertain = kinds >= fewestSigns || odd.some(({ 0: token }) => capitalInside.test(token));
  if (!first || !isCertain || odd.length < fewestWords * tokens.length) return undefined;
  const message = sentence('font.unknown', { text: first[0] });
  return { offset: first.index, message, hint: sentence('font.convertUnknown') };
}

/** A text in the letters of a font that is not Unicode, which only that font shows right: `U|FD 5\\RFIT`. */
export function findLegacyFont(text: string): WritingMistake | undefined {
  if (!latin.test(text)) return undefined;
  const word = findKnownWord(text);
  if (word) return word;
  for (const { 0: line, index } of withoutTags(text).matchAll(/[^\n]+/g)) {
    const mistake = findSigns(line);
    if (mistake) return { ...mistake, offset: index + mistake.offset };
  }
  return undefined;
}
