import { prefixedPath } from '../../../engine/page/page-url';
import { languageTag } from '../../../engine/language/language-tag';
import { textDirection } from '../../../engine/language/text-direction';
import type { CheckedSite } from '../../../engine/site/checked-site';
import { inlineText } from '../../../engine/site/config-text';
import type { Site } from '../../../engine/site/site';
import { coloursOf } from '../../../engine/theme/theme-colours';
import type { Council } from '../../council/council';
import { councilText } from '../council-record';
import type { RenderedText } from '../rendered-text';
import { beginReading } from '../list-reading';
import { siteTranslate } from '../../site/site-translate';
import type { SiteIcons } from './site-icons';

/** Inputs of a manifest. */
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
