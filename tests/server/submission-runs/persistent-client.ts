import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { postJson, referenceOf } from './post';

/** A submission that was acknowledged, and under which numbers. */
export interface Acknowledged {
  readonly key: string;
  readonly name: string;
  /** One, if everything is right. */
  readonly references: ReadonlySet<string>;
}

const retryMs = 20;

/**
 * Sends a question until it is acknowledged, as an impatient visitor does: again with the same key after every
 * failure, often twice at once, and now and then once more although the answer had come.
 */
export async function sendUntilAcknowledged(server: string, name: string): Promise<Acknowledged> {
  const key = randomUUID();
  const references = new Set<string>();
  const attempt = () => tryOnce(server, key, name, references);
  for (;;) {
    const isDoubleClick = Math.random() < 0.2;
    await Promise.all(isDoubleClick ? [attempt(), attempt()] : [attempt()]);
    if (references.size > 0) break;
    await sleep(retryMs);
  }
  if (Math.random() < 0.1) await attempt();
  return { key, name, references };
}

async function tryOnce(server: string, key: string, name: string, references: Set<string>): Promise<void> {
  const body = { name, email: '', phone: '', question: 'પાણી ક્યારે આવશે?', isVisible: true };
  try {
    const posted = await postJson(`${server}/api/Questions/Create`, body, { 'Idempotency-Key': key });
    if (posted.status === 201) references.add(referenceOf(posted));
    else if (posted.status < 500) throw new Error(`unexpected answer ${posted.status}: ${posted.text}`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error; // A broken connection has a code.
  }
}
