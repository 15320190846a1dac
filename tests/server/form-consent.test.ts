import { expect, onTestFinished, test } from 'vitest';
import { formNotices } from '../../src/server/site/form-notices';
import { readPostedForm } from '../../src/server/submissions/posted-form';
import { hiddenFields, postHeaders } from '../../src/engine/form/form-post';
import { temporaryFolder } from '../temporary-folder';
import { postJson } from './submission-runs/post';
import { startSubmissionServer } from './submission-server';
import { question, submissionSite } from './submission-site';
import { readStore } from './submission-runs/crash-run';

const messages = {
  'notice.consentShort': 'With your consent only.',
  'notice.automatic': 'Time',
  'notice.automaticPurpose': 'order',
  'notice.contact': 'Ask {contact}',
  'notice.kept': '{days} days',
  'notice.readers': 'Read by {readers}',
  'notice.withdraw': 'You may withdraw.',
  'notice.guardian': 'A parent sends it.',
  'notice.agree': 'I agree',
};

const fields = question.fields.map((field) => ({ ...field, purpose: { EN: `for ${field.name}` } }));
const site = {
  config: {
    ...submissionSite.config,
    forms: { question: { ...question, fields, basis: 'consent' as const } },
    submissions: { readers: { EN: 'the clerk' }, retentionDays: 400, under18: 'guardian' as const },
    dataContact: { name: { EN: 'Clerk' }, telephone: '02779-000456' },
  },
  catalogues: {
    ...submissionSite.catalogues,
    EN: { ...submissionSite.catalogues.EN, ...messages, name: 'Name', phone: 'Phone' },
  },
};

const noticeIn = (code: string, from = site) => {
  const language = from.config.languages.list.find((each) => each.code === code);
  if (!language) throw new Error(`The site has no language ${code}.`);
  return formNotices(language, from).question;
};

test('a notice says each field with its purpose, and what the config says of keeping and reading', () => {
  const notice = noticeIn('EN');
  expect(notice?.items.map(({ label, purpose }) => `${label}: ${purpose}`)).toEqual([
    'Name: for name',
    ': for email',
    'Phone: for phone',
    ': for question',
    'Time: order',
  ]);
  expect(notice).toMatchObject({ short: 'With your consent only.', agree: 'I agree' });
  expect(notice?.texts).toEqual(
    expect.arrayContaining(['Read by the clerk', '400 days', 'You may withdraw.']),
  );
  expect(notice?.contact).toBe('Ask Clerk, 02779-000456');
  expect(notice?.ownData).toBeNull();
  const track = { path: '/state', title: { EN: 'State' }, sections: [{ template: 'track' as const }] };
  const sections = [{ template: 'track' as const, data: true }];
  const ownData = { path: '/own', title: { EN: 'Your data' }, sections };
  const config = { ...site.config, pages: [track, ownData] };
  expect(noticeIn('EN', { ...site, config })?.ownData).toEqual({ title: 'Your data', path: '/own' });
});

test('another text is another version; a form without a basis has no notice', () => {
  const later = { ...site.config, submissions: { ...site.config.submissions, retentionDays: 500 } };
  expect(noticeIn('EN', { ...site, config: later })?.version).not.toBe(noticeIn('EN')?.version);
  const [, , english] = submissionSite.config.languages.list;
  expect(english && formNotices(english, submissionSite)).toEqual({});
});

async function serve() {
  const dataDir = await temporaryFolder();
  const server = await startSubmissionServer({ dataDir, site });
  onTestFinished(() => server.close());
  const post = (consent?: string) =>
    postJson(
      `${server.address}/api/Questions/Create`,
      { name: 'Asha' },
      consent === undefined ? {} : { [postHeaders.consent]: consent },
    );
  return { dataDir, post };
}

test('a form that rests on consent is stored with version, language and time of the consent', async () => {
  const { dataDir, post } = await serve();
  const version = noticeIn('HI')?.version ?? '';
  expect((await post(version)).status).toBe(201);
  const [stored] = await readStore({ dataDir });
  expect(stored?.consent).toMatchObject({ notice: version, language: 'HI' });
  expect(stored?.consent?.at.slice(0, 10)).toBe(stored?.createdAt.slice(0, 10));
});

test.each([
  ['without consent', undefined],
  ['with the consent to another notice', '0123456789abcdef'],
])('it is refused %s', async (_, version) => {
  const { dataDir, post } = await serve();
  const answer = await post(version);
  expect(answer.status).toBe(422);
  expect(answer.text).toContain(JSON.stringify({ field: hiddenFields.consent, kind: 'consent' }));
  expect(await readStore({ dataDir })).toEqual([]);
});

test.each([
  ['_notice=abc&_consent=true&name=A', 'abc'],
  ['_notice=abc&name=A', undefined],
  ['_consent=true&name=A', undefined],
])('a post without script agrees by its box: %s', (body, consent) => {
  expect(readPostedForm(new URLSearchParams(body))).toMatchObject({ consent, fields: { name: 'A' } });
});
