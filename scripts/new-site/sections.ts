/** Parts of a section of the site in the config of the template. */
interface SectionParts {
  /** The lists that only it shows. */
  readonly sources?: readonly string[];
  /** Path of its page; the others are on the home page. */
  readonly page?: string;
  readonly form?: string;
  /** The legal text of its page, which has drafts in some languages only. */
  readonly document?: string;
}

/** The sections from which the author of a site chooses, in the order of the menu. */
const sections = {
  notices: { sources: ['notices'] },
  news: { sources: ['news'] },
  history: { page: '/history', sources: ['villageHistory'] },
  places: { page: '/places', sources: ['famousPlaces'] },
  photos: { page: '/photos', sources: ['galleryCategories', 'galleryImages'] },
  members: { page: '/members', sources: ['members', 'vacancies'] },
  employees: { page: '/employees', sources: ['employees'] },
  works: { page: '/works', sources: ['developmentWorks'] },
  documents: { page: '/downloads', sources: ['villageProfile'] },
  question: { page: '/question', form: 'question' },
  complaint: { page: '/complaint', form: 'complaint' },
  rti: { page: '/rti', sources: ['responsibleOfficers', 'disclosures'], document: 'rti' },
  charter: { page: '/charter', sources: ['services'], document: 'charter' },
  policies: { page: '/policies', document: 'policies' },
  accessibility: { page: '/accessibility', document: 'accessibility' },
} satisfies Record<string, SectionParts>;

/** Pages on which visitors see how far what they sent is, for a site with any form. */
export const pagesOfSenders: readonly string[] = ['/track', '/mydata'];

export type SectionName = keyof typeof sections;

const parts: Readonly<Record<SectionName, SectionParts>> = sections;

/** Parts of each section in the config of the template. */
export const partsOf = (name: SectionName): SectionParts => parts[name];

/** The names of all sections. */
export const sectionNames: readonly SectionName[] = Object.keys(parts).filter(
  (name): name is SectionName => name in parts,
);

/** The languages of the drafts of legal texts, but for the privacy policy. */
export const draftLanguages: readonly string[] = ['GU', 'HI', 'EN', 'MR', 'TA'];

/** Whether the drafts that a section needs are in all of these languages. */
export function hasDrafts(name: SectionName, languages: readonly string[]): boolean {
  return partsOf(name).document === undefined || languages.every((code) => draftLanguages.includes(code));
}

/** Those of a site whose author chooses none: what a village council with a little material can fill. */
export const defaultSections: readonly SectionName[] = sectionNames.filter(
  (name) => !['photos', 'employees', 'question'].includes(name),
);
