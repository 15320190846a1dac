import { resolve } from 'node:path';
import { readServedSite, type SitePlace, type SiteRead } from '../../../../server/site/read-site';
import { sentence } from '../../../../check/sentences/sentence';
import { fileProblem } from '../../../../check/document/finding';
import type { Problem } from '../../../../engine/site/checked-site';
import { inTurn } from './folder-turns';
import { findGitFolder } from './git-folder';
import { completePublication } from './journal';

/** Why the desk does not write into the repository of a content folder. */
const reasons = {
  'sha-256': sentence('git.sha256'),
  'large packs': sentence('git.large'),
  elsewhere: sentence('git.elsewhere'),
} as const;

function otherHistory(because: keyof typeof reasons): Problem {
  return fileProblem('.git', {
    message: sentence('git.left', { reason: reasons[because] }),
    hint: sentence('git.left.fix'),
    severity: 'warning',
  });
}

/**
 * Reads a site after completing a publication during which the server was ended. What cannot be completed, such as on a full
 * disk, is left to the next publication: the site is served as its files are.
 */
export async function readRepairedSite(place: SitePlace): Promise<SiteRead> {
  const read = await readServedSite(place);
  if (read.folder === null) return read;
  const folder = { content: read.folder, config: resolve(place.config) };
  const wasOpen = await completePublication(folder).catch(() => true);
  const { because } = await findGitFolder(read.folder);
  const again = wasOpen ? await readServedSite(place) : read;
  return because === null ? again : { ...again, problems: [...again.problems, otherHistory(because)] };
}

/** Reads a site while nothing of it is being published, so that it is the old or the new one. */
export async function readWholeSite(place: SitePlace): Promise<SiteRead> {
  return inTurn(resolve(place.config), () => readServedSite(place));
}
