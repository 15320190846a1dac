import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../../src/model/site-config.generated';
import { sourceRequest } from '../../src/model/source/source-request';
import type { Council } from '../council/council';
import type { SubmissionStore } from '../submissions/store/store';
import type { DependencyCheck, DependencyState } from './health-routes';

export interface Dependencies {
  readonly config: SiteConfig;
  readonly dataDir: string;
  /** The council's own server, behind its cache if there is one; null when the council is embedded. */
  readonly council: Council | null;
  /** Whether the latest call of the council's server failed, where its answers are cached. */
  readonly isCouncilFailing?: () => boolean;
  readonly store: Pick<SubmissionStore, 'find'>;
}

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

/** Checks of `/readyz`: the database answers, the council's server answers, pictures can be stored. */
export function dependencyChecks({
  config,
  dataDir,
  council,
  isCouncilFailing = () => false,
  store,
}: Dependencies): Record<string, DependencyCheck> {
  const media = join(dataDir, 'media');
  return {
    database: async () => {
      await store.find({ site: '', form: '', key: '' });
      return 'ok';
    },
    media: async () => {
      await mkdir(media, { recursive: true });
      await access(media, constants.W_OK);
      return 'ok';
    },
    ...(council && { council: () => checkCouncil(council, isCouncilFailing, config) }),
  };
}
