import type { Page } from '../../src/model/site-config.generated';
import type { Answers } from './answers';
import { fontsOf, languagesOf } from './languages';
import { planOf, shellSources, type SectionName } from './sections';
import type { SiteTexts } from './site-texts';

/** Path of the logo in the content folder, which is also the icon. */
export const logo = 'pictures/logo.svg';

type MenuIcon = 'trees' | 'landmark' | 'message';

const groups: readonly { group: 'village' | 'council' | 'write'; label: string; icon: MenuIcon }[] = [
  { group: 'village', label: 'village.menu', icon: 'trees' },
  { group: 'council', label: 'council.title', icon: 'landmark' },
  { group: 'write', label: 'write.menu', icon: 'message' },
];

/** An entry of the menu's top level, with the pages under it. */
interface TopEntry {
  readonly entry: object;
  readonly pages: readonly Page[];
}

/** The groups of the menu that have pages; a single page is an entry by itself. */
function groupEntries(chosen: readonly SectionName[]): TopEntry[] {
  return groups.flatMap(({ group, label, icon }) => {
    const plans = chosen.map(planOf).filter((plan) => plan.group === group);
    const pages = plans.flatMap(({ page }) => page ?? []);
    const [only, ...others] = pages;
    if (!only) return [];
    const entries = pages.map(({ path }) => ({ page: path }));
    return [{ entry: others.length === 0 ? { page: only.path, icon } : { label, icon, entries }, pages }];
  });
}

function homePage(chosen: readonly SectionName[]): Page {
  const own = chosen.flatMap((name) => planOf(name).home ?? []);
  const first = own.length === 1 ? own.map((section) => ({ ...section, width: 'full' as const })) : own;
  return {
    path: '/',
    title: 'home.title',
    heading: 'home.heading',
    sections: [
      ...first,
      {
        template: 'list',
        look: 'texts',
        title: 'home.about',
        source: 'councilAbout',
        bind: { body: { field: 'title', cutAt: true } },
        whenEmpty: 'hide',
      },
    ],
  };
}

const contactPage: Page = {
  path: '/contact',
  title: 'contact.title',
  sections: [
    {
      template: 'contact',
      source: 'councilDetail',
      bind: { map: 'map' },
      mapView: 'button',
      ways: [
        {
          icon: 'map-pin',
          label: 'contact.address',
          fields: ['name', 'taluka', 'district'],
          labels: ['contact.village', 'contact.taluka', 'contact.district'],
        },
        { icon: 'phone', label: 'contact.telephone', fields: ['contactNo'] },
        { icon: 'mail', label: 'contact.email', fields: ['emailId'] },
      ],
    },
  ],
};

/** The groups of results: pages, forms where there are any, and the lists that have a page. */
function search(chosen: readonly SectionName[]): object {
  const hasForms = chosen.some((name) => planOf(name).forms);
  const notices = {
    title: 'notices.title',
    lists: [{ source: 'notices', page: '/', bind: { title: 'title', address: 'link' } }],
  };
  const people = {
    title: 'members.title',
    lists: [{ source: 'members', page: '/members', bind: { title: 'name', text: ['designation'] } }],
  };
  return {
    groups: [
      { title: 'search.pages', pages: 'others' },
      ...(hasForms ? [{ title: 'write.menu', pages: 'forms' }] : []),
      ...(chosen.includes('notices') ? [notices] : []),
      ...(chosen.includes('members') ? [people] : []),
    ],
  };
}

function footer(): object {
  return {
    columns: [
      {
        kind: 'telephones',
        title: 'footer.emergency',
        source: 'emergencyNumbers',
        label: 'name',
        number: 'number',
        empty: 'common.noData',
      },
    ],
    pages: ['/privacy'],
    copyright: 'footer.copyright',
  };
}

/** The config of a new site. `schema` is the address of the engine's schema from the folder of the site. */
export function siteConfig(answers: Answers, texts: SiteTexts, schema: string, today: string): object {
  const { languages, sections: chosen, colours, from } = answers;
  const [first = 'EN'] = languages;
  const inLanguages = (textOf: (code: string) => string) =>
    Object.fromEntries(languages.map((code) => [code, textOf(code)]));
  const tops: TopEntry[] = [
    { entry: { page: '/', icon: 'home' }, pages: [homePage(chosen)] },
    ...groupEntries(chosen),
    { entry: { page: '/contact', icon: 'phone' }, pages: [contactPage] },
  ];
  const forms = Object.fromEntries(chosen.flatMap((name) => Object.entries(planOf(name).forms ?? {})));
  return {
    $schema: schema,
    version: 1,
    displayName: answers.name,
    publicAddress: answers.address,
    content: 'content',
    languages: { default: first, unknown: first, list: languagesOf(languages) },
    theme: {
      ...(colours ? { colours: { base: colours } } : {}),
      fonts: fontsOf(languages),
      logo,
      icon: logo,
    },
    ...(from === null ? {} : { api: { host: from } }),
    ...(chosen.includes('works')
      ? { display: { amounts: { rupees: { prefix: '₹', suffix: '', decimals: 'when-any' } } } }
      : {}),
    sources: {
      ...shellSources,
      ...Object.fromEntries(chosen.flatMap((name) => Object.entries(planOf(name).sources ?? {}))),
    },
    council: { source: 'councilDetail' },
    shell: {
      markers: tops.length,
      title: { suffix: inLanguages((code) => texts.title(code)) },
      topBar: { facts: ['taluka', 'district'], languagePicker: { clears: [] } },
      footer: footer(),
    },
    menu: tops.map(({ entry }, index) => ({ marker: index + 1, ...entry })),
    pages: [
      ...tops.flatMap(({ pages }, index) =>
        pages.map(({ path, title, ...page }) => ({ path, title, marker: index + 1, ...page })),
      ),
      {
        path: '/privacy',
        title: 'privacy.title',
        sections: [{ template: 'article', document: 'privacy' }],
      },
      { path: '/search', title: 'shell.search', sections: [{ template: 'search' }] },
    ],
    notFound: {
      title: 'notFound.title',
      sections: [{ template: 'not-found', text: 'notFound.text', button: 'notFound.home', page: '/' }],
    },
    search: search(chosen),
    documents: { privacy: { file: 'legal/privacy', updated: today } },
    ...(Object.keys(forms).length > 0 ? { forms } : {}),
  };
}
