import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMetrics } from '../../src/server/monitoring/metrics';
import type { OpenSiteOptions } from '../../src/server/start/reload/open-site';
import { loadTestParts } from './quick-hashes';
import { serveSite } from '../../src/server/start/reload/serve-site';
import { readSite } from '../../src/server/site/read-site';
import { renderPage } from '../../src/site/entry-server';
import { temporaryFolder } from '../temporary-folder';
import { sharedConverter } from './sample-site';
import { copySampleSite, copySmallSite, type SiteFolder } from './site-folder';
import { testEnvironment } from './site-server';
import { assets } from './test-assets';

const engineFolder = join(import.meta.dirname, '../..');
const notices = 'content/records/notices.json';

const noticeText = (title: string): string => JSON.stringify([{ id: 'n-1', title, link: '' }]);

interface Running {
  readonly address: string;
  readonly lines: readonly string[];
  readonly reloads: (result: string) => Promise<number>;
}

/** Serves a site folder on a free port until the test ends. */
async function serveFolder(
  { config }: SiteFolder,
  variables: Record<string, string> = {},
  options: Partial<OpenSiteOptions> = {},
): Promise<Running> {
  const lines: string[] = [];
  const metrics = createMetrics();
  const place = { config, engineFolder };
  const { site } = await readSite(place);
  if (!site) throw new Error('The copied site has mistakes.');
  const served = await serveSite({
    ...(await loadTestParts()),
    place,
    environment: await testEnvironment({ PORT: '0', LOG_LEVEL: 'warn', ...variables }),
    metrics,
    checked: site,
    assets,
    clientFolder: null,
    limits: { closeMs: 100 },
    logStream: { write: (line) => void lines.push(line) },
    converter: sharedConverter,
    quietMs: 50,
    ...options,
  });
  onTestFinished(served.close);
  const reloads = async (result: string) => {
    const values = (await metrics.registry.getSingleMetric('site_reloads_total')?.get())?.values ?? [];
    return values.find(({ labels }) => labels.result === result)?.value ?? 0;
  };
  return { address: served.address, lines, reloads };
}

const textOf = async (url: string): Promise<string> => (await fetch(url)).text();
const noticesOf = (address: string) => textOf(`${address}/api/NoticeBoard/GetPublicList?lang=HI`);

describe('a changed record', () => {
  it('is on its page and in the API without a restart', async () => {
    const files = await copySmallSite();
    await files.write(notices, noticeText('First notice'));
    const { address, lines, reloads } = await serveFolder(files);
    expect(await textOf(`${address}/hi`)).toContain('First notice');
    await files.replace(notices, noticeText('Second notice'));
    await expect.poll(() => noticesOf(address)).toContain('Second notice');
    expect(await textOf(`${address}/hi`)).toContain('Second notice');
    expect(lines).toEqual([]);
    expect(await reloads('ok')).toBe(1);
  });

  it('that has a warning is served, and the log has the warning once', async () => {
    const files = await copySampleSite();
    const { address, lines } = await serveFolder(files);
    const title = { GU: 'Third notice', HI: 'तीसरी सूचना', EN: 'Third notice' };
    await files.replace(notices, JSON.stringify([{ id: 'n-1', title, link: '' }]));
    await expect.poll(() => noticesOf(address)).toContain('तीसरी सूचना');
    await expect.poll(() => lines.length).toBe(1);
    expect(lines[0]).toContain('This text is the same in GU as in English.');
  });

  it('is not noticed with CONTENT_RELOAD=off', async () => {
    const files = await copySmallSite();
    const [watching, other] = await Promise.all([
      serveFolder(files),
      serveFolder(files, { CONTENT_RELOAD: 'off' }),
    ]);
    await files.write(notices, noticeText('New notice'));
    await expect.poll(() => noticesOf(watching.address)).toContain('New notice');
    expect(await noticesOf(other.address)).not.toContain('New notice');
    expect(await other.reloads('ok')).toBe(0);
  });
});

describe('a changed config', () => {
  it('with a mistake is reported in the log while the old site is served, until it is put right', async () => {
    const files = await copySmallSite();
    const right = await files.read('site.config.json');
    const { address, lines, reloads } = await serveFolder(files);
    await files.replace('site.config.json', right.replace('"displayName"', '"displayNames"'));
    await expect.poll(() => reloads('invalid')).toBe(1);
    expect(await textOf(`${address}/hi`)).toContain('nimkhedi.example');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('site.config.json:');
    expect(lines[0]).toContain('displayNames');
    await files.replace('site.config.json', right.replace('nimkhedi.example', 'newpura.example'));
    await expect.poll(() => textOf(`${address}/hi`)).toContain('newpura.example');
    expect([await reloads('ok'), await reloads('invalid')]).toEqual([1, 1]);
  });

  it('leaves the site file of an open page where it was', async () => {
    const files = await copySmallSite();
    const { address } = await serveFolder(files);
    const file = /\/site\/[\w-]+\.json/.exec(await textOf(`${address}/hi`))?.[0] ?? '';
    const before = await textOf(address + file);
    const config = await files.read('site.config.json');
    await files.write('site.config.json', config.replace('nimkhedi.example', 'newpura.example'));
    await expect.poll(() => textOf(`${address}/hi`)).toContain('newpura.example');
    expect(await textOf(`${address}/hi`)).not.toContain(file);
    expect(await textOf(address + file)).toBe(before);
  });
});

describe('a site that cannot be loaded', () => {
  it('is logged while the old one is served', async () => {
    const files = await copySmallSite();
    const environment = await testEnvironment({ PORT: '0', LOG_LEVEL: 'warn' });
    let dataDir = environment.dataDir;
    const changing = {
      ...environment,
      get dataDir() {
        return dataDir;
      },
    };
    const { address, lines, reloads } = await serveFolder(files, {}, { environment: changing });
    dataDir = join(files.config, 'not-a-folder');
    await files.write(notices, noticeText('New notice'));
    await expect.poll(() => reloads('failed')).toBeGreaterThan(0);
    expect(lines.join()).toContain('could not be loaded');
    expect((await fetch(`${address}/hi`)).status).toBe(200);
    dataDir = await temporaryFolder();
    await files.write(notices, noticeText('Newer notice'));
    await expect.poll(() => noticesOf(address)).toContain('Newer notice');
  });
});

describe('a request in progress during a reload', () => {
  it('is answered by the old site', async () => {
    const files = await copySmallSite();
    await files.write(notices, noticeText('Old notice'));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let isRendering = false;
    const render: typeof renderPage = async (...given) => {
      isRendering = true;
      await held;
      return renderPage(...given);
    };
    const { address } = await serveFolder(files, {}, { render });
    const page = textOf(`${address}/hi`);
    await expect.poll(() => isRendering).toBe(true);
    await files.write(notices, noticeText('New notice'));
    await expect.poll(() => noticesOf(address)).toContain('New notice');
    release();
    expect(await page).toContain('Old notice');
    expect(await textOf(`${address}/hi`)).toContain('New notice');
  });
});
