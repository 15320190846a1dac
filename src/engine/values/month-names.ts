/** The spellings of each month in English, Gujarati, Hindi and Marathi. */
const months: readonly string[] = [
  'jan january જાન્યુઆરી जनवरी जानेवारी',
  'feb february ફેબ્રુઆરી फ़रवरी फरवरी फेब्रुवारी',
  'mar march માર્ચ मार्च',
  'apr april એપ્રિલ अप्रैल एप्रिल',
  'may મે मई मे',
  'jun june જૂન જુન जून',
  'jul july જુલાઈ જુલાઇ जुलाई जुलै',
  'aug august ઓગસ્ટ ઑગસ્ટ ઓગષ્ટ अगस्त ऑगस्ट',
  'sep sept september સપ્ટેમ્બર सितंबर सितम्बर सप्टेंबर',
  'oct october ઓક્ટોબર ઑક્ટોબર अक्टूबर अक्तूबर ऑक्टोबर',
  'nov november નવેમ્બર नवंबर नवम्बर नोव्हेंबर',
  'dec december ડિસેમ્બર दिसंबर दिसम्बर डिसेंबर',
];

const numbers = new Map(
  months.flatMap((names, index) =>
    names.split(' ').map((name) => [name.normalize('NFC'), String(index + 1)] as const),
  ),
);

/** The number of a month, `3` for March; empty for another word. */
export function monthNumber(name: string): string {
  return numbers.get(name.normalize('NFC').toLowerCase()) ?? '';
}
