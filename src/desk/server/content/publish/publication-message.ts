import { deskMessages } from '../../../messages/desk-messages';
import { messageFormat } from '../../../../server/site/message-format';
import type { DraftedList } from '../apply-drafts';
import type { DeskContent } from '../desk-content';
import { recordLabel } from '../list-schema';
import type { SiteList } from '../site-lists';

/** A list with the drafts that are published. */
export interface PublishedList {
  readonly list: SiteList;
  readonly drafted: DraftedList;
}

type Values = Readonly<Record<string, string | number>>;

/** Entries that the message of a publication names for each list. */
const mostNamed = 3;

/** Summary of a publication, such as “Notices: Assembly (new), Water (changed)”. */
export function publicationMessage(
  content: DeskContent,
  lists: readonly PublishedList[],
  language: string,
): string {
  const { messages } = deskMessages(language);
  const say = (id: 'content.publication' | 'content.reordered' | 'content.others', values: Values) =>
    String(messageFormat(messages[id], 'en').format(values));
  const parts = lists.map(({ list, drafted }) => {
    const title = content.titleOf(list, language);
    const changed = drafted.records.flatMap(({ key, record, state }) =>
      state === 'unchanged'
        ? []
        : [`${recordLabel(list, record, language) || key} (${messages[`content.state.${state}`]})`],
    );
    if (changed.length === 0) return say('content.reordered', { title });
    const others = changed.length - mostNamed;
    const named = changed.slice(0, mostNamed).join(', ');
    const entries = others > 0 ? say('content.others', { entries: named, count: others }) : named;
    return say('content.publication', { title, entries });
  });
  return parts.join('; ');
}
