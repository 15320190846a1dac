import { samplePicture } from '../shared/example';

/** Members of the sample council. */
export const members = [
  {
    id: 1,
    name: 'રમીલાબેન દિનેશભાઈ ચૌધરી',
    designation: 'સરપંચ',
    wardNo: null,
    type: 'સામાન્ય (સ્ત્રી)',
    fromDate: '2021-12-18',
    toDate: '2026-12-17',
    about: 'ગામનાં બીજાં મહિલા સરપંચ. પંદર વર્ષ સખી મંડળનાં પ્રમુખ રહ્યાં.',
    imageBase64: samplePicture('portrait-w01'),
  },
  {
    id: 2,
    name: 'ગોવિંદભાઈ મોહનભાઈ દેસાઈ',
    designation: 'ઉપ-સરપંચ',
    wardNo: 3,
    type: 'સા.શૈ.પ. વર્ગ',
    fromDate: '2021-12-18',
    toDate: null,
    about: 'પશુપાલન અને દૂધ મંડળીના આગેવાન.',
    imageBase64: samplePicture('portrait-m01'),
  },
  {
    id: 3,
    name: 'મંજુલાબેન વાઘેલા',
    designation: 'સભ્ય',
    wardNo: '૧',
    type: 'સ્ત્રી અનામત',
    fromDate: '2021-12-18',
    toDate: '2025-06-30',
    about: null,
    imageBase64: samplePicture('portrait-w02'),
  },
  { id: 4, name: 'પ્રવીણભાઈ મકવાણા', designation: 'સભ્ય', wardNo: '૨', type: 'અનુ. જાતિ', imageBase64: null },
  { id: 5, name: 'અબ્દુલભાઈ કાસમભાઈ મન્સુરી', designation: 'સભ્ય', imageBase64: samplePicture('broken') },
  {
    id: 6,
    name: 'Kamlesh R. Patel',
    designation: 'सदस्य',
    wardNo: '५',
    imageBase64: samplePicture('portrait-m02'),
  },
] as const;

/** Donators: amounts as numbers, as text, and missing. */
export const donators = [
  {
    id: 1,
    name: 'શેઠ અમીચંદ ઝવેરચંદ ટ્રસ્ટ',
    amount: 511000,
    year: '2025-26',
    adress: 'મુંબઈ',
    details: 'પુસ્તકાલયના નવા ઓરડા માટે.',
    imageBase64: samplePicture('portrait-m09'),
  },
  { id: 2, name: 'સવિતાબેન ઠાકોર', amount: '125000.60', year: 2024, adress: 'નવાપાદર', imageBase64: null },
  { id: 3, name: 'ગુપ્ત દાતા', amount: null, year: null, imageBase64: null },
] as const;

const longText =
  'અષ્ટકોણ ચબૂતરો ૧૯૩૨માં મહાજન દ્વારા બાંધવામાં આવ્યો. રોજ સવારે અહીં પક્ષીઓને દાણા નાખવામાં આવે છે અને તેની ' +
  'આસપાસનો ચોક ગામની બેઠક ગણાય છે. તેની કોતરણી સોમપુરા શિલ્પીઓએ કરી હતી.\n\n૨૦૧૯માં ગામલોકોના ફાળાથી તેનું સમારકામ ' +
  'કરવામાં આવ્યું અને ચોકમાં બેસવા માટે પથ્થરના ઓટલા બનાવવામાં આવ્યા.';

/** Heritage items: long, short and missing texts. */
export const heritage = [
  { id: 1, title: 'ચબૂતરો', description: longText, imageBase64: samplePicture('chabutro') },
  {
    id: 2,
    title: 'પંચાયત ભવન',
    description: 'જૂના ઉતારાનું ૧૯૬૨માં પંચાયત ભવનમાં રૂપાંતર થયું.',
    imageBase64: samplePicture('bhavan'),
  },
  { id: 3, title: null, description: '', imageBase64: samplePicture('vav') },
  { id: 4, title: 'હવેલી', description: longText, imageBase64: null },
] as const;

/** Categories of the gallery: the last has no pictures. */
export const galleryCategories = [
  { id: 1, name: 'ગામ અને પ્રકૃતિ' },
  { id: 2, name: 'ઉત્સવો અને મેળા' },
  { id: '3', name: 'વિકાસ અને સેવાઓ' },
  { id: 4, name: 'રમતગમત' },
] as const;

/** Pictures of the gallery. */
export const galleryImages = [
  {
    id: 1,
    galleryCategoryId: 1,
    type: 'મોતી તળાવ',
    description: 'ચોમાસામાં છલકાતું મોતી તળાવ અને કાંઠે મહાદેવનું મંદિર.',
    imageBase64: samplePicture('talav'),
  },
  {
    id: 2,
    galleryCategoryId: '1',
    type: 'વડ',
    description: 'ચોકનો બસો વર્ષ જૂનો વડ.',
    imageBase64: samplePicture('banyan'),
  },
  {
    id: 3,
    galleryCategoryId: 2,
    type: 'નવરાત્રિના ગરબા',
    description: 'નવ રાત સુધી ચોકમાં ગરબા રમાય છે.',
    imageBase64: samplePicture('garba'),
  },
  {
    id: 4,
    galleryCategoryId: 2,
    type: 'मकर संक्रांति',
    description: null,
    imageBase64: samplePicture('uttarayan'),
  },
  {
    id: 5,
    galleryCategoryId: 3,
    type: null,
    description: 'સૌર ઊર્જાથી ચાલતી શેરીબત્તી.',
    imageBase64: samplePicture('solar'),
  },
  {
    id: 6,
    galleryCategoryId: 3,
    type: 'નવો રસ્તો',
    description: 'નવો રસ્તો.',
    imageBase64: samplePicture('broken'),
  },
  { id: 7, galleryCategoryId: 3, type: 'ઈ-ગ્રામ કેન્દ્ર', description: 'ઈ-ગ્રામ કેન્દ્ર.', imageBase64: null },
] as const;

/** Famous places, one of them with a broken picture. */
export const famousPlaces = [
  { id: 'p-1', title: 'મોતી તળાવ', imageBase64: samplePicture('talav') },
  { id: 'p-2', title: 'મોતેશ્વર મહાદેવ મંદિર', imageBase64: samplePicture('mandir') },
  { id: 'p-3', title: 'સાત કોઠાની પ્રાચીન વાવ', imageBase64: samplePicture('vav') },
  { id: 'p-4', title: 'ખોવાયેલું ચિત્ર', imageBase64: samplePicture('broken') },
] as const;

/** Unordered officers, one of whom the section does not select. */
export const officers = [
  { name: 'જિજ્ઞાસાબેન રાવલ', designation: 'તલાટી-કમ-મંત્રી-૨', imageBase64: samplePicture('portrait-w03') },
  { name: 'મહેશભાઈ પરમાર', designation: 'તલાટી-કમ-મંત્રી-૧', image: samplePicture('portrait-m04') },
  { name: 'વિક્રમસિંહ ચૌહાણ', designation: 'ગ્રામ સેવક', imageBase64: samplePicture('portrait-m05') },
  { name: 'કોઈ બીજા', designation: 'આચાર્ય', imageBase64: samplePicture('portrait-m08') },
] as const;

/** A name and words as long as none should be. */
export const longWords = {
  name: 'શ્રીમતીમહારાજાધિરાજરાજરાજેશ્વરીપરમપૂજનીયભાગ્યલક્ષ્મીબેન ચંદ્રકાન્તભાઈ રણછોડદાસ પ્રજાપતિ-બ્રહ્મભટ્ટ',
  text: `${longText}\n\n${'અતિશયલાંબોશબ્દજેનોકોઈઅંતનથી'.repeat(8)}\n\n${longText}`,
} as const;
