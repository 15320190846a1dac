import { languageTag } from '../../../engine/language/language-tag';
import { messageFormat } from '../../../server/site/message-format';
import type { SiteSummary } from '../../api/sites-api';
import { deskLanguages } from '../../messages/desk-languages';
import { type DeskMessage, deskMessages } from '../../messages/desk-messages';
import type { MailText } from './mail-text';

/** A site of a folder with its summary; null where it could not be read. */
export interface SummarizedSite {
  readonly name: string;
  /** Of its desk. */
  readonly desk: string;
  readonly summary: SiteSummary | null;
}

type Say = (id: DeskMessage, values?: Readonly<Record<string, string | number>>) => string;

/** What a site needs, in words; none where nothing waits. */
function needsOf(summary: SiteSummary, say: Say, day: Intl.DateTimeFormat): readonly string[] {
  const { backup, isBackupOld } = summary;
  const counts = [
    ['sites.errors', summary.errors],
    ['sites.overdue', summary.overdue],
    ['sites.unread', summary.unread],
    ['sites.drafts', summary.drafts],
    ['start.outdated', summary.outdated],
  ] as const;
  const needs = counts.flatMap(([id, count]) => (count > 0 ? [say(id, { count })] : []));
  if (!isBackupOld) return needs;
  const isNone = backup === null || backup === undefined;
  return [
    ...needs,
    isNone ? say('sites.noBackup') : say('sites.oldBackup', { date: day.format(new Date(backup)) }),
  ];
}

/** Makes the weekly mail of an operator, with a row for each site; null when no site needs anything. */
export function sitesDigestText(
  sites: readonly SummarizedSite[],
  code: string,
  timeZone: string,
): MailText | null {
  const { messages } = deskMessages(code);
  const language = deskLanguages.find((one) => one.code === code) ?? deskLanguages[0];
  const tag = languageTag(language);
  const say: Say = (id, values = {}) => String(messageFormat(messages[id], tag).format(values));
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone });
  const rows = sites.map(({ name, desk, summary }) => {
    const needs = summary ? needsOf(summary, say, day) : [say('failed.text')];
    return { title: summary?.title ?? name, desk, needs };
  });
  const [first] = sites;
  if (!first || rows.every(({ needs }) => needs.length === 0)) return null;
  return {
    subject: say('digest.sitesSubject', { count: sites.length }),
    text: [
      say('digest.sitesIntro', { count: sites.length }),
      `${first.desk}/sites`,
      '',
      ...rows.flatMap(({ title, desk, needs }) => [
        `${title}: ${needs.length === 0 ? say('sites.nothing') : needs.join(', ')}`,
        desk,
        '',
      ]),
      say('digest.why'),
      `${first.desk}/account`,
      '',
    ].join('\n'),
  };
}
