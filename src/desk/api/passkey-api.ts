import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import * as z from 'zod/mini';
import { invitationToken } from './desk-api';

/** Most characters of the name of a passkey. */
export const longestPasskeyName = 60;

const bytes = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(20_000));

const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** Answer of a browser that has made a passkey. */
const attestation = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
});

/** A new passkey of the person who asks. */
export const passkeyAddition = z.object({
  name: z.string().check(z.maxLength(longestPasskeyName)),
  response: attestation,
});

/** Body that accepts an invitation with a passkey. */
export const passkeyAcceptance = z.extend(invitationToken, { response: attestation });
export type Attestation = z.infer<typeof attestation>;

/** Answer of a browser that has used a passkey. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
  }),
});
export type Assertion = z.infer<typeof assertion>;

function hasChallenge(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'challenge' in value;
}

/** The part of the options that a browser needs to make a passkey; it checks the rest itself. */
export const creationOptions = z.custom<PublicKeyCredentialCreationOptionsJSON>(hasChallenge);

/** The part of the options that a browser needs to use a passkey. */
export const requestOptions = z.custom<PublicKeyCredentialRequestOptionsJSON>(hasChallenge);

const passkey = z.object({
  id: z.string(),
  /** '' where the browser did not say what it is. */
  name: z.string(),
  /** ISO 8601. */
  since: z.string(),
  /** Last use; null before the first. */
  used: z.nullable(z.string()),
});
export type DeskPasskey = z.infer<typeof passkey>;

/** How the person who asks can sign in. */
export const waysToSignIn = z.object({ hasPassword: z.boolean(), passkeys: z.array(passkey) });
