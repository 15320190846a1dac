import type { Bundle } from './bundle';
import type { ServedSite } from './reload/serve-site';
import type { Environment } from '../environment';
import type { Metrics } from '../monitoring/metrics';
import type { DeskPart, VisitsPart } from './server-options';

/** Serves every site of a folder. */
export interface SitesOptions extends Bundle {
  readonly folder: string;
  readonly environment: Environment;
  readonly metrics: Metrics;
}

/** Sites that are served, with the name of each. */
export interface ServedSites extends ServedSite {
  readonly status: () => readonly { readonly name: string }[];
}

/** Parts that a checkout may lack; `scripts/parts-index.mjs` lists those that are there in `parts.generated.ts`. */
export interface Parts {
  readonly desk?: () => Promise<DeskPart>;
  /** Runs the jobs of the desk in a process of the pool. */
  readonly deskJobs?: () => Promise<(work: unknown) => Promise<unknown>>;
  readonly visits?: () => Promise<VisitsPart>;
  readonly sites?: () => Promise<(options: SitesOptions) => Promise<ServedSites>>;
}
