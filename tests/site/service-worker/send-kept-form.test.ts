import { expect, test, vi } from 'vitest';
import type { UnsentForm } from '../../../src/site/browser/kept-forms';
import { submissionTimeout } from '../../../src/site/browser/submission-timeout';
import { sendKeptForm } from '../../../src/site/service-worker/send-kept-form';

const kept: UnsentForm<null> = {
  ...{ key: 'key-0001', site: 'https://www.motipura.example', form: 'complaint', at: 1 },
  state: 'waiting',
  draft: null,
  submission: {
    ...{ server: 'https://council.example', post: '/Complaint/Create', key: 'key-0001' },
    ...{ body: { name: 'Ramesh' }, honeypot: false, filledIn: 5000, language: 'GU' },
  },
};

/** Sends the form to a server with an answer; what comes of it, and the request. */
async function sendTo(text: string, status = 200) {
  const fetched = vi.fn(async (_request: Request) => new Response(text, { status }));
  vi.stubGlobal('fetch', fetched);
  try {
    return { sent: await sendKeptForm(kept), request: fetched.mock.calls[0]?.[0] };
  } finally {
    vi.unstubAllGlobals();
  }
}

test('a form is sent with its key, and its receipt is kept in place of it', async () => {
  const data = [{ reference: 'C-7K3M-92XD', answerBy: '2026-12-07' }];
  const { sent, request } = await sendTo(JSON.stringify({ status: true, data, message: '' }), 201);
  expect(request?.url).toBe('https://council.example/api/Complaint/Create');
  expect(request?.headers.get('idempotency-key')).toBe('key-0001');
  expect(sent).toMatchObject({
    ...{ key: 'key-0001', site: kept.site, form: 'complaint', state: 'received' },
    ...{ reference: 'C-7K3M-92XD', answerBy: '2026-12-07' },
  });
  expect((await sendTo('')).sent).toMatchObject({ state: 'received', reference: null, answerBy: null });
});

test.each([
  ['{"status":false,"data":[],"message":""}', 422],
  ['{"status":false,"data":null,"message":""}', 200],
  ['<html>Sign in to this hotspot</html>', 200],
])('what the server does not take is left to the page: %s', async (text, status) => {
  expect((await sendTo(text, status)).sent).toBeNull();
});

test.each([429, 500, 502, 503])('with status %d the browser tries again later', async (status) => {
  await expect(sendTo('', status)).rejects.toThrow(String(status));
});

test('a server that does not answer is left after the timeout, so that pages can send (B11.20.7)', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async ({ signal }: Request) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    signal.throwIfAborted();
  });
  try {
    const sent = expect(sendKeptForm(kept)).rejects.toMatchObject({ name: 'TimeoutError' });
    await vi.advanceTimersByTimeAsync(submissionTimeout);
    await sent;
  } finally {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});
