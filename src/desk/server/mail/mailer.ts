import { BackgroundLoop } from '../../../server/jobs/background-loop';
import type { Log } from '../../../server/log';
import { errorCode } from '../../../server/database/error-code';
import type { SubmissionStore } from '../../../server/submissions/store/store';
import type { OpenDesk } from '../desk-opener';
import { inboxTexts, type InboxTexts } from '../../../server/submissions/reading/inbox-texts';
import type { Desk } from '../open-desk';
import { countWaiting, type WaitingPlaces } from './count-waiting';
import { digestText } from './digest-text';
import type { Recipient } from './mail-settings';
import { mailText } from './mail-text';
import { sendDigests } from './send-digests';
import type { MailSender, MailServer } from './send-mail';
import type { FastifyInstance } from 'fastify';

interface AddMailerOptions extends Omit<MailerOptions, 'log' | 'sender'> {
  /** Undefined where no mails are sent. */
  readonly mail: MailServer | undefined;
}

/** Sends mails to people of the desk while the app runs, if a mail server is known. */
export async function addMailer(app: FastifyInstance, { mail, ...options }: AddMailerOptions): Promise<void> {
  if (!mail) return;
  const { openMailSender } = await import('./send-mail');
  const mailer = new Mailer({ ...options, log: app.log, sender: openMailSender(mail) });
  mailer.start();
  app.addHook('preClose', () => mailer.stop());
}

export interface MailerOptions extends Omit<WaitingPlaces, 'store'> {
  readonly desk: OpenDesk;
  readonly store: Pick<SubmissionStore, 'list' | 'count'>;
  readonly sender: MailSender;
  readonly log: Log;
}

/** Interval of polling for new submissions, in ms. */
const pauseMs = 15_000;

/** Submissions are polled for this long after they were received, since another instance may have stored one late. */
const overlapMs = 10 * 60_000;

/** Most submissions of one poll that people are notified of: a flood fills neither the database nor mailboxes. */
const mostNotifications = 500;

/** Tells people of the desk by mail that there are new submissions, and once a week what waits, in the background. */
export class Mailer {
  private readonly loop = new BackgroundLoop(() => this.run());
  private isAvailable = true;
  private readonly texts: InboxTexts;

  constructor(private readonly options: MailerOptions) {
    this.texts = inboxTexts(options.checked);
  }

  /** Polls for new submissions, now and from then on. */
  start(): void {
    this.loop.start();
  }

  async stop(): Promise<void> {
    await this.loop.stop();
    this.options.sender.close();
  }

  /** Finds what is new and sends what is due. */
  async poll(): Promise<void> {
    const desk = await this.options.desk();
    const recipients = await desk.mail.settings.recipients();
    if (recipients.length === 0) return;
    await this.collect(desk, recipients);
    for (const recipient of recipients) if (!this.loop.signal.aborted) await this.tell(desk, recipient);
    const lost = await desk.mail.queue.forgetOld();
    if (lost > 0)
      this.options.log.warn(`Nobody was told by mail of ${lost} new submissions: it took too long.`);
  }

  /** Sends the mails of the week that are due. */
  async pollDigests(): Promise<void> {
    const { sender, log, ...places } = this.options;
    const { checked } = places;
    const desk = await places.desk();
    await sendDigests(desk, {
      sender,
      log,
      signal: this.loop.signal,
      timeZone: checked.config.timeZone,
      textFor: async (reader) =>
        digestText(checked, await countWaiting(desk, places, reader), reader.language),
    });
  }

  private async run(): Promise<number> {
    await this.poll().catch((error: unknown) => {
      this.options.log.warn(`Mails about new submissions could not be prepared: ${errorCode(error)}`);
    });
    await this.pollDigests().catch((error: unknown) => {
      this.options.log.warn(`Weekly mails could not be prepared: ${errorCode(error)}`);
    });
    return pauseMs;
  }

  private async collect(desk: Desk, recipients: readonly Recipient[]): Promise<void> {
    const recent = new Date(desk.now().getTime() - overlapMs).toISOString();
    const last = (await desk.mail.pollStart()) ?? recent;
    const [firstSince = recent] = recipients.map(({ since }) => since).toSorted();
    const [receivedFrom = recent] = [firstSince, last < recent ? last : recent].toSorted().reverse();
    const submissions = await this.options.store.list({ site: desk.site, receivedFrom });
    for (const { personId, since } of recipients) {
      const notifications = submissions
        .filter(({ createdAt }) => createdAt >= since)
        .slice(-mostNotifications);
      await desk.mail.queue.add(personId, notifications);
    }
    await desk.mail.savePollStart(recent);
  }

  private async tell(desk: Desk, { personId, address, language }: Recipient): Promise<void> {
    const { queue } = desk.mail;
    const claimed = await queue.claim(personId);
    if (!claimed) return;
    const text = mailText(this.options.checked, this.texts, claimed.notifications, language);
    try {
      await this.options.sender.send(address, text);
      this.logChange(true);
    } catch (error) {
      this.logChange(false, errorCode(error));
      await queue.postpone(personId, claimed);
      return;
    }
    await queue.sent(personId, claimed);
  }

  /** Logs when the mail server stops and starts taking mails, not every attempt. */
  private logChange(isAvailable: boolean, code = ''): void {
    if (isAvailable === this.isAvailable) return;
    this.isAvailable = isAvailable;
    this.options.log.warn(
      isAvailable
        ? 'The mail server takes mails again.'
        : `The mail server does not take mails (${code}); they are kept and sent later.`,
    );
  }
}
