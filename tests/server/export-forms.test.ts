import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../../src/server/start/create-server';
import { readArguments } from '../../src/operations/export/export-arguments';
import { openStore } from '../../src/server/submissions/store/open-store';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { exportSample, smallSite } from './export-sample';
import { readPage, textOf } from './pages/html-page';
import { sharedConverter } from './sample-site';
import { testEnvironment } from './site-server';
import { assets } from './test-assets';
import { newFolder } from './submission-databases';

/** The sample site, whose form for questions rests on consent. */
async function consentSite(): Promise<CheckedSite> {
  const site = await smallSite({ paths: ['/question', '/track', '/mydata'] });
  const { question, ...others } = site.config.forms ?? {};
  if (!question) throw new Error('The sample site has no form for questions.');
  const forms = { ...others, question: { ...question, basis: 'consent' as const } };
  return { ...site, config: { ...site.config, forms } };
}

const publicAddress = 'https://www.motipura.example';
const typed = { name: 'Asha Parmar', email: '', phone: '98250 77123', question: 'When does the well open?' };
let checked: CheckedSite;
let folder: string;
let dataDir: string;
let server: string;
let app: Awaited<ReturnType<typeof createServer>>;

const read = (name: string, from = folder) => readFile(join(from, name), 'utf8');

beforeAll(async () => {
  checked = await consentSite();
  ({ dataDir } = await newFolder());
  const environment = await testEnvironment({ DATA_DIR: dataDir });
  app = await createServer({ assets, clientFolder: null, converter: sharedConverter, environment, checked });
  server = await app.listen({ port: 0, host: '127.0.0.1' });
  ({ folder } = await exportSample({ checked, formServer: server }));
}, 120_000);

afterAll(() => app.close());

/** Posts a form of an exported page as a browser without script does. */
function postTo(path: string, fields: Readonly<Record<string, string>>, origin = publicAddress) {
  const body = new URLSearchParams(fields);
  return fetch(`${server}${path}`, { method: 'POST', headers: { origin }, body, redirect: 'manual' });
}

test.each(['gu', 'hi', 'en'])(
  'an exported form keeps its notice in %s, and its box is not ticked',
  async (prefix) => {
    const exported = readPage(await read(`${prefix}/question/index.html`)).querySelector('main form');
    const served = readPage(await (await fetch(`${server}/${prefix}/question`)).text()).querySelector(
      'main form',
    );
    expect(exported?.getAttribute('action')).toBe(`${server}/${prefix}/question?form=question`);
    expect(textOf(exported?.querySelector('details'))).toBe(textOf(served?.querySelector('details')));
    expect(exported?.querySelectorAll('details li').length).toBeGreaterThan(3);
    expect(exported?.querySelector('[name=_notice]')?.getAttribute('value')).toMatch(/^[\w-]{8,}$/);
    expect(exported?.querySelector('[name=_consent]')?.hasAttribute('checked')).toBe(false);
  },
);

test('an exported form is stored with the consent to the notice that it shows', async () => {
  const page = readPage(await read('hi/question/index.html'));
  const notice = page.querySelector('[name=_notice]')?.getAttribute('value') ?? '';
  const answer = await postTo('/hi/question?form=question', { ...typed, _notice: notice, _consent: 'true' });
  expect(answer.status).toBe(303);
  const receipt = await fetch(`${server}/hi/question${answer.headers.get('location') ?? ''}`);
  const store = await openStore({ dataDir });
  const [stored, ...more] = await store.list({ site: 'www.motipura.example' });
  await store.close();
  expect(more).toEqual([]);
  expect(stored?.consent).toMatchObject({ notice, language: 'HI' });
  expect(await receipt.text()).toContain(stored?.reference);
  const found = await postTo('/en/mydata?track', {
    reference: stored?.reference ?? '',
    contact: typed.phone,
  });
  expect(await found.text()).toContain(typed.question);
});

test.each([
  ['without consent', '/en/question?form=question', typed, 422, 'Please read the notice and tick this box.'],
  [
    'with the consent to another notice',
    '/en/question?form=question',
    { ...typed, _notice: '0123456789abcdef', _consent: 'true' },
    422,
    'Please read the notice and tick this box.',
  ],
  [
    'with an unknown number',
    '/en/track?track',
    { reference: 'Q-0000-0000', contact: 'Asha' },
    404,
    'Nothing was found',
  ],
  ['with no number', '/gu/mydata?track', { reference: 'x', contact: '' }, 422, 'role="status"'],
])(
  'what an exported page sends %s is answered on the page of the server',
  async (_how, path, fields, status, text) => {
    const answer = await postTo(path, fields);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(text);
  },
);

test('a post from another place than the site and its export is refused', async () => {
  const fields = { ...typed, name: 'Stranger' };
  expect((await postTo('/en/question?form=question', fields, 'https://other.example')).status).toBe(403);
  expect(
    (await postTo('/en/track?track', { reference: 'a', contact: 'b' }, 'https://other.example')).status,
  ).toBe(403);
});

test.each(['track', 'mydata'])(
  'the exported page /%s sends look-ups to the server, and has their texts',
  async (path) => {
    const html = await read(`hi/${path}/index.html`);
    const form = readPage(html).querySelector('main form');
    expect(form?.getAttribute('action')).toBe(`${server}/hi/${path}?track#track-answer`);
    expect(form?.getAttribute('method')).toBe('post');
    expect(html).toContain(`form-action 'self' ${server};`);
  },
);

test('without a server, the pages say that nothing can be sent, and have no form', async () => {
  const { folder: alone } = await exportSample({ checked });
  for (const path of ['question', 'track', 'mydata']) {
    const main = readPage(await read(`en/${path}/index.html`, alone)).querySelector('main');
    expect(textOf(main)).toContain('This form cannot be sent from this page.');
    expect(main?.querySelector('form')).toBeNull();
  }
});

test.each([
  'forms.example.in',
  'ftp://forms.example.in',
  'https://forms.example.in/path',
  'https://u:p@forms.example.in',
  '',
])('the server “%s” is refused', (address) => {
  expect(() => readArguments(['--out', 'site', '--server', address])).toThrow('expected an address such as');
});
