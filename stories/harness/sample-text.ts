/** A very long word without a break opportunity. */
export const longWord = 'ગ્રામપંચાયતવિકાસયોજનાસમિતિઅધ્યક્ષસ્થાનવ્યવસ્થાપનકાર્યાલય';

/** A paragraph in Gujarati. */
export const paragraph =
  'મોતીપુરા ગામમાં ચોમાસા પહેલાં તળાવ ઊંડું ઉતારવાનું કામ પૂરું થયું છે. ગામના યુવાનોએ શ્રમદાન કર્યું અને પંચાયતે માટી ખેતરોમાં પહોંચાડી. હવે આખું વર્ષ પશુઓ માટે પાણી રહેશે.';

/** Several paragraphs, long enough to be shortened. */
export const longText = Array.from({ length: 6 }, () => paragraph).join('\n\n');
