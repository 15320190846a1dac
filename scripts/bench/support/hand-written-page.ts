import { JSDOM } from 'jsdom';

/** The styles that somebody writes by hand for such a page: readable, responsive, nothing more. */
const styles = `
*{box-sizing:border-box}body{margin:0;font:16px/1.5 "Noto Sans Gujarati","Noto Sans Devanagari",system-ui,sans-serif;color:#1d2324;background:#f5f2ec}
header,footer{background:#0d4f55;color:#fff;padding:12px 16px}header a,footer a{color:#fff}header ul,footer ul{list-style:none;margin:0;padding:0}
main{max-width:1200px;margin:0 auto;padding:16px}h1{font-size:24px}h2{font-size:20px}img{max-width:100%;height:auto;display:block}
main li{background:#fff;border:1px solid #ddd6c8;border-radius:6px;padding:12px;margin:0 0 12px;list-style:none}main ul,main ol{padding:0}
table{border-collapse:collapse;width:100%}th,td{border:1px solid #ddd6c8;padding:8px;text-align:left}
input,select,textarea,button{font:inherit;width:100%;padding:10px;margin:4px 0 12px}label{display:block}`;

/** Attributes that a page written by hand has, too. */
const ownAttributes = new Set([
  'alt',
  'colspan',
  'datetime',
  'decoding',
  'fetchpriority',
  'for',
  'height',
  'href',
  'id',
  'loading',
  'media',
  'name',
  'open',
  'scope',
  'sizes',
  'src',
  'srcset',
  'type',
  'width',
]);

function simplify(part: Element): void {
  for (const element of part.querySelectorAll('script, style, template, svg, noscript, dialog'))
    element.remove();
  // From the inside out, so that what an element leaves behind is simple already.
  for (const element of [...part.querySelectorAll('div, span')].reverse())
    element.replaceWith(...element.childNodes);
  for (const element of part.querySelectorAll('*')) {
    for (const name of element.getAttributeNames())
      if (!ownAttributes.has(name)) element.removeAttribute(name);
  }
}

/**
 * A static page with the content of a page of the site, as somebody would write it by hand: the same texts, links, fields
 * and pictures, the same preload of the first picture, plain markup, the device's fonts, no script.
 */
export function handWrittenPage(html: string): string {
  const { document } = new JSDOM(html).window;
  const { lang } = document.documentElement;
  const preloads = [...document.querySelectorAll('link[rel=preload][as=image]')].map(
    (link) => link.outerHTML,
  );
  const parts = [...document.querySelectorAll('header, main, footer')].filter(
    (part) => part.parentElement?.closest('header, main, footer') === null,
  );
  for (const part of parts) simplify(part);
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${document.title}</title>${preloads.join('')}<style>${styles}</style></head>`,
    `<body>${parts.map((part) => `<${part.localName}>${part.innerHTML}</${part.localName}>`).join('')}</body></html>`,
  ].join('');
}
