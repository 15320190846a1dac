import { cspHash } from '../page/content-security-policy';
import { escapeHtml } from './escape-html';

/** A page as a string without React, scripts and other files, for what must not fail. */
export interface StandalonePage {
  readonly html: string;
  /** Its Content-Security-Policy. */
  readonly policy: string;
}

const css = [
  'body{max-width:36rem;margin:0 auto;padding:1.5rem 1rem;font:1.125rem/1.6 system-ui,sans-serif;color-scheme:light dark}',
  'h1,h2{font-size:1.25rem}p{margin:.5rem 0}a{color:LinkText}',
].join('');

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
}

/** Builds a page from its content. */
export function standalonePage(content: StandalonePageContent): StandalonePage {
  const { lang, dir, title, body } = content;
  const styles = css + (content.styles ?? '');
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
