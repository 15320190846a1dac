import type { SectionOf } from '../declaration';
import type { Example } from '../shared/example';

const always: SectionOf<'ticker'> = {
  template: 'ticker',
  source: 'councilDetail',
  bind: { title: 'name', address: 'taxCollectionUrl' },
  text: 'tax.text',
  button: 'tax.button',
};

const section: SectionOf<'ticker'> = { ...always, needs: ['name', 'taxCollectionUrl'] };

const council = {
  name: 'નવાપાદર',
  taxCollectionUrl: 'https://tax.motipura.example/pay',
  proTaxUrl: 'https://tax.motipura.example/professional',
};

/** Examples of the template, from usual to extreme content. */
export const examples: readonly Example<'ticker'>[] = [
  { name: 'filled', section, records: { councilDetail: [council] } },
  {
    name: 'another text and button',
    section: {
      ...section,
      needs: ['name', 'proTaxUrl'],
      bind: { title: 'name', address: 'proTaxUrl' },
      text: 'tax.professionalText',
      button: 'tax.professionalButton',
    },
    records: { councilDetail: [council] },
  },
  {
    name: 'with a heading',
    section: { ...section, title: { GU: 'વેરા', HI: 'कर', EN: 'Taxes' } },
    records: { councilDetail: [council] },
  },
  {
    name: 'a needed field missing',
    section,
    records: { councilDetail: [{ ...council, taxCollectionUrl: null }] },
  },
  {
    name: 'an address that is none',
    section,
    records: { councilDetail: [{ ...council, taxCollectionUrl: 'javascript:alert(1)' }] },
  },
  {
    name: 'very long texts',
    section: {
      ...section,
      text: {
        GU: 'ગામના તમામ નાગરિકો, વેપારીઓ અને ખાતેદારો માટે અગત્યની માહિતી! ઘરવેરો, પાણીવેરો, સફાઈવેરો અને દીવાબત્તીવેરો હવે ઘેર બેઠાં ઓનલાઇન ભરી શકાય છે. ૩૧મી માર્ચ પહેલાં ભરનારને દસ ટકા વળતર મળશે, અને પહોંચ તરત જ મોબાઇલ પર આવી જશે.',
        HI: 'गाँव के सभी नागरिकों, व्यापारियों और खातेदारों के लिए महत्वपूर्ण सूचना! गृहकर, जलकर, सफाई कर और प्रकाश कर अब घर बैठे ऑनलाइन भरे जा सकते हैं। ३१ मार्च से पहले भरने वालों को दस प्रतिशत छूट मिलेगी, और रसीद तुरंत मोबाइल पर आ जाएगी।',
        EN: 'Important information for every villager, trader and account holder! House, water, cleaning and lighting tax can now be paid online from home. Whoever pays before 31 March gets ten per cent off, and the receipt comes to the mobile at once.',
      },
      button: {
        GU: 'ઘરવેરો, પાણીવેરો અને સફાઈવેરો ઓનલાઇન ભરો',
        HI: 'गृहकर, जलकर और सफाई कर ऑनलाइन भरें',
        EN: 'Pay house, water and cleaning tax online',
      },
    },
    records: {
      councilDetail: [
        {
          ...council,
          name: 'શ્રીરામકૃષ્ણપરમહંસસ્વામીવિવેકાનંદમહાત્માગાંધીનગર જૂથ ગ્રામ પંચાયત (નવાપાદર-વડાવાસ-છાપરિયા)',
        },
      ],
    },
  },
  {
    name: 'words of another language',
    section,
    records: { councilDetail: [{ ...council, name: 'Navapadar Group Gram Panchayat' }] },
  },
  {
    name: 'without needs: loading',
    section: always,
    records: { councilDetail: 'loading' },
  },
  { name: 'failed', section: always, records: { councilDetail: 'failed' } },
  { name: 'empty', section: always, records: { councilDetail: [] } },
];
