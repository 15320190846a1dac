// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { FormSubmission } from '../../../src/engine/form/form-submission';
import { sendForm } from '../../../src/templates/form/sending/send-form';
import type { SubmissionOutcome } from '../../../src/engine/form/submission-outcome';

const submission: FormSubmission = {
  server: 'https://forms.example',
  post: '/Complaint/Create',
  body: { name: 'રમેશ', isVisible: true },
  key: 'key-12345',
  honeypot: false,
  filledIn: 1234.6,
  language: 'GU',
};

async function outcomeOf(answer: Response | Error): Promise<SubmissionOutcome> {
  vi.stubGlobal('fetch', () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  return sendForm(submission);
}

const failed = { state: 'failed' } as const;
const envelope = (status: boolean, data: unknown) => JSON.stringify({ status, data });
const problem = { field: 'name', kind: 'too-long', max: 3 } as const;

test.each<[number, string, SubmissionOutcome]>([
  [201, envelope(true, [{ reference: 'C-1' }]), { state: 'received', reference: 'C-1' }],
  [200, '', { state: 'received', reference: null }],
  [200, '{"id":7}', { state: 'received', reference: null }],
  [200, '<!doctype html><title>Sign in</title>', failed],
  [200, envelope(false, null), failed],
  [200, '{"status":tr', failed],
  [404, envelope(true, []), failed],
  [422, envelope(false, [problem]), { state: 'invalid', problems: [problem] }],
  [422, envelope(false, 'text'), failed],
  [409, envelope(false, null), { state: 'conflict' }],
  [502, envelope(false, [{ reference: 'C-2' }]), { state: 'rejected', reference: 'C-2' }],
  [502, '<h1>Bad gateway</h1>', failed],
  [429, '', { state: 'too-many', retryAfter: 600 }],
])('status %i with the body %j is %j', async (status, body, outcome) => {
  expect(await outcomeOf(new Response(body, { status }))).toEqual(outcome);
});

test('too many posts may be repeated after the time that the server says', async () => {
  const answer = new Response('', { status: 429, headers: { 'retry-after': '125' } });
  expect(await outcomeOf(answer)).toEqual({ state: 'too-many', retryAfter: 125 });
});

test('a post that reaches no server is offline, whatever the browser says about the network', async () => {
  expect(await outcomeOf(new TypeError('Failed to fetch'))).toEqual({ state: 'offline' });
});

test('the key, the hidden field, the time and the language are headers', async () => {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push(new Request(url, init));
    return Promise.resolve(new Response(''));
  });
  await sendForm({ ...submission, honeypot: true });
  const [{ url, headers } = new Request('https://none.example')] = requests;
  expect(url).toBe('https://forms.example/api/Complaint/Create');
  expect(Object.fromEntries(headers)).toMatchObject({
    'idempotency-key': 'key-12345',
    'x-form-honeypot': '1',
    'x-form-filled-in': '1235',
    'content-language': 'GU',
  });
});
