import { districtFile, type SiteText } from '../../engine/district/broadcast';
import { textsList } from '../../engine/district/texts-list';
import type { Problem } from '../../engine/site/checked-site';
import { type CheckContext, languagesOf } from '../check-context';
import { fileProblem } from '../document/finding';
import type { Message } from '../messages/catalogue';
import { checkCatalogues } from '../messages/check-catalogues';
import { checkFilledMessage } from '../messages/check-placeholders';
import { type SiteCatalogues, sourceLanguage } from '../messages/site-catalogues';
import { sentence } from '../sentences/sentence';

/** The parts of a site that decide whether it shows a text of its district. */
export interface TextSite {
  readonly context: CheckContext;
  readonly messages: SiteCatalogues;
}

const messageOf = (text: string): Message => ({
  text,
  problem: (finding) => fileProblem(districtFile, finding),
});

/** Checks a text of the district as one of the site's own. */
function checkText({ id, text }: SiteText, { context, messages }: TextSite): readonly Problem[] {
  const codes = languagesOf(context.config);
  const lacking = codes.filter((code) => (text[code] ?? '').trim() === '');
  if (lacking.length > 0) {
    const languages = lacking.join(', ');
    return [fileProblem(districtFile, { message: sentence('translation.lacking', { languages }) })];
  }
  const own = Object.fromEntries(codes.map((code) => [code, { [id]: messageOf(text[code] ?? '') }]));
  return [
    ...checkCatalogues(own, codes, messages.engine[sourceLanguage] ?? {}),
    ...checkFilledMessage(id, context, { ...messages, own }),
  ].filter(({ severity }) => severity === 'error');
}

/** What becomes of a text of the district at a site; `no-list`: the site has no text with this id. */
export function placeText(given: SiteText, site: TextSite) {
  const codes = languagesOf(site.context.config);
  const text = Object.fromEntries(codes.map((code) => [code, given.text[code] ?? '']));
  const isKnown = site.messages.ids.has(given.id);
  const mistakes = isKnown ? checkText(given, site) : [];
  const isFit = mistakes.length === 0;
  return {
    outcome: !isKnown ? ('no-list' as const) : isFit ? ('shown' as const) : ('unfit' as const),
    records: isKnown ? textsList : '',
    record: { id: given.id, text },
    mistakes,
  };
}
