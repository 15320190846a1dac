import { beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../src/server/submissions/store/open-store';
import { meantReferences } from '../../src/server/submissions/reference';
import { isSender } from '../../src/server/submissions/lookup/is-sender';
import { inboxPage } from '../../src/desk/api/inbox-api';
import { accept, startDesk } from './desk-browser';
import { newFolder } from './submission-databases';
import { postJson, referenceOf } from './submission-runs/post';
import { question as questionForm } from './submission-site';

const question = {
  name: 'કોકિલા  પટેલ',
  email: 'kokila@example.in',
  phone: '+91 98250 12345',
  question: 'Is the <well> clean?',
};

describe('the sender of a submission', () => {
  const body = { name: 'Ramesh Patel', phone: '0 98250-12345', email: 'R@example.in', question: 'Ramesh' };
  test.each([
    ['98250 12345', true],
    ['+91 ૯૮૨૫૦ ૧૨૩૪૫', true],
    ['ramesh  PATEL', true],
    ['r@Example.in', true],
    ['9825012346', false],
    ['Ramesh', false],
    ['12345', false],
    ['', false],
  ])('%s: %s', (typed, isOwn) => {
    expect(isSender({ body }, questionForm, typed)).toBe(isOwn);
  });
});

test.each([
  ['K', 'k', true],
  ['ક', ' ક ', true],
  ['ક', 'કો', false],
  ['', '', false],
])('a sender whose name is %j is found by %j: %s', (name, typed, isOwn) => {
  expect(isSender({ body: { name } }, questionForm, typed)).toBe(isOwn);
});

test.each([
  ['Q-7K3M-92XD', ['Q-7K3M-92XD']],
  ['q ૭k૩m ૯૨xd', ['Q-7K3M-92XD']],
  ['Ｑ－७K३M－९२XD', ['Q-7K3M-92XD']],
  ['7K3M-92XD', ['Q-7K3M-92XD', 'C-7K3M-92XD']],
  [' ૭k3m92xd. ', ['Q-7K3M-92XD', 'C-7K3M-92XD']],
  ['7K3M', ['-7K3M-']],
])('%s can mean %j', (written, meant) => {
  expect(meantReferences(written, ['Q', 'C'])).toEqual(meant);
});

/** A site that starts loads the whole server, in ms. */
const startTimeout = 60_000;

describe('at a site', () => {
  let place: { dataDir: string };
  let started: Awaited<ReturnType<typeof startDesk>>;
  let reference: string;

  beforeEach(async () => {
    place = await newFolder();
    started = await startDesk(place);
    reference = referenceOf(await postJson(`${started.address}/api/Questions/Create`, question));
  }, startTimeout);

  async function post(path: string, fields: Readonly<Record<string, string>>) {
    const response = await fetch(`${started.address}${path}?track`, {
      method: 'POST',
      headers: { origin: started.address },
      body: new URLSearchParams(fields),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  const look = (contact: string, more: Readonly<Record<string, string>> = {}, path = '/en/mydata') =>
    post(path, { reference, contact, ...more });

  async function storedRequests() {
    const store = await openStore(place);
    const all = await store.list({ site: started.desk.site, form: 'data-request' });
    await store.close();
    return all.map(({ body, state }) => ({ ...body, state }));
  }

  test('a visitor sees how far a submission is, in the language of the page, and not what was sent', async () => {
    const { address, desk } = started;
    expect((await look('9825012345', {}, '/en/track')).text).toContain('The panchayat has received it.');
    const browser = await accept(desk, address);
    await browser.call('PUT', `/submissions/${reference}`, { state: 'in-progress' });
    const { status, text, headers } = await look('કોકિલા પટેલ', {}, '/gu/track');
    expect(status).toBe(200);
    expect(text).toContain('પંચાયત તેના પર કામ કરી રહી છે.');
    expect(text).not.toContain('clean?');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['without its first letter', (written: string) => written.slice(2)],
    [
      'in Gujarati digits',
      (written: string) => written.replace(/\d/g, (digit) => '૦૧૨૩૪૫૬૭૮૯'.charAt(Number(digit))),
    ],
    [
      'in Devanagari digits, small, with blanks',
      (written: string) =>
        ` ${written
          .toLowerCase()
          .replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)))
          .replaceAll('-', ' ')} `,
    ],
  ])('a number is found %s', async (_how, copied) => {
    const { status } = await post('/en/track', { reference: copied(reference), contact: question.phone });
    expect(status).toBe(200);
  });

  test('a wrong number and a wrong name get the same answer', async () => {
    const withoutKeys = (text: string) => text.replace(/nonce="[^"]*"/g, '');
    const wrongName = await look('Ramesh');
    const wrongNumber = await post('/en/mydata', { reference: 'Q-0000-0000', contact: question.phone });
    expect(wrongName.status).toBe(404);
    expect(wrongName.text).toContain('Nothing was found');
    expect(wrongNumber.status).toBe(404);
    expect(withoutKeys(wrongNumber.text)).toBe(withoutKeys(wrongName.text));
    expect((await look('  ')).status).toBe(422);
  });

  test('guesses are limited, right ones too', async () => {
    for (let guess = 0; guess < 30; guess++) await look('Ramesh');
    const { status, headers, text } = await look(question.phone);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(text).toContain('many attempts');
  });

  test('a visitor gets a copy of what was sent, as data and as text', async () => {
    const data = await look(question.phone, { action: 'json' });
    expect(data.headers.get('content-disposition')).toBe(`attachment; filename="${reference}.json"`);
    expect(data.text).toContain(`"value": ${JSON.stringify(question.question)}`);
    const copy = await look(question.phone, { action: 'txt' });
    expect(copy.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(copy.text).toContain(question.question);
  });

  test('a request is a submission of its own, once a day, with the last day of its answer', async () => {
    const ask = () => look(question.phone, { action: 'erase', text: 'Moved away' });
    const { text } = await ask();
    expect(text).toContain('Your request has reached the panchayat.');
    expect(text).toContain('answer by');
    await ask();
    expect(await storedRequests()).toEqual([
      { kind: 'erase', about: reference, text: 'Moved away', state: 'stored' },
    ]);
  });

  test('a request is in the inbox in words, with the last day of its answer', async () => {
    await look(question.phone, { action: 'withdraw' });
    const browser = await accept(started.desk, started.address);
    const { body } = await browser.call('GET', '/submissions?language=EN&form=data-request');
    const [item] = inboxPage.parse(body).items;
    expect(item).toMatchObject({ form: 'Your data', who: 'Withdraw it', excerpt: reference, state: 'new' });
    const days = (Date.parse(item?.answerBy ?? '') - Date.parse(item?.receivedAt ?? '')) / 86_400_000;
    expect(Math.abs(days - 30)).toBeLessThan(1.5);
  });

  test('a page that shows the state only takes no request', async () => {
    await look(question.phone, { action: 'erase' }, '/en/track');
    expect(await storedRequests()).toEqual([]);
  });

  test('a post from another site and one to a page without a look-up are refused', async () => {
    const response = await fetch(`${started.address}/en/mydata?track`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
      body: new URLSearchParams({ reference, contact: question.phone }),
    });
    expect(response.status).toBe(403);
    expect((await post('/en/contactus', { reference, contact: question.phone })).status).toBe(405);
  });
});
