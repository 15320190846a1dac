import type { SectionOf } from '../declaration';
import { samplePicture, type Example } from '../shared/example';

const section: SectionOf<'slider'> = {
  template: 'slider',
  source: 'slides',
  title: 'slider.label',
  bind: { image: 'imageBase64', caption: 'description' },
};

const slides = [
  { id: 1, imageBase64: samplePicture('talav'), description: 'મોતી તળાવ અને મહાદેવનું મંદિર' },
  { id: 2, imageBase64: samplePicture('bhavan'), description: 'પંચાયત ભવનની છત પર ૧૦ કિલોવોટની સૌર પેનલ' },
  { id: 3, imageBase64: samplePicture('shala'), description: 'પ્રાથમિક શાળામાં સ્માર્ટ ક્લાસ શરૂ' },
  { id: 4, imageBase64: samplePicture('khet'), description: 'टपक सिंचाई वाले कपास के खेत' },
  { id: 5, imageBase64: samplePicture('vav'), description: 'The step-well of the fifteenth century' },
];

const long =
  'ગામનું ઐતિહાસિક તળાવ, તેના કિનારે આવેલું મહાદેવનું મંદિર અને નવીનીકરણ પછી બનેલો ફરવાનો માર્ગ: ગ્રામજનોએ શ્રમદાનથી કાંપ કાઢ્યો, પંચાયતે પાળ બાંધી, અને હવે ચોમાસાનું પાણી આખું વર્ષ રહે છે';

/** Sliders from the usual to the hard. */
export const examples: readonly Example<'slider'>[] = [
  { name: 'filled', section, records: { slides } },
  { name: 'one record', section, records: { slides: slides.slice(0, 1) } },
  { name: 'two records', section, records: { slides: slides.slice(0, 2) } },
  {
    name: 'many',
    section,
    records: { slides: Array.from({ length: 120 }, (_, id) => ({ ...slides[id % slides.length], id })) },
  },
  {
    name: 'missing pictures',
    section,
    records: { slides: slides.map((slide, index) => ({ ...slide, imageBase64: index % 2 ? '' : null })) },
  },
  {
    name: 'broken pictures',
    section,
    records: { slides: slides.map((slide) => ({ ...slide, imageBase64: samplePicture('broken') })) },
  },
  {
    name: 'without captions',
    section,
    records: { slides: slides.map((slide) => ({ ...slide, description: null })) },
  },
  {
    name: 'captions not bound',
    section: { ...section, bind: { image: 'imageBase64' } },
    records: { slides },
  },
  {
    name: 'some captions',
    section,
    records: {
      slides: slides.map((slide, index) => ({ ...slide, description: index % 2 ? slide.description : '' })),
    },
  },
  {
    name: 'very long texts',
    section,
    records: {
      slides: slides.map((slide, index) => ({
        ...slide,
        description: index === 0 ? long : slide.description,
      })),
    },
  },
  {
    name: 'a very long word',
    section,
    records: { slides: [{ ...slides[0], description: 'નવાપાદરગ્રામપંચાયત'.repeat(12) }, ...slides.slice(1)] },
  },
  { name: 'empty', section, records: { slides: [] } },
  { name: 'empty, hidden', section: { ...section, whenEmpty: 'hide' }, records: { slides: [] } },
  { name: 'loading', section, records: { slides: 'loading' } },
  { name: 'failed', section, records: { slides: 'failed' } },
];
