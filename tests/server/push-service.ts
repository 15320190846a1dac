import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import type { PushMessage } from '../../src/engine/push/push-message';

/** Certificate and key of `push.example` and `other.example`, for tests only. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBeTCCAR+gAwIBAgIBATAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxwdXNoLmV4
YW1wbGUwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBcxFTATBgNV
BAMMDHB1c2guZXhhbXBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABKOL8zc8
DTHl+8XIe+mrWMikCS3dFYBhuKzW/PxrowPI1rCV7fhbkKvqaqiw0i77ZfxP8af/
QstxAFXAA8Pff6ajWjBYMA8GA1UdEwEB/wQFMAMBAf8wJgYDVR0RBB8wHYIMcHVz
aC5leGFtcGxlgg1vdGhlci5leGFtcGxlMB0GA1UdDgQWBBTq3i3PjbFIPsdzRjoz
6uECN0lC5TAKBggqhkjOPQQDAgNIADBFAiAUgINLX6n7GcvaxWgYcmyzeT+tJQ6F
jFFTHX3XoeZdLwIhAMaR32GV2zHpdVqaYeaFh8rrUaC8Y1g7OKYNMu90ueqq
-----END CERTIFICATE-----`;
const key = `-----BEGIN EC PRIVATE KEY-----
MHcCAQEEILbHoQYE50WUwJpUotHFh3CVMMHawyEbwKRsZa5FACIyoAoGCCqGSM49
AwEHoUQDQgAEo4vzNzwNMeX7xch76atYyKQJLd0VgGG4rNb8/GujA8jWsJXt+FuQ
q+pqqLDSLvtl/E/xp/9Cy3EAVcADw99/pg==
-----END EC PRIVATE KEY-----`;

/** A call of the push service. */
export interface PushCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (chunk instanceof Buffer) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A push service that every name leads to until the test ends; it answers with `answer.status`. */
export async function startPushService() {
  const calls: PushCall[] = [];
  const answer: { status: number; headers?: Record<string, string> } = { status: 201 };
  const server = createServer({ cert: certificate, key }, (request, response) => {
    void bodyOf(request).then((body) => {
      calls.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const lookup: LookupFunction = (_name, { all }, callback) => {
    if (all === true) callback(null, [{ address: '127.0.0.1', family: 4 }]);
    else callback(null, '127.0.0.1', 4);
  };
  return {
    calls,
    answer,
    transport: { lookup, ca: certificate },
    addressOf: (name: string, host = 'push.example') => `https://${host}:${port}/${name}`,
  };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

const message = z.strictObject({
  title: z.string(),
  text: z.string(),
  link: z.string(),
  lang: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  tag: z.string(),
});

/** A browser with a subscription. */
export interface PushBrowser {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** The message that a call brings to this browser. */
  readonly read: (call: PushCall | undefined) => PushMessage;
}

function derive(secret: Uint8Array, salt: Uint8Array, info: string | Uint8Array, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

/** Decrypts a message (RFC 8291 and 8188). */
function decrypt(own: ECDH, auth: Buffer, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const secret = derive(own.computeSecret(sender), auth, info, 32);
  const contentKey = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const sealed = body.subarray(21 + idLength);
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** A browser that subscribes at an address. */
export function pushBrowser(endpoint: string): PushBrowser {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return {
    subscription: { endpoint, keys },
    read: (call) => message.parse(JSON.parse(decrypt(own, auth, call?.body ?? Buffer.alloc(0)))),
  };
}
