import { publicConfig, siteIn } from '../../src/server/site/public-site';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { resolveLanguage } from '../../src/engine/language/resolve-language';
import type { PublicConfig, Site } from '../../src/engine/site/site';
import { servedUrl } from './served-url';
import { documentAddresses } from './story-documents';

type SiteFile = Omit<CheckedSite, 'folder'>;

/** Written by scripts/generate-site-stories.mjs, which validates it. */
const files = import.meta.glob<SiteFile>('../generated/site/site.json', { eager: true, import: 'default' });

function readSiteFile(): CheckedSite {
  const [site] = Object.values(files);
  if (!site) throw new Error('site.json is missing; `npm run storybook` generates it.');
  return { ...site, folder: '' };
}

/** The configured site: the one of SITE_CONFIG, by default the sample village. */
export const checkedSite: CheckedSite = readSiteFile();

/** URL of a picture of the site's config or content; null for any other text. */
export function pictureUrl(value: string): string | null {
  if (value.startsWith('pictures/')) return servedUrl(`/site/${value}`);
  return /^(?:https?:|data:)/.test(value) ? value : null;
}

const config = await publicConfig(checkedSite.config, (file) => Promise.resolve(pictureUrl(file)));
const { firstVisit: _video, ...shell } = config.shell;
const configWithoutVideo: PublicConfig = { ...config, shell };

function sitesOf(one: PublicConfig): (code: string) => Site {
  const sites = new Map<string, Site>();
  return (code) => {
    const language = resolveLanguage(one, { requested: code });
    const site =
      sites.get(language.code) ??
      siteIn(language, checkedSite, one, documentAddresses(language.code, checkedSite));
    sites.set(language.code, site);
    return site;
  };
}

/** The configured site in a language; in its default for unknown codes. */
export const storySite = sitesOf(config);

/** The configured site without the video overlay of the first visit. */
export const storySiteWithoutVideo = sitesOf(configWithoutVideo);
