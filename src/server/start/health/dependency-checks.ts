import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../../../engine/site-config.generated';
import { sourceRequest } from '../../../engine/source/source-request';
import type { Council } from '../../council/council';
import { archivePrefix, isBackupOld, newestArchive } from '../../files/backup-archives';
import { freeSpaceOf, reservedSpace } from '../../files/bounded-folder';
import type { SubmissionStore } from '../../submissions/store/store';
import type { DependencyCheck, DependencyState } from './health-routes';

export interface Dependencies {
  readonly config: SiteConfig;
  readonly dataDir: string;
  /** The council's own server, behind its cache if there is one; null when the council is embedded. */
  readonly council: Council | null;
  /** Whether the latest call of the council's server failed, where its answers are cached. */
  readonly isCouncilFailing?: () => boolean;
  readonly store: Pick<SubmissionStore, 'find'>;
  /** Whether submissions are stored in `dataDir`. */
  readonly isEmbedded: boolean;
  /** Folder of backups (`BACKUP_DIR`); undefined: there is none to watch. */
  readonly backupDir?: string | undefined;
  readonly now?: (() => Date) | undefined;
  /** Free bytes of the disk with a folder. */
  readonly freeSpace?: (folder: string) => Promise<number>;
}

/** Bytes without which submissions fail soon. */
const spaceForSubmissions = 2_000_000;

/** Degraded while the server fails and a cache answers. */
async function checkCouncil(
  council: Council,
  isFailing: () => boolean,
  { sources, council: binding, languages }: SiteConfig,
): Promise<DependencyState> {
  const request = sourceRequest(sources, binding.source, { language: languages.default });
  const status = request ? (await council.get(request)).status : 200;
  if (status !== 200) return 'failed';
  return isFailing() ? 'degraded' : 'ok';
}

/**
 * Checks of `/readyz`: the database answers and has room, the council's server answers, pictures can be stored, the newest
 * backup is not too old. Pictures that are stored already are served without room for more.
 */
export function dependencyChecks({
  config,
  dataDir,
  council,
  isCouncilFailing = () => false,
  store,
  isEmbedded,
  backupDir,
  now = () => new Date(),
  freeSpace = freeSpaceOf,
}: Dependencies): Record<string, DependencyCheck> {
  const media = join(dataDir, 'media');
  return {
    database: async () => {
      await store.find({ site: '', form: '', key: '' });
      return isEmbedded && (await freeSpace(dataDir)) < spaceForSubmissions ? 'failed' : 'ok';
    },
    media: async () => {
      await mkdir(media, { recursive: true });
      await access(media, constants.W_OK);
      return (await freeSpace(media)) < reservedSpace ? 'degraded' : 'ok';
    },
    ...(backupDir !== undefined && {
      backup: async () => {
        const prefix = archivePrefix(new URL(config.publicAddress).host);
        return isBackupOld(await newestArchive(backupDir, prefix), now()) ? 'degraded' : 'ok';
      },
    }),
    ...(council && { council: () => checkCouncil(council, isCouncilFailing, config) }),
  };
}
