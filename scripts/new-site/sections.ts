import type { Form, FormField, Page, Section, Validity } from '../../src/model/site-config.generated';

/** A list of the council API, called with the visitor's language as sources are by default. */
interface List {
  readonly path: string;
  readonly entity: string;
  readonly validity?: Validity;
}

/** Notices and news may have a first and a last day. */
const validity = { from: 'validFrom', until: 'validUntil', newDays: 7 } as const;

/** What a section of the site adds to its config. */
interface SectionPlan {
  /** The lists that it shows. */
  readonly sources?: Readonly<Record<string, List>>;
  /** Its part of the home page. */
  readonly home?: Section;
  /** Its page, with the group of the menu where there is one. */
  readonly page?: Page;
  readonly group?: 'village' | 'council' | 'write';
  readonly forms?: Readonly<Record<string, Form>>;
}

const list = (path: string, entity: string): List => ({ path: `/${path}/GetPublicList`, entity });

/** The lists that every site has. */
export const shellSources = {
  councilDetail: list('GrampanchayatDetail', 'council-detail'),
  councilAbout: list('PanchayatAbout', 'council-about'),
  emergencyNumbers: list('EmergencyNumber', 'emergency-number'),
} as const;

function page(name: string, ...sections: Section[]): Page {
  return { path: `/${name}`, title: `${name}.title`, sections };
}

const field = {
  name: {
    name: 'name',
    kind: 'text',
    label: 'form.name',
    required: true,
    maxLength: 200,
    autocomplete: 'name',
  },
  phone: { name: 'phone', kind: 'telephone', label: 'form.phone', maxLength: 30, autocomplete: 'tel' },
  email: { name: 'email', kind: 'email', label: 'form.email', maxLength: 254, autocomplete: 'email' },
  address: {
    name: 'address',
    kind: 'text',
    label: 'form.address',
    maxLength: 500,
    autocomplete: 'street-address',
  },
} satisfies Record<string, FormField>;

function form(post: string, entity: string, fields: FormField[]): Form {
  const texts = {
    submit: 'form.send',
    sending: 'form.sending',
    success: 'form.sent',
    failure: 'form.failed',
  };
  return { post, entity, fields, constants: { isVisible: true }, ...texts };
}

const question = form('/Questions/Create', 'question', [
  field.name,
  field.email,
  field.phone,
  { name: 'question', kind: 'long-text', label: 'form.question', maxLength: 5000 },
]);

const complaint = form('/Complaint/Create', 'complaint', [
  field.name,
  field.phone,
  field.address,
  {
    name: 'type',
    kind: 'select',
    label: 'form.type',
    required: true,
    placeholder: 'form.choose',
    options: ['complaint.light', 'complaint.water', 'complaint.road', 'complaint.drain', 'complaint.other'],
  },
  { name: 'details', kind: 'long-text', label: 'form.details', maxLength: 5000 },
]);

/** The sections from which the author of a site chooses, in the order of the menu. */
const sections = {
  notices: {
    sources: { notices: { ...list('NoticeBoard', 'notice'), validity } },
    home: {
      template: 'list',
      look: 'notices',
      width: 'half',
      title: 'notices.title',
      source: 'notices',
      bind: { title: 'title', address: 'link' },
      icon: 'scroll-text',
    },
  },
  news: {
    sources: { news: { ...list('News', 'news'), validity } },
    home: {
      template: 'news-scroller',
      width: 'half',
      title: 'news.title',
      source: 'news',
      bind: { date: 'newsDate', title: 'newsHeading', body: 'newsDescription', image: 'imageBase64' },
    },
  },
  history: {
    sources: { villageHistory: list('VillageHistory', 'village-history') },
    group: 'village',
    page: page('history', {
      template: 'list',
      look: 'tales',
      source: 'villageHistory',
      where: [{ field: 'isVisible', equals: true }],
      orderBy: { field: 'sequenceNo' },
      bind: { image: 'imageBase64', body: 'description' },
    }),
  },
  places: {
    sources: { famousPlaces: list('VillageFamousPlaces', 'famous-place') },
    group: 'village',
    page: page('places', {
      template: 'card-grid',
      look: 'pictures',
      source: 'famousPlaces',
      bind: { image: 'imageBase64', caption: 'title', viewerCaption: 'title' },
    }),
  },
  photos: {
    sources: {
      galleryCategories: list('GalleryCategory', 'gallery-category'),
      galleryImages: list('GalleryImages', 'gallery-image'),
    },
    group: 'village',
    page: page('photos', {
      template: 'card-grid',
      look: 'pictures',
      source: 'galleryImages',
      filter: {
        source: 'galleryCategories',
        label: 'name',
        field: 'galleryCategoryId',
        all: 'shell.allEntries',
      },
      bind: { image: 'imageBase64', caption: 'type', viewerCaption: 'description' },
    }),
  },
  members: {
    sources: { members: list('Member', 'member') },
    group: 'council',
    page: page('members', {
      template: 'card-grid',
      look: 'people',
      source: 'members',
      bind: {
        image: 'imageBase64',
        title: 'name',
        subtitle: 'designation',
        facts: [
          { label: 'members.ward', field: 'wardNo' },
          { label: 'members.term', period: { from: 'fromDate', to: 'toDate', futureIsPresent: true } },
        ],
      },
    }),
  },
  employees: {
    sources: { employees: list('PanchayatGovernmentEmployee', 'council-employee') },
    group: 'council',
    page: page('employees', {
      template: 'card-grid',
      look: 'people',
      source: 'employees',
      bind: { image: 'imageBase64', title: 'name', subtitle: 'designation' },
    }),
  },
  works: {
    sources: { developmentWorks: list('DevelopementWork', 'development-work-group') },
    group: 'council',
    page: page('works', {
      template: 'grouped-table',
      source: 'developmentWorks',
      group: { label: 'title', items: 'developmentWorkTrans' },
      serial: 'works.number',
      columns: [
        { label: 'works.name', field: 'workName', share: 40, heading: true },
        { label: 'works.expense', field: 'actualExpense', format: 'rupees', share: 17, align: 'end' },
        { label: 'works.completed', field: 'workCompletionDate', share: 17 },
        { label: 'works.scheme', field: 'schemeName', share: 20 },
      ],
    }),
  },
  documents: {
    sources: { villageProfile: list('VillageProfile', 'village-profile-document') },
    group: 'council',
    page: page('downloads', {
      template: 'document-rows',
      source: 'villageProfile',
      bind: {
        title: 'title',
        documents: [{ field: 'filePath', label: 'downloads.open', icon: 'download' }],
      },
    }),
  },
  question: {
    group: 'write',
    page: page('question', { template: 'form', form: 'question' }),
    forms: { question },
  },
  complaint: {
    group: 'write',
    page: page('complaint', { template: 'form', form: 'complaint' }),
    forms: { complaint },
  },
} satisfies Record<string, SectionPlan>;

export type SectionName = keyof typeof sections;

const plans: Readonly<Record<SectionName, SectionPlan>> = sections;

export const planOf = (name: SectionName): SectionPlan => plans[name];

export const sectionNames: readonly SectionName[] = Object.keys(plans).filter(
  (name): name is SectionName => name in plans,
);

/** Those of a site whose author chooses none: what a village council with a little material can fill. */
export const defaultSections: readonly SectionName[] = sectionNames.filter(
  (name) => !['photos', 'employees', 'question'].includes(name),
);
