import { isRecentDraft, waitingFormsName } from '../../engine/form/waiting-forms';
import { formStore } from '../browser/kept-forms';
import { scope } from './scope';
import { sendKeptForm } from './send-kept-form';

/** The worker sends a form and leaves its draft as it is. */
const store = formStore<unknown>();

/** Sends what waits, oldest first, and keeps the receipts for the page. What the server refuses is left to the page, which says why. */
async function sendAll(): Promise<void> {
  const forms = [...(await store.readAll())].sort((one, other) => one.at - other.at);
  for (const form of forms) {
    if (form.state !== 'waiting' || !isRecentDraft(form.at)) continue;
    const sent = await sendKeptForm(form);
    if (sent) await store.write(sent);
  }
}

/** Sends what waits while no page does. Rejects when the browser shall try again later. */
export function sendWaiting(): Promise<void> {
  // Older browsers have none; then the key of a form keeps it from being stored twice.
  const { navigator } = scope;
  return 'locks' in navigator ? navigator.locks.request(waitingFormsName, sendAll) : sendAll();
}
