import { createECDH, createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';

/** Most characters of the address of a device; those of push services have some 200. */
const longestEndpoint = 1000;

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');

/** A base64url text of some bytes. */
const bytes = (count: number) =>
  z
    .string()
    .max(2 * count)
    .regex(/^[\w-]+={0,2}$/)
    .refine((text) => bytesOf(text).length === count);

/** Whether bytes are a public key with which something can be encrypted. */
function isPublicKey(text: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    return own.computeSecret(bytesOf(text)).length > 0;
  } catch {
    return false;
  }
}

/** What a browser says of its subscription (`PushSubscription.toJSON`). */
export const pushSubscription = z.object({
  endpoint: z.string().max(longestEndpoint),
  keys: z.object({
    p256dh: bytes(65).refine(isPublicKey),
    auth: bytes(16),
  }),
});

export type PushSubscription = z.infer<typeof pushSubscription>;

/** The hosts of the push services of Chrome, Firefox, Safari and Edge. */
const services = /(?:^|\.)(?:googleapis\.com|mozilla\.com|push\.apple\.com|notify\.windows\.com)$/;

/** Whether a host is one of a browser's own push service, which takes any number of subscriptions. */
export function isPushService(host: string): boolean {
  return services.test(host);
}

/**
 * The host of an address to which messages may be sent; null for any other. Where the name leads is checked when a message
 * is sent (`public-lookup.ts`).
 * @param publicAddress of the site, to which nothing is sent
 */
export function hostOfEndpoint(endpoint: string, publicAddress: string): string | null {
  if (!URL.canParse(endpoint)) return null;
  const { protocol, username, password, hostname } = new URL(endpoint);
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && /[^.]\.[^.]/.test(hostname);
  const isForeign = hostname !== new URL(publicAddress).hostname;
  return protocol === 'https:' && username + password === '' && isName && isForeign ? hostname : null;
}

/** Identifies a subscription without telling its address. */
export function subscriptionId(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('hex').slice(0, 32);
}
