import { samplePicture, type Example, type ExampleRecords } from '../shared/example';
import type { SectionOf } from '../declaration';
import {
  donators,
  famousPlaces,
  galleryCategories,
  galleryImages,
  heritage,
  longWords,
  members,
  officers,
} from './example-records';

type CardGrid = SectionOf<'card-grid'>;

const people: CardGrid = {
  template: 'card-grid',
  look: 'people',
  source: 'members',
  bind: {
    image: 'imageBase64',
    title: 'name',
    subtitle: 'designation',
    facts: [
      { label: 'people.wardNo', field: 'wardNo' },
      { label: 'people.seatType', field: 'type' },
      { label: 'people.term', period: { from: 'fromDate', to: 'toDate', futureIsPresent: true } },
      { label: 'people.about', field: 'about', wide: true },
    ],
  },
  empty: 'common.noData',
};

const givers: CardGrid = {
  template: 'card-grid',
  look: 'people',
  source: 'donators',
  title: 'page.donators',
  orderBy: { field: 'amount', descending: true },
  bind: {
    image: 'imageBase64',
    title: 'name',
    facts: [
      { label: 'donators.amount', field: 'amount', format: 'donation', fallback: 'common.notAvailable' },
      { label: 'donators.year', field: 'year' },
      { label: 'donators.address', field: 'adress' },
      { label: 'donators.details', field: 'details', wide: true, cutAt: 10 },
    ],
  },
};

const articles: CardGrid = {
  template: 'card-grid',
  look: 'articles',
  source: 'heritage',
  bind: {
    image: 'imageBase64',
    title: { field: 'title', fallback: 'heritage.noTitle' },
    body: { field: 'description', fallback: 'heritage.noDescription', cutAt: 150 },
  },
  empty: 'common.noData',
};

const gallery: CardGrid = {
  template: 'card-grid',
  look: 'pictures',
  source: 'galleryImages',
  filter: { source: 'galleryCategories', label: 'name', field: 'galleryCategoryId', all: 'common.all' },
  bind: { image: 'imageBase64', caption: 'type', viewerCaption: 'description' },
  empty: 'images.empty',
};

const places: CardGrid = {
  template: 'card-grid',
  look: 'pictures',
  source: 'famousPlaces',
  brokenImage: 'hide',
  bind: { image: 'imageBase64', caption: 'title', viewerCaption: 'title' },
  empty: 'places.empty',
};

const talatis: CardGrid = {
  template: 'card-grid',
  look: 'plaques',
  title: 'officials.village',
  source: 'officers',
  where: [{ field: 'designation', terms: ['talati1', 'talati2', 'revenueTalati', 'gramSevak'] }],
  bind: { image: { fields: ['imageBase64', 'image'] }, title: 'name', subtitle: 'designation' },
  relabel: {
    slot: 'subtitle',
    field: 'designation',
    terms: ['talati1', 'talati2'],
    together: 'officials.talatiNumbered',
    alone: 'officials.talati',
  },
  whenEmpty: 'hide',
};

function repeated(records: readonly object[], count: number): readonly object[] {
  return Array.from({ length: count }, (_, index) => ({ ...records[index % records.length], id: index }));
}

function galleryWith(name: string, galleryImagesThen: ExampleRecords): Example<'card-grid'> {
  return { name, section: gallery, records: { galleryImages: galleryImagesThen, galleryCategories } };
}

/** Examples of the template, from usual to extreme content. */
export const examples: readonly Example<'card-grid'>[] = [
  { name: 'people', section: people, records: { members } },
  { name: 'people, one record', section: people, records: { members: members.slice(0, 1) } },
  { name: 'people, a hundred and twenty', section: people, records: { members: repeated(members, 120) } },
  { name: 'people, empty', section: people, records: { members: [] } },
  { name: 'people, loading', section: people, records: { members: 'loading' } },
  { name: 'people, failed', section: people, records: { members: 'failed' } },
  {
    name: 'people, very long texts',
    section: people,
    records: {
      members: members.map((member) => ({
        ...member,
        name: longWords.name,
        designation: longWords.name,
        about: longWords.text,
      })),
    },
  },
  {
    name: 'people, wrong values',
    section: people,
    records: {
      members: [{ id: {}, name: ['?'], wardNo: false, fromDate: 'soon', imageBase64: 7 }, {}, ...members],
    },
  },
  {
    name: 'people, without pictures',
    section: { ...people, bind: { title: 'name', subtitle: 'designation' } },
    records: { members },
  },
  { name: 'people, amounts and a title', section: givers, records: { donators } },
  { name: 'articles', section: articles, records: { heritage } },
  { name: 'articles, one record', section: articles, records: { heritage: heritage.slice(0, 1) } },
  { name: 'articles, twelve', section: articles, records: { heritage: repeated(heritage, 12) } },
  { name: 'articles, empty', section: articles, records: { heritage: [] } },
  { name: 'articles, loading', section: articles, records: { heritage: 'loading' } },
  { name: 'articles, failed', section: articles, records: { heritage: 'failed' } },
  {
    name: 'articles, very long texts',
    section: articles,
    records: {
      heritage: heritage.map((item) => ({ ...item, title: longWords.name, description: longWords.text })),
    },
  },
  galleryWith('pictures with a filter', galleryImages),
  galleryWith('pictures, one record', galleryImages.slice(0, 1)),
  galleryWith('pictures, a hundred and twenty', repeated(galleryImages, 120)),
  galleryWith('pictures, empty', []),
  galleryWith('pictures, loading', 'loading'),
  galleryWith('pictures, failed', 'failed'),
  galleryWith(
    'pictures, very long texts',
    galleryImages.map((image) => ({ ...image, type: longWords.name, description: longWords.text })),
  ),
  {
    name: 'pictures, categories failed',
    section: gallery,
    records: { galleryImages, galleryCategories: 'failed' },
  },
  { name: 'pictures, broken ones hidden', section: places, records: { famousPlaces } },
  {
    name: 'pictures, all of them broken',
    section: places,
    records: { famousPlaces: [{ id: 1, title: 'મોતી તળાવ', imageBase64: samplePicture('broken') }] },
  },
  { name: 'plaques', section: talatis, records: { officers } },
  { name: 'plaques, a Talati alone', section: talatis, records: { officers: officers.slice(1) } },
  { name: 'plaques, one record', section: talatis, records: { officers: officers.slice(2, 3) } },
  {
    name: 'plaques, with a visible title',
    section: { ...talatis, title: 'officials.village', showTitle: true },
    records: { officers },
  },
  { name: 'plaques, none', section: talatis, records: { officers: [] } },
  { name: 'plaques, loading', section: talatis, records: { officers: 'loading' } },
  { name: 'plaques, failed', section: talatis, records: { officers: 'failed' } },
  {
    name: 'plaques, very long texts',
    section: talatis,
    records: { officers: officers.map((officer) => ({ ...officer, name: longWords.name })) },
  },
];
