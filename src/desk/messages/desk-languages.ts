/** The languages that the desk speaks, each with a catalogue of its texts. */
export const deskLanguages = [
  { code: 'EN', name: 'English', locale: 'en-IN' },
  { code: 'GU', name: 'ગુજરાતી', locale: 'gu-IN' },
  { code: 'HI', name: 'हिन्दी', locale: 'hi-IN' },
  { code: 'MR', name: 'मराठी', locale: 'mr-IN' },
  { code: 'TA', name: 'தமிழ்', locale: 'ta-IN' },
] as const;

/** Code of a language that the desk speaks. */
export type DeskLanguageCode = (typeof deskLanguages)[number]['code'];
