import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { z } from 'zod/mini';
import type { erasedVersions } from '../../../api/history-api';
import { removedFolder } from '../../files/removed-files';
import { DeskRefusal } from '../../desk-request';
import type { DeskDatabase } from '../../desk-database';
import { completePublication, type SiteFolder } from './journal';
import { inTurn } from './folder-turns';
import { publicationLease } from './publish-drafts';
import { type Author, openRepository } from './repository';

/** Which site is erased, by whom. */
export interface EraseRequest {
  /** Name of the site in the database. */
  readonly site: string;
  readonly folder: SiteFolder;
  readonly database: Pick<DeskDatabase, 'lease'>;
  readonly author: Author;
  readonly message: string;
  readonly at: Date;
}

/**
 * Erases everything that is not on the site any more: the files that were taken off, and the whole history, which begins
 * anew with the site as it is (B11.9.4). Returns whether a repository of somebody else keeps a history that it cannot reach.
 * @throws DeskRefusal when somebody publishes
 */
export async function eraseOldVersions(request: EraseRequest): Promise<z.infer<typeof erasedVersions>> {
  const { site, folder, database, author, message, at } = request;
  const work = async () => {
    await completePublication(folder);
    await rm(removedFolder(folder.content), { recursive: true, force: true });
    return openRepository(folder.content).restart({ author, message, at });
  };
  const leased = await inTurn(resolve(folder.config), () => database.lease(publicationLease(site), work));
  if (!leased) throw new DeskRefusal('busy', 5);
  return { hasOtherHistory: leased.result };
}
