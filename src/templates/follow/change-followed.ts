import { pushPath } from '../../engine/push/push-message';
import { workerUrl } from '../../engine/worker/worker-settings';
import { isObject } from '../../engine/json/json';
import { readFollowed, writeFollowed } from '../../site/browser/followed-lists';
import { subscribedDevice, subscribeDevice } from '../../site/browser/push-device';
import { withTimeout } from '../../site/browser/with-timeout';

const scope = '/';

/** Time in ms for an answer of the site. */
const answerMs = 20_000;

function post(body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return withTimeout(answerMs, (signal) =>
    fetch(pushPath, { method: 'POST', headers, body: JSON.stringify(body), signal }),
  );
}

async function readKey(): Promise<string> {
  const answer = await withTimeout(answerMs, async (signal): Promise<unknown> => {
    const response = await fetch(pushPath, { signal });
    return response.json();
  });
  if (!isObject(answer) || typeof answer.key !== 'string') throw new Error('The site has no key.');
  return answer.key;
}

async function end(language: string): Promise<void> {
  const subscription = await subscribedDevice(scope);
  // Without a line, too: the push service tells the site that the device is gone.
  await subscription?.unsubscribe();
  writeFollowed([]);
  if (subscription) await post({ subscription, language, lists: [] }).catch(() => undefined);
}

/**
 * Subscribes this device again where its browser has ended the subscription for the lists that it follows. When the site does not take
 * it, the next page tries again; lists that nobody can follow any more are forgotten. Nobody is asked for permission unless they press
 * a button.
 */
export async function renewFollowed(language: string): Promise<void> {
  const lists = readFollowed();
  if (lists.length === 0 || (await subscribedDevice(scope))) return;
  const subscription = await subscribeDevice({ url: workerUrl, scope }, await readKey());
  const status = await post({ subscription, language, lists }).then(
    (answer) => (answer.ok ? 'saved' : answer.status),
    () => 'failed',
  );
  if (status === 'saved') return;
  await subscription.unsubscribe();
  if (status === 400) writeFollowed([]);
}

/** Follows a list on this device, or ends that. Rejects when the site or the push service of the browser does not answer. */
export async function changeFollowed(
  source: string,
  isFollowed: boolean,
  language: string,
): Promise<'followed' | 'ended' | 'full'> {
  const others = readFollowed().filter((name) => name !== source);
  const lists = isFollowed ? [...others, source] : others;
  if (lists.length === 0) {
    await end(language);
    return 'ended';
  }
  const subscription = await subscribeDevice({ url: workerUrl, scope }, await readKey());
  const { ok, status } = await post({ subscription, language, lists });
  if (status === 503) return 'full';
  if (!ok) throw new Error(`The site answered ${status}.`);
  writeFollowed(lists);
  return isFollowed ? 'followed' : 'ended';
}
