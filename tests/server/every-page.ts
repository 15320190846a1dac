import type { ConfigText } from '../../src/engine/site-config.generated';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { objectOf } from '../../src/engine/json/json';

/** A text of the config in a language, with the name of the council. */
export function textIn({ config, catalogues, records }: CheckedSite, text: ConfigText, code: string): string {
  const words = typeof text === 'string' ? catalogues[code]?.[text] : text[code];
  const name = objectOf(objectOf(records.councilDetail?.[0]).name)[code];
  return (words ?? '').replaceAll(
    '{council}',
    typeof name === 'string' ? name : (config.displayName[code] ?? ''),
  );
}

function headingOf(html: string): string {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return heading
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim();
}

/** Requests every page of a site in every language; what is wrong with the answers, and all their HTML. */
export async function requestEveryPage(
  url: string,
  checked: CheckedSite,
): Promise<{ readonly mistakes: readonly string[]; readonly html: string }> {
  const mistakes: string[] = [];
  const pages: string[] = [];
  for (const { code } of checked.config.languages.list) {
    for (const page of checked.config.pages) {
      const path = `/${code.toLowerCase()}${page.path === '/' ? '' : page.path}`;
      const response = await fetch(url + path);
      const html = await response.text();
      const heading = textIn(checked, page.heading ?? page.title, code);
      const failure = textIn(checked, 'error.page', code);
      if (response.status !== 200) mistakes.push(`${path}: status ${String(response.status)}`);
      if (headingOf(html) !== heading) mistakes.push(`${path}: “${headingOf(html)}” instead of “${heading}”`);
      if (html.includes(failure)) mistakes.push(`${path}: ${failure}`);
      pages.push(html);
    }
  }
  return { mistakes, html: pages.join('\n') };
}
