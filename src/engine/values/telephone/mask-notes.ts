/** Takes the place of each character of a note; neither a digit nor a sign that may stand in a number. */
const mask = '\u0001';

/** Texts with digits in telephone fields that are no numbers, in Latin digits. */
const notes: readonly RegExp[] = [
  // Round the clock: 24x7, 24/7, 24 કલાક
  /(?<!\d)24\s*[x×*/]\s*7(?!\d)/giu,
  // Times and durations: 10:30, 9 AM, 24 hours, 9 to
  /(?<![\d:.])\d{1,2}[:.]\d{2}\s*(?:am|pm|a\.m|p\.m|કલાક|વાગ|बजे)/giu,
  /(?<![\d:])\d{1,2}:\d{2}(?![\d:])/g,
  /(?<![\d-])\d{1,2}\s*(?:am\b|pm\b|a\.m|p\.m|hrs?\b|hours?\b|lines?\b|days?\b|to\b|કલાક|વાગ|થી|દિવસ|લાઇન|घंटे|घण्टे|बजे|से|दिन)/giu,
  // Days of the calendar
  /(?<![\d-])(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|1[0-2])[-/.](?:19|20)\d{2}(?!\d)/g,
  // Extensions
  /(?:\bext(?:n|ension)?\b|\bintercom\b|(?<=[\s\d])x(?=\s*\d)|એક્સ(?:ટેન્શન|ટેન્સન|ટે)?|આંતરિક|ઇન્ટરકોમ|एक्स(?:टेंशन|टेन्शन)?|आंतरिक|इंटरकॉम)[\s.:-]*\d{1,5}(?!\d)(?:\s*[/,]\s*\d{1,4}(?!\d))*/giu,
  // Postal codes
  /(?:\bpin(?:\s*code)?|પિન(?:\s*કોડ)?|પીન(?:\s*કોડ)?|पिन(?:\s*कोड)?)[\s.:-]*\d{3}\s?\d{3}(?!\d)/giu,
  // Rooms and the like
  /(?:\b(?:room|ward|block|plot|house|flat|floor|shop|gate|sector)|રૂમ|વોર્ડ|બ્લોક|પ્લોટ|મકાન|દુકાન|માળ|कमरा|वार्ड|मकान|दुकान)\s{0,2}(?:no|number|નં|નંબર|नं|नंबर)?[\s.:-]{0,3}\d{1,4}(?!\d)/giu,
];

const masked = (found: string): string => mask.repeat(found.length);

/** Addresses of e-mail and websites. */
function maskAddresses(text: string): string {
  return text.replace(/\S+/g, (word) => (/@|^(?:https?:|www\.)/i.test(word) ? masked(word) : word));
}

/** A text of the same length with the digits of notes masked. */
export function maskNotes(text: string): string {
  return notes.reduce((rest, note) => rest.replace(note, masked), maskAddresses(text));
}
