import { formatMoment } from '../../engine/binding/date';
import type { CheckedSite } from '../../engine/site/checked-site';
import { escapeHtml } from '../../server/http/escape-html';
import { siteTranslate } from '../../server/site/site-translate';
import type { PublicSiteFiles } from '../../server/site/site-files';

const style = 'padding:.75rem 1rem;background:#fff4ce;color:#3b2e00;font-size:1rem;line-height:1.5';

/** Language code → line above each page of a mirror, as HTML: from when the copy is. Not part of what React renders. */
export function mirrorNotes(
  checked: CheckedSite,
  { sites }: Pick<PublicSiteFiles, 'sites'>,
  now: Date,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(sites).map(([code, site]) => {
      const text = siteTranslate(
        checked,
        site,
        '',
      )('offline.mirror', formatMoment(now.toISOString(), { site }));
      return [code, `<aside style="${style}">${escapeHtml(text)}</aside>`] as const;
    }),
  );
}
