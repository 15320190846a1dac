import { describe, expect, test } from 'vitest';
import { useSubmissionStore } from '../../e2e/form-submissions';
import { messagesOf } from '../../e2e/sample-config';
import { createServer } from '../../../src/server/start/create-server';
import { sharedConverter } from '../sample-site';
import { readSampleSite, testEnvironment } from '../site-server';
import { assets } from '../test-assets';
import { readPage, textOf, textsOf } from './html-page';

const { dataDir, stored } = useSubmissionStore();
const app = await createServer({
  assets,
  clientFolder: null,
  converter: sharedConverter,
  environment: await testEnvironment({ DATA_DIR: dataDir }),
  checked: await readSampleSite(),
});
const site = await app.listen({ port: 0, host: '127.0.0.1' });
app.server.unref();

const english = messagesOf('EN');

const post = (path: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(site + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });
const typeOf = (language: string) => messagesOf(language).Complaint_type_1 ?? '';
const complaint = (name: string, more = '') => `name=${name}&type=${encodeURIComponent(typeOf('EN'))}${more}`;

describe('a form without script', () => {
  const code = 'HI';
  const prefix = '/hi';

  test('is shown again with its errors and what was typed', async () => {
    const body = `name=&type=&phone=12&details=${encodeURIComponent('<b>"લખેલું"</b>')}`;
    const response = await post(`${prefix}/complaints`, body);
    expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store']);
    const page = readPage(await response.text());
    expect(textsOf(page, 'form [role=alert] a')).toHaveLength(3);
    expect(page.querySelector('[name=name]')?.getAttribute('aria-invalid')).toBe('true');
    expect(page.querySelector('[name=phone]')?.getAttribute('value')).toBe('12');
    expect(textOf(page.querySelector('[name=details]'))).toBe('<b>"લખેલું"</b>');
  });

  test('leads to the page with the reference number', async () => {
    const name = `સાદું ${code}`;
    const body = new URLSearchParams({ name, type: typeOf(code), details: 'એક\r\nબે' }).toString();
    const response = await post(`${prefix}/complaints`, body);
    const [submission, ...more] = await stored(name);
    expect(more).toEqual([]);
    expect(submission).toMatchObject({
      language: code,
      body: { type: typeOf(code), details: 'એક\nબે', phone: '', isVisible: true },
    });
    const answer = await fetch(`${site}${prefix}/complaints${response.headers.get('location') ?? ''}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const form = readPage(await answer.text()).querySelector('main form');
    expect(textOf(form)).toContain(messagesOf(code).Submit_Success_C);
    expect(textsOf(form, 'b[translate=no]')).toEqual([submission?.reference]);
    expect(form?.querySelector('[name=name]')?.getAttribute('value')).toBe('');
  });
});

describe('a bare post', () => {
  test.each([
    ['from another site', { origin: 'https://elsewhere.example' }, 403],
    ['of another type', { 'content-type': 'application/json' }, 415],
  ])('%s is refused and stored nowhere', async (_, headers, status) => {
    const name = `refused-${status}`;
    expect((await post('/en/complaints', complaint(name), headers)).status).toBe(status);
    expect(await stored(name)).toEqual([]);
  });

  test.each([
    ['with an unknown field', 'unknown', '&admin=1', 422],
    ['of more than 64 kB', 'large', `&details=${'x'.repeat(70_000)}`, 413],
  ])('%s is answered with the page', async (_, name, more, status) => {
    const response = await post('/en/complaints', complaint(name, more));
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(english['form.failedComplaint']);
    expect(await stored(name)).toEqual([]);
  });
});

test.each(['C-7K3M-92XD', '<script>'])(
  'a reference number that was not given out is not shown: %s',
  async (sent) => {
    const answer = await fetch(`${site}/en/complaints?sent=${encodeURIComponent(sent)}`);
    expect(await answer.text()).not.toContain(english['form.referenceKeep']);
  },
);

test('a repeated post without script is stored once, another one of the same page as well', async () => {
  const page = readPage(await (await fetch(`${site}/gu/complaints`)).text());
  const key = page.querySelector('[name=_key]')?.getAttribute('value') ?? '';
  const more = `&_key=${key}`;
  await Promise.all([1, 2, 3].map(() => post('/gu/complaints', complaint('twice', more))));
  await post('/gu/complaints', complaint('once', more));
  expect(await stored('twice')).toHaveLength(1);
  expect(await stored('once')).toHaveLength(1);
});
