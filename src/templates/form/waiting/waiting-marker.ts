import { waitingFormsName } from '../../../engine/form/waiting-forms';
import { readStored, removeStored, writeStored } from '../../../site/browser/storage';

/** Storage key that exists while forms wait on this device, so that only then their code is loaded. */
export const waitingMarker = waitingFormsName;

/** Whether forms wait on this device to be sent, or their receipts to be read. */
export function isFormWaiting(): boolean {
  return readStored(waitingMarker) !== null;
}

/** Marks that forms wait, or that none does; another value than before tells other tabs. Whether it was stored. */
export function markWaiting(isWaiting: boolean): boolean {
  if (isWaiting) return writeStored(waitingMarker, String(Date.now()));
  removeStored(waitingMarker);
  return true;
}
