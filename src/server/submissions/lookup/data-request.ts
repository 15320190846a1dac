import { createHash } from 'node:crypto';
import {
  type DataRequest,
  dataRequestForm,
  dataRequestPrefix,
  dataRequests,
} from '../../../engine/lookup/lookup';
import { addDays } from '../../../engine/record/add-days';
import type { SiteConfig } from '../../../engine/site-config.generated';
import { dayInTimeZone } from '../../../engine/time/time-zone';
import type { NewSubmission, Submission } from '../submission';

/** Days within which the council answers, where the config says nothing. */
const defaultDays = 30;

/** Days within which the council of a site answers a request. */
export function requestDaysOf({ submissions }: Pick<SiteConfig, 'submissions'>): number {
  return submissions?.requestDays ?? defaultDays;
}

/** A request that a visitor made for a submission. */
export interface AskedRequest {
  readonly kind: DataRequest;
  /** Reference number of what it is about. */
  readonly about: string;
  readonly text: string;
}

/** The request of a submission; null for one of a form. */
export function readDataRequest({ form, body }: Pick<Submission, 'form' | 'body'>): AskedRequest | null {
  const kind = dataRequests.find((one) => one === body.kind);
  if (form !== dataRequestForm || kind === undefined) return null;
  return { kind, about: String(body.about ?? ''), text: String(body.text ?? '') };
}

/** Last day on which a request is answered in time (YYYY-MM-DD). */
export function lastDayOf(
  { createdAt }: Pick<Submission, 'createdAt'>,
  config: Pick<SiteConfig, 'submissions' | 'timeZone'>,
): string {
  const received = dayInTimeZone(config.timeZone, new Date(createdAt));
  return addDays(received, requestDaysOf(config));
}

/** A request as a submission of its own. The same one twice on a day is one. */
export function newDataRequest(
  { site, language }: Pick<Submission, 'site' | 'language'>,
  { kind, about, text }: AskedRequest,
  day: string,
): NewSubmission {
  const key = createHash('sha256')
    .update(JSON.stringify([about, kind, text, day]))
    .digest('hex');
  return {
    site,
    form: dataRequestForm,
    key,
    body: { kind, about, text },
    language,
    honeypot: false,
    consent: null,
    filledInMs: null,
    dueAt: null,
    state: 'stored',
    referencePrefix: dataRequestPrefix,
  };
}
