import type { CheckedSite } from '../../../engine/site/checked-site';
import { archivePrefix, isBackupOld, newestArchive } from '../../../server/files/backup-archives';
import type { SitePlace } from '../../../server/site/read-site';
import type { SubmissionStore } from '../../../server/submissions/store/store';
import { hasRight } from '../../api/roles';
import { readFreshness } from '../freshness/read-freshness';
import { countNew } from '../inbox/count-new';
import { countOverdue } from '../inbox/count-overdue';
import type { Desk } from '../open-desk';
import type { DigestCounts } from './digest-text';
import type { DigestReader } from './mail-settings';

/** Where it is looked for what waits. */
export interface WaitingPlaces {
  readonly checked: CheckedSite;
  readonly store: Pick<SubmissionStore, 'count'>;
  /** Undefined where nobody edits the content. */
  readonly place?: SitePlace | undefined;
  /** Whether the council's own server has lists of the site. */
  readonly isForwarded: boolean;
  /** Folder of the site's backups; undefined where there is none to watch. */
  readonly backupDir?: string | undefined;
}

async function countHandedOver({ handovers, drafts }: Desk): Promise<number> {
  const waiting = await handovers.waiting();
  const counts = await Promise.all(waiting.map(({ person }) => drafts.count(person)));
  return counts.filter((count) => count > 0).length;
}

async function countOutdated({ checked, place, isForwarded }: WaitingPlaces, now: Date): Promise<number> {
  if (!place) return 0;
  const { code: language } = checked.config.languages.list[0] ?? { code: '' };
  const { lists } = await readFreshness({ checked, place, hasServer: isForwarded, now, language });
  return lists.length;
}

/** Counts what waits at the desk, as far as the role of a person may see it. */
export async function countWaiting(
  desk: Desk,
  places: WaitingPlaces,
  { name, role }: Pick<DigestReader, 'name' | 'role'>,
): Promise<DigestCounts> {
  const { checked, store, backupDir } = places;
  const { timeZone, publicAddress } = checked.config;
  const now = desk.now();
  const { site } = desk;
  const [reads, edits, publishes] = (['submissions', 'content', 'publish'] as const).map((right) =>
    hasRight(role, right),
  );
  const counts = {
    unread: reads ? await countNew(store, site) : 0,
    overdue: reads ? await countOverdue(store, { site, timeZone, now }) : 0,
    handedOver: publishes ? await countHandedOver(desk) : 0,
    drafts: edits ? await desk.drafts.count(name) : 0,
    outdated: edits ? await countOutdated(places, now) : 0,
  };
  if (!publishes || backupDir === undefined) return counts;
  const newest = await newestArchive(backupDir, archivePrefix(new URL(publicAddress).host));
  return { ...counts, backup: { newest, isOld: isBackupOld(newest, now) } };
}
