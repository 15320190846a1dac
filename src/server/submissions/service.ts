import type { FastifyRequest } from 'fastify';
import type { Form } from '../../engine/site-config.generated';
import { dayInTimeZone } from '../../engine/time/time-zone';
import { type CheckForm, formChecker } from '../../engine/form/form-schema';
import type { OutcomeState } from '../../engine/form/submission-outcome';
import type { CouncilServer } from '../council/council-server';
import type { Log } from '../log';
import { formNotices } from '../site/form-notices';
import type { ClosedDays } from './closed-days';
import { Delivery } from './delivery';
import type { PlaceKeys } from './place-keys';
import type { PhotoReceiver } from './photos/accept-photos';
import { createMemoryBudget, type MemoryBudget } from './photos/memory-budget';
import { startRetention } from './retention';
import { type SiteTexts, siteTexts, type SubmissionSite } from './site-texts';
import type { SubmissionStore } from './store/store';

export interface SubmissionServiceOptions {
  readonly site: SubmissionSite;
  readonly store: SubmissionStore;
  /** Where submissions are forwarded after they were stored (`API_HOST`); null keeps them here. */
  readonly council: CouncilServer | null;
  readonly limit: SubmissionLimit;
  readonly closedDays?: ClosedDays;
  /** Without it, every choice of a place is taken. */
  readonly placeKeys?: PlaceKeys;
  /** Without it, no photo is taken. */
  readonly photos?: PhotoReceiver | undefined;
  readonly log: Log;
  /** Deletes what belongs to submissions that the retention period has deleted, and logs their number. */
  readonly onRemoved?: ((count: number) => Promise<void>) | undefined;
  /** Receives the outcome of every post. */
  readonly onOutcome?: ((formName: string, outcome: OutcomeState) => void) | undefined;
}

/** Counts a submission for a form; resolves with the seconds to wait, 0 when it may pass. */
export type SubmissionLimit = (request: FastifyRequest, formName: string) => Promise<number>;

export interface ServiceForm {
  readonly name: string;
  readonly form: Form;
  readonly check: CheckForm;
  /** Version of each current notice that a visitor may agree to → its language; empty without a need for consent. */
  readonly agreeable: ReadonlyMap<string, string>;
}

/** Receives the submissions of one site. */
export interface SubmissionService {
  /** Host of the site's public address, part of every row. */
  readonly site: string;
  readonly publicAddress: string;
  /** By name. */
  readonly forms: ReadonlyMap<string, ServiceForm>;
  readonly texts: SiteTexts;
  /** The day in the council's time zone (YYYY-MM-DD). */
  readonly today: () => string;
  readonly closedDays: ClosedDays;
  readonly placeKeys: PlaceKeys;
  readonly store: SubmissionStore;
  readonly photos: PhotoReceiver;
  /** Memory for the files of all posts that are being read. */
  readonly fileMemory: MemoryBudget;
  readonly limit: SubmissionLimit;
  readonly onOutcome: (formName: string, outcome: OutcomeState) => void;
  /** Null without a council's server or without forms. */
  readonly delivery: Delivery | null;
  readonly languages: SubmissionSite['config']['languages'];
  /** Stops background work; the store stays open. */
  stop(): Promise<void>;
}

/** Bytes of memory for the files of posts of a site: ten photos of the largest size, or hundreds that a browser has made small. */
const mostFileMemory = 100_000_000;

const noPhotos: PhotoReceiver = { convert: async () => 'busy', quota: 0 };

/** Creates the service of a site and starts its background work: delivery and retention. */
export function createSubmissionService(options: SubmissionServiceOptions): SubmissionService {
  const { site, store, council, limit, log, onRemoved = async () => {} } = options;
  const { config } = site;
  const texts = siteTexts(site);
  const today = () => dayInTimeZone(config.timeZone, new Date());
  const forms = formsOf(site, texts, today);
  const host = new URL(config.publicAddress).host;
  const delivery =
    council && forms.size > 0 ? new Delivery({ site: host, forms, store, council, log }) : null;
  const days = config.submissions?.retentionDays;
  const stopRetention =
    days === undefined ? () => {} : startRetention(store, { site: host, days }, log, onRemoved);
  delivery?.start();
  return {
    site: host,
    publicAddress: config.publicAddress,
    forms,
    texts,
    today,
    closedDays: options.closedDays ?? (async () => new Set()),
    placeKeys: options.placeKeys ?? (async () => null),
    store,
    photos: options.photos ?? noPhotos,
    fileMemory: createMemoryBudget(mostFileMemory),
    limit,
    onOutcome: options.onOutcome ?? (() => {}),
    delivery,
    languages: config.languages,
    async stop() {
      stopRetention();
      await delivery?.stop();
    },
  };
}

/** The versions of the notice of a form that rests on consent, with their languages. */
function agreeableOf(site: SubmissionSite, name: string): ReadonlyMap<string, string> {
  const versions = site.config.languages.list.flatMap((language) => {
    const notice = formNotices(language, site)[name];
    return notice && notice.agree !== null ? [[notice.version, language.code] as const] : [];
  });
  return new Map(versions);
}

function formsOf(
  site: SubmissionSite,
  { all }: SiteTexts,
  today: () => string,
): ReadonlyMap<string, ServiceForm> {
  const { config } = site;
  const forms = Object.entries(config.forms ?? {});
  return new Map(
    forms.map(
      ([name, form]) =>
        [
          name,
          {
            name,
            form,
            check: formChecker(form, { textsOf: all, today }),
            agreeable: agreeableOf(site, name),
          },
        ] as const,
    ),
  );
}
