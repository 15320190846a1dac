import { afterAll, describe, expect, test } from 'vitest';
import { createServer } from '../../src/server/start/create-server';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { readSampleSite, testEnvironment } from './site-server';
import { assets } from './test-assets';

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const records = {
  notices: [
    { id: 'now', title: 'Water now', text: 'From nine to six', validFrom: day(-30), validUntil: day(30) },
    { id: 'old', title: 'Water then', text: 'Last year', validFrom: day(-400), validUntil: day(-390) },
    { id: 'soon', title: 'Water soon', text: 'Next month', validFrom: day(30) },
    { id: 'always', title: 'Office hours', link: null },
  ],
  news: [{ newsDate: day(-3), newsHeading: 'Without an id', newsDescription: 'Short' }],
};

const checked: CheckedSite = await readSampleSite().then((site) => ({
  ...site,
  records: { ...site.records, ...records },
}));
const environment = await testEnvironment();
const app = await createServer({
  assets,
  clientFolder: null,
  environment,
  checked,
  limits: { closeMs: 100 },
});
const site = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

async function pageOf(path: string): Promise<{ readonly status: number; readonly html: string }> {
  const response = await fetch(site + path);
  return { status: response.status, html: await response.text() };
}

describe('a notice', () => {
  test('that is current is on the home page, in the list and has a page', async () => {
    expect((await pageOf('/en')).html).toContain('Water now');
    expect((await pageOf('/en/noticeboard')).html).toContain('href="/en/notice/now"');
    const { status, html } = await pageOf('/en/notice/now');
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Water now<\/h1>/);
    expect(html).toContain('<meta property="og:title" content="Water now">');
    expect(html).toContain('From nine to six');
    expect(html).toContain('https%3A%2F%2Fwww.motipura.example%2Fen%2Fnotice%2Fnow');
    expect(html).not.toContain('This notice has expired.');
  });

  test('that has expired is in the archive under its year, and its page says so', async () => {
    expect((await pageOf('/en')).html).not.toContain('Water then');
    expect((await pageOf('/en/search?q=water')).html).not.toContain('Water then');
    const { html } = await pageOf('/en/noticeboard');
    const year = day(-400).slice(0, 4);
    expect(html).toMatch(new RegExp(`<h3[^>]*>${year}</h3>.*Water then`, 's'));
    const page = await pageOf('/en/notice/old');
    expect(page.status).toBe(200);
    expect(page.html).toContain('This notice has expired.');
  });

  test('that is not shown yet is on no page', async () => {
    for (const path of ['/en', '/en/noticeboard', '/en/notice', '/en/feed.xml', '/en/search?q=water'])
      expect((await pageOf(path)).html.replace(/<script id="page-start".*?<\/script>/s, '')).not.toContain(
        'Water soon',
      );
    expect((await pageOf('/en/notice/soon')).status).toBe(404);
  });

  test('that is not shown yet is not answered by the embedded council, nor listed in the sitemap', async () => {
    const { html: answer } = await pageOf('/api/NoticeBoard/GetPublicList?lang=EN');
    expect(answer).toContain('Water now');
    expect(answer).toContain('Water then');
    expect(answer).not.toContain('Water soon');
    expect((await pageOf('/sitemap.xml')).html).not.toContain('/notice/soon');
  });

  test('has only its own text on its page', async () => {
    expect((await pageOf('/en/notice/now')).html).not.toContain('Last year');
    expect((await pageOf('/en')).html).not.toContain('From nine to six');
  });

  test('without days is current', async () => {
    expect((await pageOf('/en')).html).toContain('Office hours');
    expect((await pageOf('/en/notice/always')).html).not.toContain('This notice has expired.');
  });
});

test('a news item without an id is listed without a page of its own', async () => {
  const { html } = await pageOf('/en/newslist');
  expect(html).toContain('Without an id');
  expect(html).not.toContain('/en/newsitem/');
});
