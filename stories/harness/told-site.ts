import { publicConfig, siteIn } from '../../server/site/public-site';
import type { CheckedSite } from '../../src/config/checked-site';
import { languageOf, type PublicConfig, type Site } from '../../src/config/site';
import { sampleAddress } from './sample-address';

type ToldSite = Omit<CheckedSite, 'folder'>;

/** Written by scripts/generate-site-stories.mjs from a site that it has checked: that it is there is enough. */
const files = import.meta.glob<ToldSite>('../generated/site/site.json', { eager: true, import: 'default' });

function read(): CheckedSite {
  const [site] = Object.values(files);
  if (!site) throw new Error('The site was not read; `npm run storybook` does that.');
  return { ...site, folder: '' };
}

/** The site whose pages are told: that of SITE_CONFIG, else the sample village. */
export const checkedSite: CheckedSite = read();

/** Where a browser finds a picture of the site's config or content; null when it does not. */
export function pictureAddress(value: string): string | null {
  if (value.startsWith('pictures/')) return sampleAddress(`/site/${value}`);
  return /^(https?:|data:)/.test(value) ? value : null;
}

const config = await publicConfig(checkedSite.config, (file) => Promise.resolve(pictureAddress(file)));
const { firstVisit: _video, ...shell } = config.shell;
const quiet: PublicConfig = { ...config, shell };

function sitesOf(one: PublicConfig): (code: string) => Site {
  const sites = new Map<string, Site>();
  return (code) => {
    const language = languageOf(one, code);
    const site = sites.get(language.code) ?? siteIn(language, checkedSite, one);
    sites.set(language.code, site);
    return site;
  };
}

/** The site in a language; in the one for unknown codes where it does not speak it. */
export const toldSite = sitesOf(config);

/** The same site without the video that covers the first page of a visit. */
export const quietSite = sitesOf(quiet);
