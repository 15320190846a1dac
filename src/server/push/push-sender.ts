import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { PrivateAddressError, publicLookup } from '../http/public-lookup';
import { messageMs } from './messages';
import type { PushKeys } from './push-keys';

/** How push services are reached. */
export interface PushTransport {
  /** Finds the address of a push service; by default only public addresses are found. */
  readonly lookup?: LookupFunction;
  /** Certificate (PEM) that is trusted beside those of the system. */
  readonly ca?: string;
}

/** What a push service made of a message: `gone` with the device, `refused` for good, `later` perhaps not. */
export interface SendOutcome {
  readonly state: 'sent' | 'gone' | 'refused' | 'later';
  /** Status or error code, for the log. */
  readonly reason: string;
  /** Time in ms that the push service asks to wait. */
  readonly waitMs?: number;
}

/** The address and keys of a device. */
interface Device {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Time in ms until a call is given up. */
const callMs = 15_000;

/** Longest time in ms that a push service may have a message wait. */
const longestWaitMs = 6 * 60 * 60 * 1000;

function waitOf(header: string | undefined): number | undefined {
  const seconds = Number(header);
  return header !== undefined && seconds > 0 ? Math.min(longestWaitMs, seconds * 1000) : undefined;
}

function outcomeOf(status: number, retryAfter: string | undefined): SendOutcome {
  const reason = String(status);
  if (status >= 200 && status < 300) return { state: 'sent', reason };
  if (status === 404 || status === 410) return { state: 'gone', reason };
  const isTemporary = status >= 500 || [408, 425, 429].includes(status);
  if (!isTemporary) return { state: 'refused', reason };
  const waitMs = waitOf(retryAfter);
  return { state: 'later', reason, ...(waitMs !== undefined && { waitMs }) };
}

/** Code of an error of a connection. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
}

/** Sends messages to devices. */
export interface PushSender {
  /** Sends a message. Never rejects. */
  readonly send: (device: Device, payload: string, topic: string) => Promise<SendOutcome>;
}

interface SenderOptions extends PushTransport {
  readonly keys: PushKeys;
  /** Whom push services tell of problems: an https or mailto address. */
  readonly contact: string;
  readonly signal: AbortSignal;
}

/** Opens a sender. Redirects are not followed, and nothing is read of an answer but its head. */
export async function openPushSender(options: SenderOptions): Promise<PushSender> {
  const { keys, contact, signal, lookup = publicLookup(), ca } = options;
  const { generateRequestDetails } = (await import('web-push')).default;
  const call = (endpoint: string, headers: Readonly<Record<string, string>>, body: Buffer | null) =>
    new Promise<SendOutcome>((resolve, reject) => {
      const sent = request(endpoint, {
        method: 'POST',
        headers,
        lookup,
        agent: false,
        signal,
        ...(ca !== undefined && { ca }),
      });
      // Also while the answer trickles in: the limit is of the whole call.
      const timer = setTimeout(() => sent.destroy(new Error('late')), callMs);
      sent.on('response', (response) => {
        response.destroy();
        resolve(outcomeOf(response.statusCode ?? 0, response.headers['retry-after']));
      });
      sent.on('error', reject);
      sent.on('close', () => clearTimeout(timer));
      sent.end(body ?? undefined);
    });
  return {
    send: async ({ endpoint, p256dh, auth }, payload, topic) => {
      let details;
      try {
        details = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: { subject: contact, ...keys },
          TTL: messageMs / 1000,
          topic,
        });
      } catch (error) {
        return { state: 'refused', reason: codeOf(error) };
      }
      try {
        return await call(details.endpoint, details.headers, details.body);
      } catch (error) {
        const isPrivate = error instanceof PrivateAddressError;
        return isPrivate
          ? { state: 'gone', reason: 'private address' }
          : { state: 'later', reason: codeOf(error) };
      }
    },
  };
}
