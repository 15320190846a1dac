import type { Form } from '../../src/config/site-config.generated';
import { type CheckForm, formChecker } from '../../src/content/form-schema';
import type { CouncilServer } from './forward';
import { createRateLimit, type RateLimit } from './rate-limit';
import { type SiteTexts, siteTexts, type SubmissionSite } from './site-texts';
import type { SubmissionStore } from './store';

export interface DeskOptions {
  readonly site: SubmissionSite;
  readonly store: SubmissionStore;
  /** Where submissions go after they were stored (`API_HOST`); null keeps them here. */
  readonly council: CouncilServer | null;
  /** Posts per form and address in 10 minutes (`RATE_LIMIT`). */
  readonly rateLimit: number | 'off';
}

export interface DeskForm {
  readonly name: string;
  readonly form: Form;
  readonly check: CheckForm;
}

/** Everything that takes in the submissions of one site. */
export interface SubmissionDesk {
  /** Host of the site's public address, which the rows carry. */
  readonly site: string;
  readonly publicAddress: string;
  /** By name. */
  readonly forms: ReadonlyMap<string, DeskForm>;
  readonly texts: SiteTexts;
  readonly store: SubmissionStore;
  readonly council: CouncilServer | null;
  readonly limit: RateLimit;
  /** Of a post that does not say. */
  readonly defaultLanguage: string;
}

/** Opens the desk of a site, and gives up what was on its way to the council's server when the last process died. */
export async function openDesk({ site, store, council, rateLimit }: DeskOptions): Promise<SubmissionDesk> {
  const { config } = site;
  const texts = siteTexts(site);
  const forms = Object.entries(config.forms ?? {}).map(
    ([name, form]) => [name, { name, form, check: formChecker(form, texts.all) }] as const,
  );
  const host = new URL(config.publicAddress).host;
  if (council) await store.expire(host, staleBefore(council));
  return {
    site: host,
    publicAddress: config.publicAddress,
    forms: new Map(forms),
    texts,
    store,
    council,
    limit: createRateLimit(rateLimit),
    defaultLanguage: config.languages.default,
  };
}

/** Longer than a call can last, its start and its end included. */
const marginMs = 1000;

/** Time (ISO) before which a pending submission has nobody left who waits for its answer. */
export function staleBefore({ timeoutMs }: CouncilServer): string {
  return new Date(Date.now() - timeoutMs - marginMs).toISOString();
}
