import type { SiteSummary } from '../../desk/api/sites-api';
import type { CheckedSite, Problem } from '../../engine/site/checked-site';
import { resolveLanguage } from '../../engine/language/resolve-language';
import { toContentProblem } from '../../desk/server/content/check-lists';
import { readFreshness } from '../../desk/server/freshness/read-freshness';
import { openRepository } from '../../desk/server/content/publish/repository';
import { openDesk } from '../../desk/server/open-desk';
import { countNew } from '../../desk/server/inbox/count-new';
import { countOverdue } from '../../desk/server/inbox/count-overdue';
import type { DeskDatabaseOptions } from '../../desk/server/desk-database';
import { readWholeSite } from '../../desk/server/content/publish/read-repaired-site';
import type { SitePlace } from '../../server/site/read-site';
import { archivePrefix, isBackupOld, newestArchive } from '../../server/files/backup-archives';
import { hasDatabase } from '../../server/database/open-database';
import { openStore } from '../../server/submissions/store/open-store';

/** Commits among which the last publication is looked for. */
const mostCommits = 50;

/** A site of a folder, open or not. */
export interface SummarizedSite {
  readonly name: string;
  readonly publicAddress: string;
  readonly place: SitePlace;
  readonly database: DeskDatabaseOptions;
  /** Folder of backups; undefined: there is none to watch. */
  readonly backupDir: string | undefined;
}

/** Counts of what waits in the databases of a site; none where the site was never opened. */
async function readWaiting({ publicAddress, database }: SummarizedSite, timeZone: string) {
  if (!hasDatabase(database) || publicAddress === '') return { unread: 0, overdue: 0, drafts: 0 };
  const store = await openStore(database);
  try {
    const desk = await openDesk({ ...database, publicAddress });
    try {
      const unread = await countNew(store, desk.site);
      const overdue = await countOverdue(store, { site: desk.site, timeZone, now: desk.now() });
      return { unread, overdue, drafts: await desk.drafts.count() };
    } finally {
      await desk.close();
    }
  } finally {
    await store.close();
  }
}

/** The newest backup of a site, where the server knows their folder. */
async function readBackup({ name, backupDir }: SummarizedSite) {
  if (backupDir === undefined) return { isBackupOld: false };
  const newest = await newestArchive(backupDir, archivePrefix(name));
  return { backup: newest?.toISOString() ?? null, isBackupOld: isBackupOld(newest, new Date()) };
}

async function lastPublication(folder: string | null): Promise<string | null> {
  const commits = folder === null ? [] : await openRepository(folder).commits(mostCommits);
  return commits.find(({ isPublication }) => isPublication)?.at ?? null;
}

function titleOf({ config }: CheckedSite, language: string): string | undefined {
  return config.displayName[resolveLanguage(config, { requested: language }).code];
}

/** The first error and its file. */
function mistakeOf(problems: readonly Problem[], language: string): string {
  const error = problems.find(({ severity }) => severity === 'error');
  return error ? `${error.file}: ${toContentProblem(error, [], language).message}` : '';
}

/** Counts the lists of a site that need updating. */
async function countOutdated(checked: CheckedSite, place: SitePlace): Promise<number> {
  const { api, languages } = checked.config;
  const hasServer = api.host !== undefined;
  const request = { checked, place, hasServer, now: new Date(), language: languages.default };
  return (await readFreshness(request)).lists.length;
}

/** Reads what a site needs, without opening it for visitors. */
export async function summarizeSite(site: SummarizedSite, language: string): Promise<SiteSummary> {
  const { site: checked, problems, folder } = await readWholeSite(site.place);
  const count = (wanted: string) => problems.filter(({ severity }) => severity === wanted).length;
  return {
    title: (checked && titleOf(checked, language)) ?? site.name,
    ...(await readWaiting(site, checked?.config.timeZone ?? 'Asia/Kolkata')),
    outdated: checked ? await countOutdated(checked, site.place) : 0,
    errors: count('error'),
    warnings: count('warning'),
    mistake: mistakeOf(problems, language),
    published: await lastPublication(folder),
    ...(await readBackup(site)),
  };
}
