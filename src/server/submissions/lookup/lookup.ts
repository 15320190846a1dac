import { defaultPrefix } from '../../../engine/form/default-prefix';
import type { SubmissionState } from '../../../engine/lookup/lookup';
import { languageTag } from '../../../engine/language/language-tag';
import { resolveLanguage } from '../../../engine/language/resolve-language';
import {
  type DataRequest,
  dataRequestForm,
  type FoundRequest,
  type FoundSubmission,
} from '../../../engine/lookup/lookup';
import type { CheckedSite } from '../../../engine/site/checked-site';
import { addDays } from '../../../engine/record/add-days';
import { dayInTimeZone } from '../../../engine/time/time-zone';
import { inboxTexts, type InboxTexts } from '../reading/inbox-texts';
import { meantReferences } from '../reference';
import type { SubmissionStore } from '../store/store';
import type { Submission } from '../submission';
import { lastDayOf, newDataRequest, readDataRequest } from './data-request';
import { isWaiting } from '../state-of';
import { isSender } from './is-sender';

export interface LookupOptions {
  readonly checked: CheckedSite;
  readonly store: SubmissionStore;
  /** How far a submission is, which the desk knows. */
  readonly stateOf: (submission: Submission) => Promise<SubmissionState>;
  readonly now: () => Date;
}

/** Text that a visitor typed to find a submission, and the language of the page. */
export interface LookupQuery {
  readonly reference: string;
  readonly contact: string;
  readonly language: string;
}

/** Those of forms that the site may have had. */
const formerPrefixes = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Finds submissions for their senders, and takes their requests. */
export class Lookup {
  private readonly site: string;
  private readonly texts: InboxTexts;
  /** Prefixes of the reference numbers of the site. */
  private readonly prefixes: readonly string[];

  constructor(private readonly options: LookupOptions) {
    this.site = new URL(options.checked.config.publicAddress).host;
    this.texts = inboxTexts(options.checked);
    const { forms = {} } = options.checked.config;
    const prefixes = Object.entries(forms).map(([name, form]) => form.referencePrefix ?? defaultPrefix(name));
    this.prefixes = [...new Set([...prefixes, ...formerPrefixes])];
  }

  /** The submission with a reference number, if its sender asks. Requests themselves are found with what they are about. */
  async find({ reference, contact }: LookupQuery): Promise<Submission | null> {
    const { store, checked } = this.options;
    const references = meantReferences(reference, this.prefixes);
    const found = await store.findByReferences(this.site, references);
    // The comparison is made for an unknown number, too, so that the response time does not reveal which numbers exist.
    const compared = found.length > 0 ? found : [{ form: '', body: {} }];
    const isOwn = compared.map(({ form, body }) => isSender({ body }, checked.config.forms?.[form], contact));
    return found.find(({ form }, index) => form !== dataRequestForm && isOwn[index]) ?? null;
  }

  /** Stores a request; resolves with its reference number. */
  async ask(submission: Submission, kind: DataRequest, text: string, language: string): Promise<string> {
    const { store, checked, now } = this.options;
    const day = dayInTimeZone(checked.config.timeZone, now());
    const about = submission.reference;
    const request = newDataRequest({ site: this.site, language }, { kind, about, text }, day);
    return (await store.insert(request)).submission.reference;
  }

  /** Lets a submission wait again because its sender says that it is not solved; whether it does. */
  async contest(submission: Submission, text: string, language: string): Promise<boolean> {
    const { store, now } = this.options;
    const { reference, doneAt } = submission;
    if (doneAt === null || this.contestUntil(submission) === null) return false;
    const at = now().toISOString();
    return store.contest({ site: this.site, reference }, { from: 'sender', at, text, language }, doneAt);
  }

  /** Returns the submission as its sender sees it. */
  async show(
    submission: Submission,
    { contact, language }: LookupQuery,
    shows: 'state' | 'data',
  ): Promise<FoundSubmission> {
    const { stateOf } = this.options;
    return {
      reference: submission.reference,
      contact,
      form: this.texts.formTitle(submission.form, language),
      state: await stateOf(submission),
      receivedOn: this.day(submission.createdAt),
      changedOn: this.day(submission.updatedAt),
      answerBy: isWaiting(submission) ? submission.answerBy : null,
      replies: submission.replies.map(({ from, at, text, language: code }) => ({
        from,
        on: this.day(at),
        text,
        lang: this.tag(code),
      })),
      contestUntil: this.contestUntil(submission),
      fields: shows === 'data' ? this.fields(submission, language) : [],
      photos: shows === 'data' ? submission.photos.length : 0,
      requests: shows === 'data' ? await this.requests(submission.reference) : [],
    };
  }

  /** A photo of a submission, for its sender; null without one. */
  photo({ reference }: Submission, number: number): Promise<Buffer | null> {
    return this.options.store.photo({ site: this.site, reference }, number);
  }

  private fields(submission: Submission, language: string): FoundSubmission['fields'] {
    const fields = this.texts.fields(submission, language);
    return fields.map(({ label, value, language: code, links }) => {
      const map = links.find(({ kind }) => kind === 'map')?.href;
      return { label, value, lang: this.tag(code), ...(map !== undefined && { map }) };
    });
  }

  private tag(code: string): string {
    return languageTag(resolveLanguage(this.options.checked.config, { requested: code }));
  }

  /** Last day on which the sender of a submission that is done may say that it is not; null for none. */
  private contestUntil({ state, doneAt }: Submission): string | null {
    const days = this.options.checked.config.submissions?.reopenDays;
    if (days === undefined || state !== 'done' || doneAt === null) return null;
    const until = addDays(this.day(doneAt), days);
    return until < this.day(this.options.now().toISOString()) ? null : until;
  }

  private async requests(reference: string): Promise<FoundRequest[]> {
    const { store, checked } = this.options;
    const field = { name: 'about', values: [reference] };
    const asked = await store.list({ site: this.site, form: dataRequestForm, field });
    return asked.flatMap((one) => {
      const request = readDataRequest(one);
      if (request?.about !== reference) return [];
      const until = lastDayOf(one, checked.config);
      return [{ kind: request.kind, reference: one.reference, isDone: one.state === 'done', until }];
    });
  }

  private day(iso: string): string {
    return dayInTimeZone(this.options.checked.config.timeZone, new Date(iso));
  }
}
