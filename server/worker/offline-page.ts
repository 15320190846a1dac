import type { CheckedSite } from '../../src/model/site/checked-site';
import { inlineText } from '../../src/model/site/config-text';
import type { Site } from '../../src/model/site/site';
import { prefixedPath } from '../../src/model/page/page-url';
import { textDirection } from '../../src/model/language/text-direction';
import { pagesPlaceholder, type OfflinePage } from '../../src/model/worker/worker-settings';
import { escapeHtml } from '../http/escape-html';
import { cspHash } from '../page/content-security-policy';
import { siteTranslate } from '../site/site-translate';

const css = [
  'body{max-width:36rem;margin:0 auto;padding:1.5rem 1rem;font:1.125rem/1.6 system-ui,sans-serif;color-scheme:light dark}',
  'h1{font-size:1.5rem;margin:.5rem 0}h2{font-size:1.125rem;margin:1.5rem 0 .5rem}p{margin:.5rem 0}a{color:LinkText}',
  'ul{margin:0;padding:0;list-style:none}li a,p a{display:inline-block;padding:.5rem 0}ul:empty,h2:has(+ul:empty){display:none}',
  'time{display:block;margin-top:-.5rem;font-size:1rem;opacity:.8}',
].join('');

/** The page for an address that a device has not kept, while there is no connection (B10.8.4). Runs no script. */
export function offlinePage(checked: CheckedSite, site: Site): OfflinePage {
  const { config, language } = site;
  const translate = siteTranslate(checked, site, inlineText(config.displayName, site));
  const text = (id: string) => escapeHtml(translate(id));
  const siteName = escapeHtml(translate('council.withTitle', { title: translate('council.title') }));
  const html = [
    `<!doctype html><html lang="${new Intl.Locale(language.locale).language}" dir="${textDirection(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${text('offline.title')} | ${siteName}</title><style>${css}</style></head><body><main>`,
    `<p><a href="${prefixedPath(language.code, '/')}">${siteName}</a></p>`,
    `<h1>${text('offline.title')}</h1><p>${text('offline.text')}</p>`,
    `<p><a href="">${text('offline.retry')}</a></p>`,
    `<h2>${text('offline.pages')}</h2><ul>${pagesPlaceholder}</ul></main></body></html>`,
  ].join('');
  const policy = `default-src 'none'; style-src ${cspHash(css)}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
  return { html, policy };
}
