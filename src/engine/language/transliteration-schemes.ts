/** ISO 15924 scripts of India → what the transliteration library calls them. */
export const transliterationSchemes: Readonly<Record<string, string>> = {
  Deva: 'devanagari',
  Beng: 'bengali',
  Guru: 'gurmukhi',
  Gujr: 'gujarati',
  Orya: 'oriya',
  Taml: 'tamil',
  Telu: 'telugu',
  Knda: 'kannada',
  Mlym: 'malayalam',
};
