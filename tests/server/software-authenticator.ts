import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import * as z from 'zod';

/** The options for a browser that the tests read. */
const options = z.object({
  challenge: z.string(),
  user: z.object({ id: z.string() }).optional(),
});

/** Deviations of an authenticator, or of somebody in between, from the standard. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer): string => data.toString('base64url');

/** A device with one passkey for a site, in software. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let handle = '';
  let count = 0;

  function clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    const data = { type, challenge, origin, crossOrigin: false };
    const { origin: otherOrigin = origin, challenge: otherChallenge = challenge } = deviation;
    return Buffer.from(JSON.stringify({ ...data, origin: otherOrigin, challenge: otherChallenge }));
  }

  /** Hash of the site's host, flags (present, verified, with a key) and the count of use. */
  function head({ rpId = new URL(origin).hostname, isVerified = true, counter }: Deviation, hasKey: boolean) {
    const rest = Buffer.alloc(5);
    rest[0] = 1 | (isVerified ? 4 : 0) | (hasKey ? 64 : 0);
    rest.writeUInt32BE(counter ?? (count += 1), 1);
    return Buffer.concat([sha256(rpId), rest]);
  }

  /** The public key as COSE: a map of type, algorithm (ES256), curve and coordinates, in CBOR. */
  function coseKey(): Buffer {
    const bytes = (key: number, coordinate: string) =>
      Buffer.concat([Buffer.from([key, 0x58, 32]), Buffer.from(coordinate, 'base64url')]);
    const start = Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]);
    return Buffer.concat([start, bytes(0x21, x), bytes(0x22, y)]);
  }

  const credential = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
  };

  return {
    id: credential.id,
    /** Makes the passkey. */
    attest: (given: unknown, deviation: Deviation = {}) => {
      const { challenge, user } = options.parse(given);
      handle = user?.id ?? handle;
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([head(deviation, true), Buffer.alloc(16), length, id, coseKey()]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      const clientDataJSON = base64url(clientData('webauthn.create', challenge, deviation));
      return { ...credential, response: { clientDataJSON, attestationObject: base64url(attestation) } };
    },
    /** Uses the passkey. */
    assert: (given: unknown, deviation: Deviation = {}) => {
      const client = clientData('webauthn.get', options.parse(given).challenge, deviation);
      const data = head(deviation, false);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        userHandle: deviation.userHandle ?? handle,
      };
      return { ...credential, response };
    },
  };
}
