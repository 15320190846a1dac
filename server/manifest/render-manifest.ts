import { prefixedPath } from '../../src/model/page/page-url';
import { languageTag } from '../../src/model/language/language-tag';
import { textDirection } from '../../src/model/language/text-direction';
import type { CheckedSite } from '../../src/model/site/checked-site';
import { inlineText } from '../../src/model/site/config-text';
import type { Site } from '../../src/model/site/site';
import { coloursOf } from '../../src/model/theme/theme-colours';
import type { Council } from '../council/council';
import { councilText } from '../page/council-record';
import type { RenderedText } from '../page/rendered-text';
import { beginReading } from '../page/list-reading';
import { siteTranslate } from '../site/site-translate';
import type { SiteIcons } from './site-icons';

/** What a manifest is made from. */
export interface ManifestSource {
  readonly checked: CheckedSite;
  /** The site in the language of the manifest. */
  readonly site: Site;
  readonly icons: SiteIcons;
  readonly council: Pick<Council, 'get'>;
  /** YYYY-MM-DD, in the site's time zone. */
  readonly today: string;
}

/** Renders the web app manifest of a language, with which browsers install the site (B10.8.7). */
export async function renderManifest({
  checked,
  site,
  icons,
  council,
  today,
}: ManifestSource): Promise<RenderedText> {
  const { config, language } = site;
  const reading = beginReading({ checked, site, council, today });
  const [record = null] = await reading.read(config.council.source);
  const name = councilText(site, record, 'name') ?? inlineText(config.displayName, site);
  const translate = siteTranslate(checked, site, name);
  const { ground, bar } = coloursOf('light', config.theme);
  const manifest = {
    id: '/',
    name: translate('council.withTitle', { title: translate('council.title') }),
    short_name: name,
    lang: languageTag(language),
    dir: textDirection(language),
    start_url: prefixedPath(language.code, '/'),
    scope: '/',
    display: 'minimal-ui',
    background_color: ground,
    theme_color: bar,
    icons: (await icons()).map(({ url, size, purpose }) => ({
      src: url,
      sizes: `${String(size)}x${String(size)}`,
      type: 'image/png',
      purpose,
    })),
  };
  return { text: JSON.stringify(manifest), isComplete: reading.isComplete() };
}
