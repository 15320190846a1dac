import type { CheckedSite } from '../../../engine/site/checked-site';
import { inlineText } from '../../../engine/site/config-text';
import type { Site } from '../../../engine/site/site';
import { prefixedPath } from '../../../engine/page/page-url';
import { languageTag } from '../../../engine/language/language-tag';
import { textDirection } from '../../../engine/language/text-direction';
import { pagesPlaceholder, type OfflinePage } from '../../../engine/worker/worker-settings';
import { escapeHtml } from '../../http/escape-html';
import { standalonePage } from '../../http/standalone-page';
import { siteTranslate } from '../../site/site-translate';

const styles = [
  'h1{font-size:1.5rem;margin:.5rem 0}h2{font-size:1.125rem;margin:1.5rem 0 .5rem}',
  'ul{margin:0;padding:0;list-style:none}li a,p a{display:inline-block;padding:.5rem 0}ul:empty,h2:has(+ul:empty){display:none}',
  'time{display:block;margin-top:-.5rem;font-size:1rem;opacity:.8}',
].join('');

/** The page for an address that a device has not kept, while there is no connection (B10.8.4). Runs no script. */
export function offlinePage(checked: CheckedSite, site: Site): OfflinePage {
  const { config, language } = site;
  const translate = siteTranslate(checked, site, inlineText(config.displayName, site));
  const text = (id: string) => escapeHtml(translate(id));
  const siteName = translate('council.withTitle', { title: translate('council.title') });
  return standalonePage({
    lang: languageTag(language),
    dir: textDirection(language),
    title: `${translate('offline.title')} | ${siteName}`,
    body: [
      `<main><p><a href="${prefixedPath(language.code, '/')}">${escapeHtml(siteName)}</a></p>`,
      `<h1>${text('offline.title')}</h1><p>${text('offline.text')}</p>`,
      `<p><a href="">${text('offline.retry')}</a></p>`,
      `<h2>${text('offline.pages')}</h2><ul>${pagesPlaceholder}</ul></main>`,
    ].join(''),
    styles,
    theme: config.theme,
  });
}
