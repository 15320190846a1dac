import { languageTag } from '../../../engine/language/language-tag';
import { resolveLanguage } from '../../../engine/language/resolve-language';
import type { PushText } from '../../../engine/push/push-message';
import type { CheckedSite } from '../../../engine/site/checked-site';
import { messageFormat } from '../../../server/site/message-format';
import { deskMessages } from '../../messages/desk-messages';

/** What a person is told of; counts of what the role may not see are 0. */
export interface NotifyCounts {
  readonly unread: number;
  readonly overdue: number;
  /** People whose changes wait for a publisher. */
  readonly handedOver: number;
}

/** Makes the notification of a person: numbers only, since others see the screen of a phone. */
export function notifyText({ config }: CheckedSite, counts: NotifyCounts, code: string): PushText {
  const language = resolveLanguage(config, { requested: code });
  const { isOwn, messages } = deskMessages(language.code);
  const waits = (
    [
      ['sites.unread', counts.unread, '/desk/inbox?state=new'],
      ['sites.overdue', counts.overdue, '/desk/inbox'],
      ['start.handedOver', counts.handedOver, '/desk/changes'],
    ] as const
  ).filter(([, count]) => count > 0);
  const lines = waits.map(([id, count]) =>
    String(messageFormat(messages[id], isOwn ? languageTag(language) : 'en').format({ count })),
  );
  const [first] = waits;
  return {
    title: config.displayName[language.code] ?? '',
    text: lines.join('\n'),
    link: waits.length === 1 && first ? first[2] : '/desk',
  };
}
