import { describe, expect, test } from 'vitest';
import { failureResponse, type Council } from '../../src/server/council/council';
import { renderSitemap } from '../../src/server/page/sitemap';
import { makeSiteFiles } from '../../src/server/site/site-files';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { sampleSite } from './sample-site';
import { councilOfSite } from './search-sample';

const today = '2026-11-22';
const sample = await sampleSite();
const files = await makeSiteFiles(sample, () => Promise.resolve(null));

const withRecords = (records: Record<string, readonly unknown[]>): CheckedSite => ({
  ...sample,
  records: { ...sample.records, ...records },
});

const sitemapOf = (checked: CheckedSite, council: Pick<Council, 'get'> = councilOfSite(checked)) =>
  renderSitemap({ checked, sites: files.sites, council, today });

/** The entry of an address, without its own address. */
const entryOf = (text: string, path: string): string | undefined =>
  text.split('\n').find((line) => line.includes(`<loc>https://www.motipura.example${path}</loc>`));

describe('the sitemap', () => {
  const checked = withRecords({
    notices: [
      { id: 'now', title: 'Water', validFrom: '2026-11-01', validUntil: '2026-12-01' },
      { id: 'old', title: 'Road', validFrom: '2025-03-01', validUntil: '2025-04-01' },
      { id: 'soon', title: 'Tender', validFrom: '2026-11-23' },
      { id: 'a&b <c>', title: 'Sign' },
    ],
    news: [{ id: 'n', newsDate: '2026-10-05', newsHeading: 'Fair' }, { newsHeading: 'Without an id' }],
    meetings: [
      { id: 'held', title: 'Held', date: '2026-10-02' },
      { id: 'next', title: 'Next', date: '2026-12-02' },
    ],
  });

  test('lists the pages about records in every language, with the newest of their days that has come', async () => {
    const { text, isComplete } = await sitemapOf(checked);
    expect(isComplete).toBe(true);
    const now = entryOf(text, '/hi/notice/now');
    expect(now).toContain('<lastmod>2026-11-01</lastmod>');
    const link = (language: string, code: string) =>
      `hreflang="${language}" href="https://www.motipura.example/${code}/notice/now"`;
    expect(now?.match(/hreflang="[\w-]+" href="[^"]+"/g)).toEqual([
      ...['gu', 'hi', 'en'].map((code) => link(code, code)),
      link('x-default', 'gu'),
    ]);
    expect(entryOf(text, '/gu/notice/old')).toContain('<lastmod>2025-04-01</lastmod>');
    expect(entryOf(text, '/gu/newsitem/n')).toContain('<lastmod>2026-10-05</lastmod>');
    expect(entryOf(text, '/gu/meeting/held')).toContain('<lastmod>2026-10-02</lastmod>');
    expect(entryOf(text, '/gu/meeting/next')).not.toContain('lastmod');
    expect(entryOf(text, '/gu/orgabout/1')).toBeDefined();
  });

  test('names the default language as x-default of each address, as pages do (B10.1.4)', async () => {
    const { text } = await sitemapOf(checked);
    const urls = text.match(/<url>/g)?.length;
    expect(text.match(/hreflang="x-default" href="https:\/\/www\.motipura\.example\/gu/g)).toHaveLength(
      urls ?? 0,
    );
  });

  test('lists no record before its first day, and none without an id', async () => {
    const { text } = await sitemapOf(checked);
    expect(text).not.toContain('/notice/soon');
    expect(text.match(/\/en\/newsitem\/[^<]+<\/loc>/g)).toHaveLength(1);
  });

  test('escapes ids', async () => {
    const { text } = await sitemapOf(checked);
    expect(entryOf(text, '/en/notice/a%26b%20%3Cc%3E')).toBeDefined();
  });

  test('keeps every page, and of many records those that fit', async () => {
    const notices = Array.from({ length: 12_000 }, (_, id) => ({ id, title: 'Notice' }));
    const { text } = await sitemapOf(withRecords({ notices }));
    const total = text.split('<url>').length - 1;
    expect(total).toBeLessThanOrEqual(50_000);
    expect(text.length).toBeLessThan(10_100_000);
    expect(entryOf(text, '/en/contactus')).toBeDefined();
    expect(entryOf(text, '/en/notice/1')).toBeDefined();
    expect(entryOf(text, '/en/notice/11999')).toBeUndefined();
  });

  test('lists the pages, and is not complete, where a list fails', async () => {
    const council: Pick<Council, 'get'> = { get: () => Promise.resolve(failureResponse(502, 'Down.')) };
    const { text, isComplete } = await sitemapOf(sample, council);
    expect(isComplete).toBe(false);
    expect(entryOf(text, '/gu/member')).toBeDefined();
  });
});
