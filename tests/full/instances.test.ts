import sharp from 'sharp';
import { expect, inject, onTestFinished, test } from 'vitest';
import pg from 'pg';
import { createDatabase } from '../server/postgres';
import { postJson, referenceOf } from '../server/submission-runs/post';
import { startCouncil } from '../server/instances/council';
import { startInstance } from '../server/instances/instance';

const limit = 3;
const question = { name: 'રમેશ', question: 'પાણી?' };
const complaint = { name: 'રમેશ', type: 'Other' };
const heading = 'News from the council';

async function newDatabase() {
  const databaseUrl = await createDatabase(inject('postgresUrl'));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  const count = async (query: string) => (await client.query(query)).rows.length;
  return { databaseUrl, count };
}

/** Two instances that start at the same time on an empty database, and their council's server. */
async function startTwo() {
  const { databaseUrl, count } = await newDatabase();
  const picture = sharp({ create: { width: 700, height: 350, channels: 3, background: '#a43' } });
  const imageBase64 = (await picture.jpeg().toBuffer()).toString('base64');
  const council = await startCouncil({ newsHeading: heading, newsDate: '01-01-2026', imageBase64 });
  const environment = {
    DATABASE_URL: databaseUrl,
    API_HOST: council.host,
    RATE_LIMIT: String(limit),
    UPSTREAM_TIMEOUT: '2',
  };
  const [a, b] = await Promise.all([startInstance(environment), startInstance(environment)]);
  return { a, b, council, count };
}

const newsOf = async (address: string) => (await fetch(`${address}/api/News/GetPublicList?lang=EN`)).text();

test('of two instances, one that is killed loses nothing that the other one needs (B10.6.1, B10.6.2)', async () => {
  const { a, b, council, count } = await startTwo();

  // A submission that is sent to both is stored once.
  const send = (address: string, key: string) =>
    postJson(`${address}/api/Questions/Create`, question, { 'Idempotency-Key': key });
  const [first, second] = await Promise.all([
    send(a.address, 'the-same-key'),
    send(b.address, 'the-same-key'),
  ]);
  expect(referenceOf(first)).toBe(referenceOf(second));
  expect(await count('select 1 from submissions')).toBe(1);
  expect(council.accepted).toEqual(['the-same-key']);

  // Posts to both count together.
  const statuses = [];
  for (const { address } of [a, b, a, b, a])
    statuses.push((await postJson(`${address}/api/Complaint/Create`, complaint)).status);
  expect(statuses).toEqual([201, 201, 201, 429, 429]);

  // A page of A names a picture, and A keeps the answer.
  const html = await (await fetch(`${a.address}/en`)).text();
  const [picture = 'no picture'] = /\/media\/[0-9a-f]{16}-700x350\.jpg/.exec(html) ?? [];
  const holdsNews = `select 1 from shared_files where folder = 'answers' and position('${heading}' in convert_from(bytes, 'UTF8')) > 0`;
  await expect.poll(() => count(holdsNews)).toBeGreaterThan(0);

  // The council's server fails; A accepts a submission and is killed.
  council.works = false;
  expect((await send(a.address, 'a-later-key')).status).toBe(201);
  await a.kill();

  // B gives the answer and the picture that only A had.
  expect(await newsOf(b.address)).toContain(heading);
  expect((await fetch(b.address + picture)).headers.get('content-type')).toBe('image/jpeg');
  const version = picture.replace('/media/', '/media/320/').replace('.jpg', '.webp');
  expect((await fetch(b.address + version)).headers.get('content-type')).toBe('image/webp');
  expect((await fetch(`${b.address}${picture.replace(/[0-9a-f]{16}/, '0123456789abcdef')}`)).status).toBe(
    404,
  );

  // B delivers what A accepted, once.
  council.works = true;
  await expect.poll(() => council.accepted, { timeout: 90_000 }).toContain('a-later-key');
  expect(council.accepted.filter((key) => key === 'a-later-key')).toHaveLength(1);
});
