import { creationOptions, requestOptions } from '../../api/passkey-api';
import { CallError, changeDesk } from '../call-desk';

/** Errors of the device, in the words of the desk. */
function refuse(error: unknown): never {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  throw new CallError(isKnown ? 'passkey-known' : 'passkey-cancelled');
}

async function makePasskey(path: string, body?: unknown) {
  const optionsJSON = creationOptions.parse(await changeDesk('POST', `${path}/options`, body));
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON }).catch(refuse);
}

/** Adds a passkey of this device, or of another one that the browser offers. @throws CallError */
export async function addPasskey(name: string): Promise<void> {
  const response = await makePasskey('/passkeys');
  await changeDesk('POST', '/passkeys', { name, response });
}

/** Accepts an invitation with a new passkey. @throws CallError */
export async function acceptWithPasskey(token: string): Promise<void> {
  const response = await makePasskey('/invitation/passkey', { token });
  await changeDesk('POST', '/invitation/passkey', { token, response });
}

/** Signs in with a passkey that the person chooses. @throws CallError */
export async function signInWithPasskey(): Promise<void> {
  const path = '/session/passkey';
  const optionsJSON = requestOptions.parse(await changeDesk('POST', `${path}/options`));
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const response = await startAuthentication({ optionsJSON }).catch(refuse);
  await changeDesk('POST', path, response);
}
