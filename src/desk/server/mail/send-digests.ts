import { errorCode } from '../../../server/database/error-code';
import type { Log } from '../../../server/log';
import type { Desk } from '../open-desk';
import { digestWeek } from './digest-week';
import type { DigestReader } from './mail-settings';
import type { MailText } from './mail-text';
import type { MailSender } from './send-mail';

export interface SendDigestsOptions {
  readonly sender: Pick<MailSender, 'reach' | 'send'>;
  readonly log: Log;
  readonly signal: AbortSignal;
  /** Time zone in which it becomes Monday. */
  readonly timeZone: string;
  /** Makes the mail of a person; null when there is nothing to say. */
  readonly textFor: (reader: DigestReader) => Promise<MailText | null>;
}

/** Whether the mail server has answered that it does not take a mail. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';

/** Sends the mail of a week to a person, at most once: where it is uncertain whether it was delivered, not again. */
async function sendDigest(
  desk: Desk,
  { sender, log, textFor }: SendDigestsOptions,
  reader: DigestReader,
  week: string,
): Promise<void> {
  const { digests } = desk.mail;
  const claimed = await digests.claim(reader.personId, week);
  if (!claimed) return;
  const text = await textFor(reader);
  if (!text) {
    await digests.settle(claimed);
    return;
  }
  try {
    await sender.reach();
  } catch (error) {
    log.warn(`The weekly mail could not be sent (${errorCode(error)}); it is tried again.`);
    await digests.postpone(claimed);
    return;
  }
  if (!(await digests.settle(claimed))) return;
  try {
    await sender.send(reader.address, text);
  } catch (error) {
    const code = errorCode(error);
    if (isRefusal(error)) {
      log.warn(`The mail server refused a weekly mail (${code}); it is tried again.`);
      await digests.postpone(claimed);
    } else log.warn(`A weekly mail may not have arrived (${code}); it is not sent twice.`);
  }
}

/** Sends the mail of this week to whoever has not had it yet. */
export async function sendDigests(desk: Desk, options: SendDigestsOptions): Promise<void> {
  const { timeZone } = options;
  const week = digestWeek(timeZone, desk.now());
  for (const reader of await desk.mail.settings.digestReaders(week)) {
    if (options.signal.aborted) return;
    // Whoever switched it on after this Monday gets the next one.
    if (digestWeek(timeZone, new Date(reader.since)) < week) await sendDigest(desk, options, reader, week);
  }
}
