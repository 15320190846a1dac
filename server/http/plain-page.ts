import { cspHash } from '../page/content-security-policy';
import { escapeHtml } from './escape-html';

/** A page as a string without React, for what must not fail. */
export interface PlainPage {
  readonly html: string;
  /** Its Content-Security-Policy. */
  readonly policy: string;
}

const css = [
  'body{max-width:36rem;margin:0 auto;padding:1.5rem 1rem;font:1.125rem/1.6 system-ui,sans-serif;color-scheme:light dark}',
  'h1{font-size:1.25rem}h2{margin:2rem 0 0;font-size:1.25rem}p{margin:.5rem 0}a{color:LinkText}',
].join('');

const policy = [
  "default-src 'none'",
  `style-src ${cspHash(css)}`,
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export interface PlainPageContent {
  /** BCP 47 language of the title. */
  readonly lang: string;
  readonly title: string;
  /** HTML after the heading. */
  readonly body: string;
}

/** Builds a page with a title as its heading. */
export function plainPage({ lang, title, body }: PlainPageContent): PlainPage {
  const text = escapeHtml(title);
  const html = [
    `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${text}</title><style>${css}</style></head><body><h1>${text}</h1>`,
    body,
    '</body></html>',
  ].join('');
  return { html, policy };
}
