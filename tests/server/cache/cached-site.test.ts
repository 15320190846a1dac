import Fastify from 'fastify';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createServer } from '../../../src/server/start/create-server';
import type { CheckedSite } from '../../../src/engine/site/checked-site';
import { createMetrics } from '../../../src/server/monitoring/metrics';
import { temporaryFolder } from '../../temporary-folder';
import { sharedConverter } from '../sample-site';
import { listen } from '../serve';
import { readSampleSite, testEnvironment } from '../site-server';
import { assets } from '../test-assets';

const path = '/api/News/GetPublicList?lang=EN';
const news = z.object({ data: z.array(z.object({ newsHeading: z.string() })) });
const good = (newsHeading: string) => ({ status: true, data: [{ id: 1, newsHeading }], message: null });

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** The council's own server, over HTTP, which answers every call in the same way. */
async function startCouncil() {
  const app = Fastify({ forceCloseConnections: true });
  const council: { reply: Reply; calls: string[] } = { reply: { status: 200, body: good('one') }, calls: [] };
  app.get('/api/*', (request, reply) => {
    council.calls.push(request.url);
    const { status, body } = council.reply;
    return reply.code(status).send(body);
  });
  return { host: await listen(app), council };
}

/** The site's server in front of it. */
async function startSite(
  host: string,
  variables: Readonly<Record<string, string>> = {},
  checked?: CheckedSite,
) {
  const environment = await testEnvironment({ API_HOST: host, API_CACHE: 'on', ...variables });
  const metrics = createMetrics();
  const app = await createServer({
    environment,
    checked: checked ?? (await readSampleSite()),
    assets,
    clientFolder: null,
    metrics,
    limits: { closeMs: 100 },
    converter: sharedConverter,
  });
  return { app, origin: await listen(app), metrics: () => metrics.registry.metrics() };
}

async function headingOf(origin: string): Promise<unknown> {
  const response = await fetch(origin + path);
  if (!response.ok) return response.status;
  return news.parse(await response.json()).data[0]?.newsHeading;
}

/** Asks until the answer is the expected one, since it is replaced in the background. */
async function eventually<Value>(ask: () => Promise<Value>, expected: Value): Promise<void> {
  await expect.poll(ask).toEqual(expected);
}

const failure: Reply = { status: 500, body: 'broken' };

describe('a site in front of a council’s server', () => {
  it('calls it once for many requests', async () => {
    const { host, council } = await startCouncil();
    const { origin, metrics } = await startSite(host);
    await Promise.all(Array.from({ length: 100 }, () => fetch(origin + path)));
    expect(await headingOf(origin)).toBe('one');
    expect(council.calls).toHaveLength(1);
    expect(await metrics()).toMatch(/^site_cache_lookups_total\{cache="answers",result="hit"\} [1-9]/m);
  });

  it('tells the age of an answer', async () => {
    const { host } = await startCouncil();
    const { origin } = await startSite(host);
    const response = await fetch(origin + path);
    expect(response.headers.get('age')).toMatch(/^\d$/);
    expect((await fetch(`${origin}/api/unknown`)).headers.get('age')).toBeNull();
  });

  it('says from when old records are, in the API and on the page (B4.5.6)', async () => {
    const { host } = await startCouncil();
    const site = await readSampleSite();
    const api = { ...site.config.api, asOfAfter: 0.001 };
    const { origin } = await startSite(host, {}, { ...site, config: { ...site.config, api } });
    await expect
      .poll(async () => (await fetch(origin + path)).headers.get('x-records-as-of'))
      .toMatch(/^\d{4}-\d\d-\d\dT/);
    await expect
      .poll(async () => (await fetch(`${origin}/en/news`)).text())
      .toContain('The information on this page is as of');
  });

  it('replaces an answer when it is stale', async () => {
    const { host, council } = await startCouncil();
    const { origin } = await startSite(host, { API_FRESH: '0' });
    expect(await headingOf(origin)).toBe('one');
    council.reply = { status: 200, body: good('two') };
    expect(await headingOf(origin)).toBe('one');
    await eventually(() => headingOf(origin), 'two');
  });

  it('calls it for every request with API_CACHE=off', async () => {
    const { host, council } = await startCouncil();
    const dataDir = await temporaryFolder();
    const { origin } = await startSite(host, { API_CACHE: 'off', DATA_DIR: dataDir });
    await headingOf(origin);
    council.reply = { status: 200, body: good('two') };
    expect(await headingOf(origin)).toBe('two');
    council.reply = failure;
    expect(await headingOf(origin)).toBe(502);
    expect(council.calls).toHaveLength(3);
  });
});

describe('after a restart', () => {
  /** A data folder with the answer of an earlier run. */
  async function runOnce(host: string): Promise<string> {
    const dataDir = await temporaryFolder();
    const { app, origin } = await startSite(host, { DATA_DIR: dataDir });
    expect(await headingOf(origin)).toBe('one');
    await app.close();
    return dataDir;
  }

  it('the last answer is given at once, and refreshed', async () => {
    const { host, council } = await startCouncil();
    const dataDir = await runOnce(host);
    council.reply = { status: 200, body: good('two') };
    const { origin } = await startSite(host, { DATA_DIR: dataDir });
    expect(await headingOf(origin)).toBe('one');
    await eventually(() => headingOf(origin), 'two');
  });

  it('the last answer is given while the council’s server is down', async () => {
    const { host, council } = await startCouncil();
    const dataDir = await runOnce(host);
    council.reply = failure;
    const { origin } = await startSite(host, { DATA_DIR: dataDir });
    expect(await headingOf(origin)).toBe('one');
    expect(await headingOf(origin)).toBe('one');
    expect(await (await fetch(`${origin}/en`)).text()).toContain('<h3>one</h3>');
  });

  it('no answer of another council’s server is given', async () => {
    const first = await startCouncil();
    const dataDir = await runOnce(first.host);
    const second = await startCouncil();
    second.council.reply = failure;
    const { origin } = await startSite(second.host, { DATA_DIR: dataDir });
    expect(await headingOf(origin)).toBe(502);
  });

  it('no answer is given that a changed config may hide', async () => {
    const { host, council } = await startCouncil();
    const dataDir = await runOnce(host);
    council.reply = failure;
    const checked = await readSampleSite();
    const where = [{ field: 'isVisible', equals: true }];
    const news = {
      fields: null,
      listFields: null,
      views: [],
      previews: [],
      terms: [],
      ...checked.sourceUses.news,
      where,
    };
    const environment = await testEnvironment({ API_HOST: host, API_CACHE: 'on', DATA_DIR: dataDir });
    const sourceUses = { ...checked.sourceUses, news };
    const limits = { closeMs: 100 };
    const options = { environment, assets, clientFolder: null, limits, converter: sharedConverter };
    const app = await createServer({ ...options, checked: { ...checked, sourceUses } });
    expect(await headingOf(await listen(app))).toBe(502);
  });

  it('the site works without a folder for answers', async () => {
    const { host } = await startCouncil();
    const dataDir = await temporaryFolder();
    await mkdir(dataDir, { recursive: true });
    await writeFile(join(dataDir, 'answers'), 'a file');
    const { origin } = await startSite(host, { DATA_DIR: dataDir });
    expect(await headingOf(origin)).toBe('one');
  });
});

describe('a council’s server that fails', () => {
  const ids = ['1', '2', '3', '4', '5', '6', '7', '8'];
  const askFor = (origin: string, id: string) =>
    fetch(`${origin}/api/CommityMembers/GetPublicByCommityId?lang=EN&commityId=${id}`);

  it.each([
    ['status 500', failure, [502, 502, 502, 502, 502, 503, 503, 503], 1],
    ['status 429', { status: 429, body: '' }, [502, 502, 502, 502, 502, 503, 503, 503], 1],
    ['status 404', { status: 404, body: '' }, [502, 502, 502, 502, 502, 502, 502, 502], 0],
    ['no JSON', { status: 200, body: '<html>' }, [502, 502, 502, 502, 502, 502, 502, 502], 0],
  ])('with %s', async (_name, reply, expected, open) => {
    const { host, council } = await startCouncil();
    const { origin, metrics } = await startSite(host);
    council.reply = reply;
    const statuses: number[] = [];
    for (const id of ids) statuses.push((await askFor(origin, id)).status);
    expect(statuses).toEqual(expected);
    expect(council.calls).toHaveLength(expected.filter((status) => status === 502).length);
    expect(await metrics()).toContain(`site_upstream_circuit_open ${open}`);
  });
});

describe('readiness', () => {
  const readiness = async (origin: string) => {
    const response = await fetch(`${origin}/readyz`);
    const states: unknown = await response.json();
    return [response.status, states];
  };
  const others = { database: 'ok', media: 'ok' };

  it('is degraded, not failed, while answers come from the cache', async () => {
    const { host, council } = await startCouncil();
    const { origin } = await startSite(host, { API_FRESH: '0' });
    const isReady = [200, { status: 'ok', council: 'ok', ...others }];
    expect(await readiness(origin)).toEqual(isReady);
    council.reply = failure;
    await eventually(() => readiness(origin), [200, { status: 'degraded', council: 'degraded', ...others }]);
    council.reply = { status: 200, body: good('one') };
    await eventually(() => readiness(origin), isReady);
  });

  it('has failed while there is no answer at all', async () => {
    const { host, council } = await startCouncil();
    council.reply = failure;
    const { origin } = await startSite(host);
    expect(await readiness(origin)).toEqual([503, { status: 'failed', council: 'failed', ...others }]);
  });
});
