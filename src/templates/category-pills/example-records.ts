import { samplePicture } from '../shared/example';

/** Categories of achievements; ids are numbers or texts. */
export const categories = [
  { id: 1, name: 'સ્વચ્છતા' },
  { id: '2', name: 'પાણી પુરવઠો' },
  { id: 3, name: 'પર્યાવરણ' },
];

/** Achievements of the first category. */
export const cleanliness = [
  {
    title: 'ગામ સફાઈ અભિયાન ૨૦૨૫',
    description:
      'ગ્રામ પંચાયત, પ્રાથમિક શાળા અને યુવક મંડળના સહયોગથી દર શનિવારે શેરીઓ, તળાવની પાળ અને બસ સ્ટેન્ડ સાફ કરવામાં આવે છે.',
    achievements: [
      {
        id: 1,
        title: 'ગ્રામજનોનું શ્રમદાન',
        description: 'પહેલા શનિવારે બસોથી વધુ ગ્રામજનો જોડાયા.',
        imageBase64: samplePicture('safai'),
      },
      { id: 2, title: 'તળાવની પાળ', description: null, imageBase64: samplePicture('talav') },
      {
        id: 3,
        title: 'શાળાના બાળકોની રેલી',
        description: 'બાળકોએ પ્લાસ્ટિક ન વાપરવાનો સંદેશ આપ્યો.',
        imageBase64: samplePicture('shala'),
      },
      { id: 4, title: 'ચબૂતરા ચોક', description: null, imageBase64: samplePicture('chabutro') },
    ],
  },
  {
    title: 'શૌચાલય યોજના',
    description: 'હવે ગામના દરેક ઘરે પાકું શૌચાલય છે.',
    achievements: [
      { id: 5, title: 'નવાં શૌચાલય', description: null, imageBase64: samplePicture('toilets') },
      { id: 6, title: 'ભૂગર્ભ ગટર', description: 'બે કિલોમીટર ગટર.', imageBase64: samplePicture('gutter') },
    ],
  },
  { title: 'हरित ग्राम पुरस्कार', description: 'ज़िला पंचायत की ओर से।', achievements: [] },
  { title: 'Best e-Gram award', achievements: null },
];

/** Achievements of the second category. */
export const water = [
  {
    title: 'નલ સે જલ',
    description: null,
    achievements: [
      { id: 7, title: 'પાણીનો ટાંકો', description: 'એક લાખ લિટર.', imageBase64: samplePicture('tanki') },
      { id: 8, title: 'નવી પાઇપલાઇન', description: null, imageBase64: samplePicture('pipeline') },
    ],
  },
];

/** Groups of the council's photo gallery. */
export const gallery = [
  {
    title: 'પ્રજાસત્તાક દિન ૨૦૨૬',
    image: [
      { id: 1, title: 'ધ્વજવંદન', imageBase64: samplePicture('republic-day') },
      { id: 2, title: null, imageBase64: samplePicture('shala') },
      { id: 3, title: 'પંચાયત ભવન', imageBase64: samplePicture('bhavan') },
    ],
  },
  { title: 'ગ્રામ સભા', image: [{ id: 4, title: 'ગ્રામ સભા', imageBase64: samplePicture('gram-sabha') }] },
];

/** A word without a break, and a text that does not end. */
export const longNames = {
  name: `${'સ્વચ્છતાઅભિયાનસમિતિ'.repeat(6)} અને ગામનાં તમામ મહોલ્લા, શેરી, ચોક તથા જાહેર જગ્યાઓની કાયમી જાળવણી માટેની સમિતિ`,
  text: 'ગામના દરેક મહોલ્લામાં બે કચરાપેટી મૂકવામાં આવી છે અને દરરોજ સવારે ટ્રેક્ટર કચરો ઉપાડે છે. '.repeat(12),
};
