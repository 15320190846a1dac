import { languageTag } from '../../../engine/language/language-tag';
import { resolveLanguage } from '../../../engine/language/resolve-language';
import type { CheckedSite } from '../../../engine/site/checked-site';
import { messageFormat } from '../../../server/site/message-format';
import { type DeskMessage, deskMessages } from '../../messages/desk-messages';
import type { MailText } from './mail-text';

/** What waits for a person at the desk. Counts of what the role may not see are 0. */
export interface DigestCounts {
  readonly unread: number;
  readonly overdue: number;
  /** People whose changes wait for a publisher. */
  readonly handedOver: number;
  /** Own changes that are not published. */
  readonly drafts: number;
  /** Lists in which something is to be looked at. */
  readonly outdated: number;
  /** The newest backup; undefined for whoever has nothing to do with backups. */
  readonly backup?: { readonly newest: Date | null; readonly isOld: boolean };
}

/** Makes the weekly mail of a person; null when there is nothing to say. */
export function digestText({ config }: CheckedSite, counts: DigestCounts, code: string): MailText | null {
  const language = resolveLanguage(config, { requested: code });
  const { isOwn, messages } = deskMessages(language.code);
  const tag = isOwn ? languageTag(language) : 'en';
  const say = (id: DeskMessage, values: Readonly<Record<string, string | number>> = {}) =>
    String(messageFormat(messages[id], tag).format(values));
  const link = (path: string) => new URL(`/desk${path}`, config.publicAddress).href;
  const { backup } = counts;
  const waits = (
    [
      ['sites.unread', counts.unread, '/inbox?state=new'],
      ['sites.overdue', counts.overdue, '/inbox'],
      ['start.handedOver', counts.handedOver, '/changes'],
      ['sites.drafts', counts.drafts, '/changes'],
      ['start.outdated', counts.outdated, '/freshness'],
    ] as const
  ).flatMap(([id, count, path]) => (count > 0 ? [say(id, { count }), link(path), ''] : []));
  if (waits.length === 0 && backup?.isOld !== true) return null;
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: config.timeZone });
  const backupLine =
    backup?.newest === null
      ? say('sites.noBackup')
      : backup && say('sites.oldBackup', { date: day.format(backup.newest) });
  const site = config.displayName[language.code] ?? '';
  return {
    subject: say('digest.subject', { site }),
    text: [
      say('digest.intro', { site }),
      '',
      ...waits,
      ...(backupLine === undefined ? [] : [backupLine, '']),
      say('digest.why'),
      link('/account'),
      '',
    ].join('\n'),
  };
}
