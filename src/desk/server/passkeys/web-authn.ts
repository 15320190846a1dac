import type { Assertion, Attestation } from '../../api/passkey-api';
import { addressOfName } from '../desk-auth';
import type { KnownPasskey, NewPasskey } from './passkeys';
import type { RelyingParty } from './relying-party';

/** Data that both ends of a ceremony know. */
interface Ceremony {
  readonly party: RelyingParty;
  readonly challenge: string;
}

/** Only the desk of few sites needs the library, and only at times. */
const load = () => import('@simplewebauthn/server');

/** The id of a person for devices. A new passkey of the same person replaces the one of the same device. */
function handleOf(email: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(email.slice(0, email.indexOf('@')), 'hex'));
}

/** Options for making a passkey, which can be found without a name and checks who uses it. */
export async function makeCreationOptions(
  { id }: RelyingParty,
  { site, name, known }: { readonly site: string; readonly name: string; readonly known: readonly string[] },
) {
  const { generateRegistrationOptions } = await load();
  return generateRegistrationOptions({
    rpName: id,
    rpID: id,
    userName: name,
    userDisplayName: name,
    userID: handleOf(addressOfName(site, name)),
    excludeCredentials: known.map((one) => ({ id: one })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Options for signing in with any passkey of the site. */
export async function makeRequestOptions({ id }: RelyingParty) {
  const { generateAuthenticationOptions } = await load();
  return generateAuthenticationOptions({ rpID: id, userVerification: 'required' });
}

/** Gives the passkey that a browser has made; null for an answer that is not right. */
export async function verifyAttestation(
  response: Attestation,
  { party, challenge }: Ceremony,
): Promise<Omit<NewPasskey, 'name'> | null> {
  const { verifyRegistrationResponse } = await load();
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.registrationInfo) return null;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}

/** Gives the count of use after a sign-in with a passkey; null for an answer that is not right. */
export async function verifyAssertion(
  response: Assertion,
  { id, publicKey, counter, personEmail }: KnownPasskey,
  { party, challenge }: Ceremony,
): Promise<number | null> {
  const handle = Buffer.from(handleOf(personEmail)).toString('base64url');
  if (response.response.userHandle !== handle) return null;
  const { verifyAuthenticationResponse } = await load();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    requireUserVerification: true,
  }).catch(() => null);
  return verified?.verified === true ? verified.authenticationInfo.newCounter : null;
}
