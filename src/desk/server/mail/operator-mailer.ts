import { errorCode } from '../../../server/database/error-code';
import { BackgroundLoop } from '../../../server/jobs/background-loop';
import type { Log } from '../../../server/log';
import type { FolderSites } from '../sites-routes';
import { sendDigests } from './send-digests';
import type { MailSender, MailServer } from './send-mail';
import { type SummarizedSite, sitesDigestText } from './sites-digest-text';

interface OperatorMailerOptions {
  readonly sites: Pick<FolderSites, 'operators' | 'list' | 'summarize'>;
  readonly sender: MailSender;
  readonly log: Log;
}

interface StartOptions extends Omit<OperatorMailerOptions, 'sender'> {
  /** Undefined where no mails are sent. */
  readonly mail: MailServer | undefined;
}

/** Sites of a folder are of one country. */
const timeZone = 'Asia/Kolkata';

/** Interval of looks for mails that are due, in ms. */
const pauseMs = 60_000;

/** Tells the operators of a folder once a week by mail what its sites need, in the background (B11.19.4). */
export class OperatorMailer {
  private readonly loop = new BackgroundLoop(() => this.run());

  constructor(private readonly options: OperatorMailerOptions) {}

  start(): void {
    this.loop.start();
  }

  async stop(): Promise<void> {
    await this.loop.stop();
    this.options.sender.close();
  }

  /** Sends the mails of the week that are due. */
  async poll(): Promise<void> {
    const { sites, sender, log } = this.options;
    const { signal } = this.loop;
    /** Sites are read once for all operators of a language. */
    const read = new Map<string, Promise<readonly SummarizedSite[]>>();
    const inLanguage = (language: string) => {
      const summaries = read.get(language) ?? this.summarize(language);
      read.set(language, summaries);
      return summaries;
    };
    await sendDigests(await sites.operators(), {
      ...{ sender, log, signal, timeZone },
      textFor: async ({ language }) => sitesDigestText(await inLanguage(language), language, timeZone),
    });
  }

  private async summarize(language: string): Promise<readonly SummarizedSite[]> {
    const { sites } = this.options;
    const summarized: SummarizedSite[] = [];
    for (const { name, publicAddress } of sites.list()) {
      // A mail with some of the sites only is not sent: another instance, or the next start, sends the whole.
      this.loop.signal.throwIfAborted();
      if (publicAddress === '') continue;
      // One site that cannot be read does not hide what the others need.
      const summary = await sites.summarize(name, language).catch(() => null);
      summarized.push({ name, desk: new URL('/desk', publicAddress).href, summary });
    }
    return summarized;
  }

  private async run(): Promise<number> {
    await this.poll().catch((error: unknown) => {
      if (!this.loop.signal.aborted)
        this.options.log.warn(`Weekly mails for operators could not be prepared: ${errorCode(error)}`);
    });
    return pauseMs;
  }
}

/** Starts sending mails to the operators of a folder of sites; undefined where no mail server is known. */
export async function startOperatorMailer({
  mail,
  ...options
}: StartOptions): Promise<OperatorMailer | undefined> {
  if (!mail) return undefined;
  const { openMailSender } = await import('./send-mail');
  const mailer = new OperatorMailer({ ...options, sender: openMailSender(mail) });
  mailer.start();
  return mailer;
}
