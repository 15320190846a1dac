import type { Theme } from '../../engine/site-config.generated';
import type { Scheme } from '../../engine/theme/colours';
import { coloursOf } from '../../engine/theme/theme-colours';
import { cspHash } from './content-security-policy';
import { escapeHtml } from './escape-html';

/** A page as a string without React, scripts and other files, for what must not fail. */
export interface StandalonePage {
  readonly html: string;
  /** Its Content-Security-Policy. */
  readonly policy: string;
}

type ColourTheme = Pick<Theme, 'colours' | 'darkScheme'>;

/** The ground, the text and the links of a scheme, under a bar as in the header. */
function schemeCss(scheme: Scheme, theme: ColourTheme): string {
  const { ground, ink, accent, bar } = coloursOf(scheme, theme);
  return `html{background:${ground};color:${ink};border-top:.75rem solid ${bar};color-scheme:${scheme}}a{color:${accent}}`;
}

function pageCss(theme: ColourTheme): string {
  return [
    'body{max-width:36rem;margin:0 auto;padding:1.5rem 1rem;font:1.125rem/1.6 system-ui,sans-serif}',
    'h1,h2{font-size:1.25rem}p{margin:.5rem 0}',
    schemeCss('light', theme),
    theme.darkScheme === 'system' ? `@media(prefers-color-scheme:dark){${schemeCss('dark', theme)}}` : '',
  ].join('');
}

export interface StandalonePageContent {
  /** BCP 47 language of the page. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Title of the document, as text. */
  readonly title: string;
  /** HTML of the body. */
  readonly body: string;
  /** CSS after that of all such pages. */
  readonly styles?: string;
  /** Theme of the site; the engine's own colours by default. */
  readonly theme?: ColourTheme;
}

/** Builds a page from its content. */
export function standalonePage(content: StandalonePageContent): StandalonePage {
  const { lang, dir, title, body, theme = { darkScheme: 'system' } } = content;
  const styles = pageCss(theme) + (content.styles ?? '');
  const html = [
    `<!doctype html><html lang="${escapeHtml(lang)}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title><style>${styles}</style></head><body>${body}</body></html>`,
  ].join('');
  const policy = [
    "default-src 'none'",
    `style-src ${cspHash(styles)}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return { html, policy };
}
