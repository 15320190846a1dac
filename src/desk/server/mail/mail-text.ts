import { deskMessages, type DeskMessage } from '../../messages/desk-messages';
import { languageTag } from '../../../engine/language/language-tag';
import { resolveLanguage } from '../../../engine/language/resolve-language';
import type { CheckedSite } from '../../../engine/site/checked-site';
import { messageFormat } from '../../../server/site/message-format';
import type { InboxTexts } from '../../../server/submissions/reading/inbox-texts';
import type { Notification } from './mail-queue';

/** Most notifications that a mail lists; it counts the rest. */
const mostNamed = 20;

/** Text of a mail. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** Makes the mail about new submissions: their forms, numbers and links, and nothing of what was typed. */
export function mailText(
  { config }: CheckedSite,
  texts: Pick<InboxTexts, 'formTitle'>,
  notifications: readonly Notification[],
  code: string,
): MailText {
  const language = resolveLanguage(config, { requested: code });
  const { isOwn, messages } = deskMessages(language.code);
  const say = (id: DeskMessage, values: Readonly<Record<string, string | number>>) =>
    String(messageFormat(messages[id], isOwn ? languageTag(language) : 'en').format(values));
  const link = (path: string) => new URL(path, config.publicAddress).href;
  const site = config.displayName[language.code] ?? '';
  const lines = notifications
    .slice(0, mostNamed)
    .flatMap(({ reference, form }) => [
      `${texts.formTitle(form, language.code)}, ${reference}`,
      link(`/desk/submissions/${encodeURIComponent(reference)}`),
      '',
    ]);
  const more = notifications.length - mostNamed;
  return {
    subject: say('mail.subject', { count: notifications.length, site }),
    text: [
      say('mail.received', { count: notifications.length, site }),
      '',
      ...lines,
      ...(more > 0 ? [say('mail.more', { count: more }), link('/desk/inbox'), ''] : []),
      say('mail.why', {}),
      link('/desk/account'),
      '',
    ].join('\n'),
  };
}
