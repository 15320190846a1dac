import type * as z from 'zod/mini';
import type { CheckedSite } from '../../../engine/site/checked-site';
import { languageTag } from '../../../engine/language/language-tag';
import { resolveLanguage } from '../../../engine/language/resolve-language';
import {
  type inboxAnswer,
  type inboxChange,
  type InboxFilter,
  type InboxItem,
  type inboxExportQuery,
  type inboxPage,
  type inboxQuery,
  type InboxSubmission,
} from '../../api/inbox-api';
import { dataRequestForm } from '../../../engine/lookup/lookup';
import { type Correction, correctSubmission } from '../../../server/submissions/correct';
import { summarize } from '../../../server/submissions/reading/summarize';
import type { ExportTable } from '../../../server/submissions/reading/write-export';
import type { SubmissionFilter, SubmissionStore } from '../../../server/submissions/store/store';
import { isSuspicious, type Submission } from '../../../server/submissions/submission';
import { lastDayOf } from '../../../server/submissions/lookup/data-request';
import { DeskRefusal } from '../desk-request';
import { correctionProblem } from './correction-problem';
import { countNew } from './count-new';
import { countOverdue } from './count-overdue';
import type { Handling, InboxNotes } from './inbox-notes';
import { inboxTable } from './inbox-table';
import { inboxTexts, type InboxTexts } from '../../../server/submissions/reading/inbox-texts';
import { dayInTimeZone } from '../../../engine/time/time-zone';
import { isHere, isWaiting, stateOf } from '../../../server/submissions/state-of';
import { shownPhotos } from './shown-photos';
import { selectSubmissions } from './select-submissions';
import { setState } from './set-state';

interface InboxOptions {
  readonly checked: CheckedSite;
  readonly store: SubmissionStore;
  readonly notes: InboxNotes;
  /** Whether a council's own server gets the submissions. */
  readonly isForwarded: boolean;
  readonly now: () => Date;
}

/** Submissions of a page of the list. */
const pageLength = 50;

/** Reads and changes the submissions of a site for the people of its desk. */
export class Inbox {
  private readonly site: string;
  private readonly texts: InboxTexts;

  constructor(private readonly options: InboxOptions) {
    this.site = new URL(options.checked.config.publicAddress).host;
    this.texts = inboxTexts(options.checked);
  }

  /** A page of what a filter selects, newest first. */
  async list(query: z.infer<typeof inboxQuery>): Promise<z.infer<typeof inboxPage>> {
    const { store, notes, now } = this.options;
    const filter = this.filterOf(query);
    const language = this.languageOf(query.language);
    const { timeZone } = this.options.checked.config;
    const overdue = await countOverdue(store, { site: this.site, timeZone, now: now() });
    const order = overdue > 0 ? { today: this.today() } : {};
    const pageFrom = async (offset: number) =>
      filter ? store.page({ ...filter, ...order, limit: pageLength, offset }) : [];
    const first = await pageFrom(0);
    // Most searches find less than a page, and need no second look at all submissions.
    const isWhole = first.length < pageLength;
    const total = filter && !isWhole ? await store.count(filter) : first.length;
    const pages = Math.max(1, Math.ceil(total / pageLength));
    const offset = (Math.min(pages, Math.max(1, Number(query.page))) - 1) * pageLength;
    const shown = offset === 0 ? first : await pageFrom(offset);
    const handling = await notes.ofEach(shown.map(({ reference }) => reference));
    return {
      items: shown.map((one) => this.itemOf(one, handling.get(one.reference), language)),
      total,
      pages,
      forms: this.texts.forms(language),
      types: this.texts.types(language),
      states: [
        'new',
        'in-progress',
        'done',
        ...(this.options.isForwarded ? (['pending', 'delivered'] as const) : []),
      ],
      overdue,
    };
  }

  /** Number of submissions that nobody has begun with. */
  async unread(): Promise<number> {
    return countNew(this.options.store, this.site);
  }

  /** The submissions of a filter as a table, newest first. */
  async export({ language, ...filter }: z.infer<typeof inboxExportQuery>): Promise<ExportTable> {
    const { checked, store, notes } = this.options;
    const selected = this.filterOf(filter);
    const each = async function* () {
      if (selected) yield* store.each(selected, 'newest-first');
    };
    return inboxTable({ each, notes }, checked, this.languageOf(language));
  }

  /** A submission with its notes. @throws DeskRefusal */
  async show(
    reference: string,
    requested: string,
    { people, mayCorrect }: { readonly people: readonly string[]; readonly mayCorrect: boolean },
  ): Promise<InboxSubmission> {
    const { checked, notes } = this.options;
    const submission = await this.find(reference);
    const handling = await notes.of(reference);
    const language = this.languageOf(requested);
    const named = (code: string) => resolveLanguage(checked.config, { requested: code });
    return {
      item: this.itemOf(submission, handling, language),
      fields: this.texts
        .fields(submission, language, stateOf(submission, handling?.isInProgress === true))
        .map(({ language: code, ...field }) => ({ ...field, lang: languageTag(named(code)) })),
      photos: shownPhotos(submission, this.texts, language),
      language: named(submission.language).name,
      rejection: submission.state === 'rejected' ? (submission.upstream ?? '') : '',
      correctable: mayCorrect && isHere(submission) ? this.texts.correctable(submission, language) : [],
      history: (await notes.history(reference)).map((event) =>
        event.kind === 'corrected'
          ? { ...event, text: this.texts.fieldLabel(submission.form, event.text, language) }
          : event,
      ),
      replies: submission.replies.map(({ from, at, text, language: code }) => ({
        from,
        at,
        text,
        lang: languageTag(named(code)),
      })),
      isAnswerable: isHere(submission) && submission.form !== dataRequestForm,
      answers: this.texts.answers(submission),
      people: [...people],
    };
  }

  /** A photo of a submission, a JPEG. @throws DeskRefusal */
  async photo(reference: string, number: number): Promise<Buffer> {
    // Photos of what the retention period deleted are kept for a while, and nobody sees them.
    await this.find(reference);
    const photo = await this.options.store.photo({ site: this.site, reference }, number);
    if (!photo) throw new DeskRefusal('not-found');
    return photo;
  }

  /** Changes the state of a submission or who looks after it. @throws DeskRefusal for one that the council's server has */
  async change(
    reference: string,
    { state, assignee }: z.infer<typeof inboxChange>,
    person: string,
    people: readonly string[],
  ): Promise<void> {
    const { store, notes } = this.options;
    const submission = await this.find(reference);
    if (!isHere(submission)) throw new DeskRefusal('forbidden');
    if (assignee !== undefined && assignee !== '' && !people.includes(assignee))
      throw new DeskRefusal('not-found');
    if (state !== undefined) await setState({ store, notes }, submission, state, person);
    if (assignee !== undefined) await notes.assign(reference, assignee, person);
  }

  /** Corrects a field of a submission. @throws DeskRefusal */
  async correct(reference: string, correction: Correction, person: string): Promise<void> {
    const { checked: site, store, notes, now } = this.options;
    const submission = await this.find(reference);
    const outcome = await correctSubmission(submission, correction, { site, store, now: now() });
    if (outcome !== 'corrected') throw new DeskRefusal(correctionProblem(outcome));
    await notes.corrected(reference, correction.field, person);
  }

  /** Answers a submission; its sender reads that at the look-up. @throws DeskRefusal for one that the council's server has */
  async answer(
    reference: string,
    { text, isDone }: z.infer<typeof inboxAnswer>,
    person: string,
  ): Promise<void> {
    const { store, notes, now } = this.options;
    const submission = await this.find(reference);
    const { language } = submission;
    const at = now().toISOString();
    const isAnswered = await store.answer(
      { site: this.site, reference },
      { from: 'council', at, text, language },
    );
    if (!isAnswered) throw new DeskRefusal('forbidden');
    await notes.answered(reference, person);
    if (isDone) await setState({ store, notes }, submission, 'done', person);
  }

  /** Adds an internal note. @throws DeskRefusal */
  async addNote(reference: string, text: string, person: string): Promise<void> {
    await this.find(reference);
    await this.options.notes.addNote(reference, text, person);
  }

  /** Deletes a submission with its notes. @throws DeskRefusal */
  async remove(reference: string): Promise<void> {
    const { store, notes } = this.options;
    await this.find(reference);
    await store.remove({ site: this.site, reference });
    await notes.forgetRemoved();
  }

  private async find(reference: string): Promise<Submission> {
    const found = await this.options.store.findByReference({ site: this.site, reference });
    if (!found) throw new DeskRefusal('not-found');
    return found;
  }

  private filterOf(filter: InboxFilter): SubmissionFilter | null {
    const { timeZone } = this.options.checked.config;
    return selectSubmissions(filter, { site: this.site, timeZone, texts: this.texts });
  }

  private itemOf(submission: Submission, handling: Handling | undefined, language: string): InboxItem {
    const { reference, form, createdAt } = submission;
    const { config } = this.options.checked;
    const answerBy = form === dataRequestForm ? lastDayOf(submission, config) : (submission.answerBy ?? '');
    return {
      reference,
      form: this.texts.formTitle(form, language),
      state: stateOf(submission, handling?.isInProgress === true),
      receivedAt: createdAt,
      ...summarize(submission, config.forms ?? {}),
      ...this.texts.request(submission, language),
      answerBy,
      isOverdue: isWaiting(submission) && answerBy !== '' && answerBy < this.today(),
      assignee: handling?.assignee ?? '',
      isSuspicious: isSuspicious(submission),
    };
  }

  private today(): string {
    const { checked, now } = this.options;
    return dayInTimeZone(checked.config.timeZone, now());
  }

  private languageOf(requested: string): string {
    return resolveLanguage(this.options.checked.config, { requested }).code;
  }
}
