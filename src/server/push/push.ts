import type { CheckedSite } from '../../engine/site/checked-site';
import { parseJson } from '../../engine/json/json';
import { languageTag } from '../../engine/language/language-tag';
import { resolveLanguage } from '../../engine/language/resolve-language';
import { textDirection } from '../../engine/language/text-direction';
import type { PushMessage } from '../../engine/push/push-message';
import { emailUrl } from '../../engine/url/contact-url';
import { errorCode } from '../database/error-code';
import type { SiteDatabase } from '../database/site-database';
import { BackgroundLoop } from '../jobs/background-loop';
import { mapConcurrently } from '../jobs/queue';
import type { FailureLog } from '../monitoring/failure-log';
import { type ClaimedDelivery, type Messages, openMessages, pushTexts } from './messages';
import { openPushDatabase, type PushDatabase } from './push-database';
import { type PushKeys, readPushKeys } from './push-keys';
import { openPushSender, type PushSender, type PushTransport } from './push-sender';
import { openSubscriptions, type SubscriptionLimits, type Subscriptions } from './subscriptions';

/** Settings beside the defaults. */
export interface PushSettings {
  readonly transport?: PushTransport | undefined;
  readonly limits?: Partial<SubscriptionLimits> | undefined;
}

export interface PushOptions extends PushSettings {
  readonly checked: CheckedSite;
  readonly database: Pick<SiteDatabase, 'type' | 'run'>;
  readonly now: () => Date;
  readonly failures: FailureLog;
}

/** Pause between looks for messages that are due, in ms. */
const pauseMs = 10_000;

/** Messages of one look, and how many of them are sent at the same time. */
const batchSize = 50;
const atOnce = 8;

/** Time in ms after which what is old is looked for again. */
const tidyMs = 60 * 60_000;

/** Whom push services tell of problems with what a site sends: its contact for data, or the site itself. */
export function pushContact({ dataContact, publicAddress }: CheckedSite['config']): string {
  const { protocol, hostname } = new URL(publicAddress);
  const own = protocol === 'https:' ? publicAddress : `mailto:webmaster@${hostname}`;
  return emailUrl(dataContact?.email ?? null) ?? own;
}

/** Sends messages to the devices of a site, in the background while the app runs. */
export class Push {
  readonly subscriptions: Subscriptions;
  readonly messages: Messages;
  readonly database: PushDatabase;
  private readonly loop = new BackgroundLoop(() => this.run());
  private readonly site: string;
  private known: Promise<PushKeys> | undefined;
  private opened: Promise<PushSender> | undefined;
  private tidiedAt = -Infinity;

  constructor(private readonly options: PushOptions) {
    const { checked, database, now, limits } = options;
    const { publicAddress } = checked.config;
    this.site = new URL(publicAddress).host;
    this.database = openPushDatabase(database);
    this.subscriptions = openSubscriptions(this.database, { publicAddress, now, limits });
    this.messages = openMessages(this.database, this.site, now);
  }

  /** The keys of the site, which it makes when they are first needed. */
  keys(): Promise<PushKeys> {
    this.known ??= readPushKeys(this.database, this.site).catch((error: unknown) => {
      this.known = undefined;
      throw error;
    });
    return this.known;
  }

  /** Sends what is due, now and from then on. */
  start(): void {
    this.loop.start();
  }

  /** Looks for messages at once. */
  wake(): void {
    this.loop.wake();
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }

  /** Sends what is due; resolves with the number of messages that were tried. */
  async send(): Promise<number> {
    const claimed = await this.messages.claim(batchSize);
    if (claimed.length > 0) {
      const sender = await this.sender();
      await mapConcurrently(claimed, atOnce, (delivery) => this.deliver(sender, delivery));
    }
    await this.tidy();
    return claimed.length;
  }

  private async sender(): Promise<PushSender> {
    const { checked, transport } = this.options;
    const keys = await this.keys();
    const contact = pushContact(checked.config);
    this.opened ??= openPushSender({ ...transport, keys, contact, signal: this.loop.signal });
    return this.opened;
  }

  private async run(): Promise<number> {
    const count = await this.send().catch((error: unknown) => {
      const { failures } = this.options;
      failures.warn('push', { code: errorCode(error) }, 'notifications could not be prepared');
      return 0;
    });
    return count < batchSize ? pauseMs : 0;
  }

  private async deliver(sender: PushSender, delivery: ClaimedDelivery): Promise<void> {
    const { messages, loop } = this;
    if (loop.signal.aborted) return messages.postpone(delivery, 0);
    const payload = this.payloadOf(delivery);
    if (payload === null) return messages.drop(delivery);
    const { state, reason, waitMs } = await sender.send(delivery, payload, topicOf(delivery));
    if (state === 'sent') await messages.sent(delivery);
    else if (state === 'gone') await messages.forgetDevice(delivery);
    else if (state === 'refused') await messages.drop(delivery);
    else await messages.postpone(delivery, waitMs);
    if (state === 'refused' || state === 'later')
      this.options.failures.warn('push', { state, reason }, 'a push service does not take notifications');
  }

  /** The message in the language of the device, or in the site's where it has none. */
  private payloadOf({ texts, language: code, message: tag }: ClaimedDelivery): string | null {
    const { config } = this.options.checked;
    const known = pushTexts.parse(parseJson(texts));
    const language = resolveLanguage(config, { requested: code });
    const text = known[language.code] ?? known[config.languages.default];
    if (!text) return null;
    const message: PushMessage = { ...text, lang: languageTag(language), dir: textDirection(language), tag };
    return JSON.stringify(message);
  }

  /** Deletes what is old, once an hour. */
  private async tidy(): Promise<void> {
    const now = this.options.now().getTime();
    if (now - this.tidiedAt < tidyMs) return;
    this.tidiedAt = now;
    await this.subscriptions.forgetOld();
    const lost = await this.messages.forgetOld();
    const { failures } = this.options;
    if (lost > 0) failures.warn('late', { devices: lost }, 'notifications were not delivered within a day');
  }
}

/** Name of a message at push services (RFC 8030): a second one replaces the first, if the device has not had it. */
function topicOf({ message }: ClaimedDelivery): string {
  return message.replaceAll('-', '');
}
