import type { OpenMessage } from '../store/gateway-messages';

/** Writes what waits for a gateway and what it did not take, and the key by which it checks signatures. */
export function writeGateway(
  messages: readonly OpenMessage[],
  key: string,
  localTime: (iso: string) => string,
): string {
  const failed = messages.filter(({ failure }) => failure !== null).length;
  const lines = messages.map(
    ({ reference, changedAt, failure }) =>
      `${reference}  ${localTime(changedAt)}  ${failure === null ? 'waits' : `not taken: ${failure}`}`,
  );
  const count = `${messages.length - failed} wait, ${failed} were not taken.`;
  return [...lines, count, `Key of the signatures: whsec_${key}`, ''].join('\n');
}
