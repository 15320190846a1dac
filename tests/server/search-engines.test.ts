import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createServer } from '../../src/server/start/create-server';
import { rssOf } from '../../src/server/page/feed/rss';
import { escapeXml } from '../../src/server/http/escape-xml';
import { firstLargePicture } from '../../src/server/page/share-picture';
import { structuredData } from '../../src/server/page/structured-data';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { sampleEntity } from '../../stories/harness/sample-entity';
import { readSampleSite, serveSite, testEnvironment } from './site-server';
import { assets } from './test-assets';

const picture = 'pictures/republic-day.webp';

const records = {
  news: [
    { newsDate: '2026-01-26', newsHeading: 'Old', newsDescription: 'First', imageBase64: picture },
    {
      newsDate: '2026-11-01T00:00:00',
      newsHeading: 'New </script> & "more"',
      newsDescription: 'x'.repeat(400),
    },
  ],
  notices: [
    { id: 1, title: 'Assembly', link: 'documents/notice-encroachment.pdf' },
    { id: 2, title: 'Water', link: null },
  ],
  activityCategories: [{ id: 1, name: 'Festivals' }],
  activities: [
    {
      panchayatActivityCategoryId: 1,
      title: 'Navratri',
      activities: [{ id: 1, title: 'Garba', description: 'Nine nights', imageBase64: picture }],
    },
  ],
  socialAccounts: [
    { id: 1, name: 'Video', accountUrl: 'https://video.example/motipura', isVisible: true },
    { id: 2, name: 'Hidden', accountUrl: 'https://hidden.example', isVisible: false },
  ],
  services: [
    {
      id: 1,
      title: 'Certificates',
      services: [
        { id: 1, name: 'Birth', documents: 'Two witnesses', fee: 'Free', days: 1 },
        { id: 2, name: 'Marriage', days: 'some' },
      ],
    },
  ],
  members: Array.from({ length: 60 }, (_, id) => ({ id, name: `M${String(id)}` })),
  organisations: [{ id: 'a b', name: 'School' }],
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

const graphSchema = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) });

async function htmlOf(path: string): Promise<string> {
  return (await fetch(site + path)).text();
}

/** The nodes of a page's structured data with a type. */
async function nodesOf(path: string, type: string) {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await htmlOf(path)) ?? [];
  return graphSchema.parse(JSON.parse(json))['@graph'].filter((node) => node['@type'] === type);
}

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

describe('the head of a page', () => {
  test('has its description, and the same for a shared link', async () => {
    const html = await htmlOf('/en/member');
    const description = 'Members of Motipura Gram Panchayat: names, offices, wards and terms.';
    expect(metaOf(html, 'description')).toBe(description);
    expect(metaOf(html, 'og:description')).toBe(description);
    expect(metaOf(html, 'og:title')).toBe('Panchayat Members');
    expect(metaOf(html, 'og:site_name')).toBe('Motipura Gram Panchayat');
    expect(metaOf(html, 'og:url')).toBe('https://www.motipura.example/en/member');
    expect(metaOf(html, 'og:locale')).toBe('en_IN');
  });

  test('names the subject of the page', async () => {
    const html = await htmlOf('/en/orgabout/a%20b');
    expect(metaOf(html, 'og:title')).toBe('About Organisation (School)');
    expect(metaOf(html, 'description')).toBe('About Organisation (School): Motipura Gram Panchayat');
    expect(html).toContain('<link rel="canonical" href="https://www.motipura.example/en/orgabout/a%20b">');
  });

  test('has a large picture of the page, else that of the site', async () => {
    const activity = metaOf(await htmlOf('/en/activity'), 'og:image');
    const members = metaOf(await htmlOf('/en/member'), 'og:image');
    const address = /^https:\/\/www\.motipura\.example\/media\/share\/[\da-f]{16}-\d+x\d+\.jpg$/;
    expect(activity).toMatch(address);
    expect(members).toMatch(address);
    expect(members).not.toBe(activity);
  });

  test('has a picture that messengers show: a JPEG of at most 1200 px and 300 kB (B10.7.2)', async () => {
    const html = await htmlOf('/en/activity');
    const { pathname } = new URL(metaOf(html, 'og:image') ?? '');
    const response = await fetch(site + pathname);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const bytes = Buffer.from(await response.arrayBuffer());
    const { format, width, height } = await sharp(bytes).metadata();
    expect(format).toBe('jpeg');
    expect(metaOf(html, 'og:image:type')).toBe('image/jpeg');
    expect(metaOf(html, 'og:image:width')).toBe(String(width));
    expect(metaOf(html, 'og:image:height')).toBe(String(height));
    expect(Math.max(width, height)).toBeLessThanOrEqual(1200);
    expect(bytes.byteLength).toBeLessThanOrEqual(300_000);
  });

  test.each([
    ['/en/member', '/gu/member'],
    ['/hi/orgabout/a%20b', '/gu/orgabout/a%20b'],
    ['/member', '/gu/member'],
  ])('of %s has the default language as x-default, which is canonical (B10.1.4)', async (path, first) => {
    const address = `https://www.motipura.example${first}`;
    expect(await htmlOf(path)).toContain(`<link rel="alternate" hreflang="x-default" href="${address}">`);
    expect(await htmlOf(first)).toContain(`<link rel="canonical" href="${address}">`);
  });

  test('of a further page of a list leads to that page', async () => {
    const canonical = '<link rel="canonical" href="https://www.motipura.example/en/member?page=2">';
    expect(await htmlOf('/en/member?page=2')).toContain(canonical);
    expect(await htmlOf('/en/member')).not.toContain(canonical);
  });

  test.each(['/en/no-such-page', '/en/orgabout/missing'])('of %s keeps search engines away', async (path) => {
    const html = await htmlOf(path);
    expect(metaOf(html, 'robots')).toBe('noindex');
    expect(html).not.toContain('rel="canonical"');
    expect(html).not.toContain('og:title');
    expect(html).not.toContain('ld+json');
  });

  test('costs browsers no texts: descriptions and the feed are not in the site file', async () => {
    const [address = ''] = /\/site\/[\da-f]{16}-en\.json/.exec(await htmlOf('/en')) ?? [];
    const file = await htmlOf(address);
    expect(file).toContain('page.members');
    expect(file).not.toMatch(/description\.|feed\.title|"feed":/);
  });
});

describe('structured data', () => {
  test('describes the council where its record is shown', async () => {
    const [council] = await nodesOf('/en/contactus', 'GovernmentOrganization');
    expect(council).toMatchObject({
      '@id': 'https://www.motipura.example/#council',
      name: 'Motipura Gram Panchayat',
      url: 'https://www.motipura.example',
      telephone: '02779-000123',
      email: 'panchayat@motipura.example',
      foundingDate: '1962-08-15',
      sameAs: ['https://video.example/motipura'],
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Dhanpura',
        addressRegion: 'Sabarkinara',
        addressCountry: 'IN',
      },
    });
    expect(council?.logo).toMatch(/^https:\/\/www\.motipura\.example\/media\//);
  });

  test('has the codes of the council, and its district with its state', () => {
    const record = { district: 'Sahyapur', state: 'Maharashtra', lgdCode: '37412', censusCode: '081234' };
    const { '@graph': nodes } = structuredData({
      address: 'https://vadpur.example',
      language: 'en',
      council: {
        entity: sampleEntity('council-detail'),
        record,
        source: 'council',
        name: 'Vadpur Gram Panchayat',
        country: 'IN',
        accounts: [],
      },
      breadcrumb: [],
      lists: [{ source: 'council', entity: sampleEntity('council-detail'), records: [record] }],
    });
    expect(Array.isArray(nodes) && nodes[0]).toMatchObject({
      address: { addressRegion: 'Sahyapur, Maharashtra', addressCountry: 'IN' },
      identifier: [
        { '@type': 'PropertyValue', propertyID: 'lgd', value: '37412' },
        { '@type': 'PropertyValue', propertyID: 'census', value: '081234' },
      ],
    });
  });

  test('has the news as articles of the council', async () => {
    const [latest, old] = await nodesOf('/en', 'NewsArticle');
    expect(old).toMatchObject({
      headline: 'Old',
      datePublished: '2026-01-26',
      description: 'First',
      inLanguage: 'en',
      publisher: { '@id': 'https://www.motipura.example/#council' },
    });
    expect(latest).toMatchObject({ headline: 'New </script> & "more"', datePublished: '2026-11-01' });
    expect(latest?.description).toBe(`${'x'.repeat(300)}...`);
    expect(latest?.image).toBeUndefined();
  });

  test('has activities as events, and names their place and organiser', async () => {
    const [event] = await nodesOf('/en/activity', 'Event');
    expect(event).toMatchObject({ name: 'Garba', description: 'Nine nights' });
    const [council] = await nodesOf('/en/activity', 'GovernmentOrganization');
    const [place] = await nodesOf('/en/activity', 'Place');
    expect(event?.organizer).toEqual({ '@id': council?.['@id'] });
    expect(event?.location).toEqual({ '@id': place?.['@id'] });
    expect(council?.telephone).toBeUndefined();
  });

  test('has services with fee, documents and days', async () => {
    const [service, other] = await nodesOf('/en/citizencharter', 'GovernmentService');
    expect(service).toMatchObject({
      name: 'Birth',
      termsOfService: 'Two witnesses',
      offers: { '@type': 'Offer', description: 'Free' },
      availableChannel: { '@type': 'ServiceChannel', processingTime: 'P1D' },
      provider: { '@id': 'https://www.motipura.example/#council' },
      areaServed: { '@id': 'https://www.motipura.example/#place' },
    });
    expect(service?.inLanguage).toBeUndefined();
    expect(other).toMatchObject({ name: 'Marriage' });
    expect(other?.availableChannel).toBeUndefined();
  });

  test('has the way from the home page', async () => {
    expect(await nodesOf('/en', 'BreadcrumbList')).toEqual([]);
    const [list] = await nodesOf('/hi/member', 'BreadcrumbList');
    expect(list?.itemListElement).toMatchObject([
      { position: 1, item: 'https://www.motipura.example/hi' },
      { position: 2, name: 'पंचायत सदस्य' },
    ]);
    expect(await nodesOf('/hi/member', 'GovernmentOrganization')).toEqual([]);
  });
});

describe('the feed', () => {
  test('has the records of its lists, the newest first', async () => {
    const response = await fetch(`${site}/en/feed.xml`);
    const xml = await response.text();
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('public, max-age=0, s-maxage=60');
    expect([...xml.matchAll(/<item><title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
      'Assembly',
      'Water',
      'New &lt;/script&gt; &amp; &quot;more&quot;',
      'Old',
    ]);
    expect(xml).toContain(
      '<link>https://www.motipura.example/documents/notice-encroachment.pdf</link><guid isPermaLink="false">notices/1<',
    );
    expect(xml).toContain(
      '<link>https://www.motipura.example/en/notice/2</link><guid isPermaLink="false">notices/2<',
    );
    expect(xml).toContain('<pubDate>Sun, 01 Nov 2026 00:00:00 GMT</pubDate>');
    expect(xml).toContain('<language>en</language>');
    expect(xml).toContain('href="https://www.motipura.example/en/feed.xml"/>');
  });

  test.each([
    ['a < b & "c"', 'a &lt; b &amp; &quot;c&quot;'],
    [' one\ntwo\r\nthree\n', 'one<br>two<br>three'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ])('has the description %j as HTML, in which texts are escaped (B10.7.5)', (body, html) => {
    const item = { id: '1', title: 'Water', body, day: null, address: 'https://village.example/en' };
    const feed = { title: 'News', description: 'News', language: 'en', page: '', address: '', items: [item] };
    const [, description = ''] = /<item>.*<description>(.*)<\/description>/s.exec(rssOf(feed)) ?? [];
    expect(description).toBe(escapeXml(html));
  });

  test('is in the language of its address, and linked from the pages in it', async () => {
    expect(await htmlOf('/gu/feed.xml')).toContain('<title>સૂચનાઓ અને સમાચાર · મોતીપુરા ગ્રામ પંચાયત</title>');
    expect(await htmlOf('/gu/member')).toContain(
      '<link rel="alternate" type="application/rss+xml" title="સૂચનાઓ અને સમાચાર" href="/gu/feed.xml">',
    );
  });

  test('is sent once to who has it', async () => {
    const first = await fetch(`${site}/hi/feed.xml`);
    const etag = first.headers.get('etag') ?? '';
    expect((await fetch(`${site}/hi/feed.xml`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('is not there without a declaration', async () => {
    const { feed: _feed, ...config } = checked.config;
    const other = await serveSite({ checked: { ...checked, config } });
    expect((await fetch(`${other}/en/feed.xml`)).status).toBe(404);
    expect(await (await fetch(`${other}/en`)).text()).not.toContain('application/rss+xml');
  });
});

test('a picture for previews is one of this site that is wide enough', () => {
  const entity = checked.entities.news;
  if (!entity) throw new Error('There is no entity.');
  const of = (...paths: readonly string[]) =>
    firstLargePicture([{ source: 'news', entity, records: paths.map((path) => ({ imageBase64: path })) }])
      ?.url;
  const large = '/media/0123456789abcdef-1280x720.webp';
  const others = [
    'https://other.example/a.png',
    '/media/0123456789abcdef-400x300.webp',
    '/media/0123456789abcdef-720x1280.webp',
    '/media/0123456789abcdef-1280x720.svg',
  ];
  expect(of(...others)).toBeUndefined();
  expect(of(...others, large)).toBe('/media/share/0123456789abcdef-1280x720.jpg');
});
