import type { FastifyInstance } from 'fastify';
import type { CheckedSite } from '../../../engine/site/checked-site';
import type { SiteDatabase } from '../../database/site-database';
import type { Metrics } from '../../monitoring/metrics';
import { stateOf } from '../state-of';
import { openGatewayQueue } from '../store/gateway-messages';
import type { SubmissionStore } from '../store/store';
import { Gateway } from './gateway';

interface AddGatewayOptions {
  readonly checked: CheckedSite;
  readonly database: Pick<SiteDatabase, 'run'>;
  readonly store: SubmissionStore;
  /** Whether somebody works on a submission, by its reference number. */
  readonly isInProgress: (reference: string) => Promise<boolean>;
  readonly metrics: Metrics;
}

/** Tells the gateway that the config names what becomes of submissions; it ends with the app. */
export function addGateway(
  app: FastifyInstance,
  { checked, database, store, isInProgress, metrics }: AddGatewayOptions,
): void {
  const { publicAddress, submissions } = checked.config;
  if (submissions?.notify === undefined) return;
  const gateway = new Gateway({
    checked,
    store,
    url: submissions.notify.url,
    queue: openGatewayQueue(database, new URL(publicAddress).host),
    stateOf: async (submission) => stateOf(submission, await isInProgress(submission.reference)),
    log: app.log,
    onOutcome: (outcome) => metrics.gateway(outcome),
  });
  gateway.start();
  app.addHook('preClose', () => gateway.stop());
}
