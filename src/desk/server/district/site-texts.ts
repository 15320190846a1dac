import { languagesOf } from '../../../check/check-context';
import { textsIn } from '../../../check/messages/site-catalogues';
import type { ListedRecord } from '../../api/content-api';
import type { ContentSite } from '../content/content-site';

/** The texts of a site, its own and the engine's, as records of the list of texts. */
export function siteTexts({ context, messages }: ContentSite): ListedRecord[] {
  const texts = languagesOf(context.config).map((code) => [code, textsIn(messages, code)] as const);
  return [...messages.ids].map((id) => ({
    id,
    record: { id, text: Object.fromEntries(texts.map(([code, byId]) => [code, byId[id] ?? ''])) },
    ...{ state: 'unchanged', problems: [], conflicts: [], older: [], unconfirmed: [] },
  }));
}
