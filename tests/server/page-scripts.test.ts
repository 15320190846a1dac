import { expect, test } from 'vitest';
import { sampleSite } from './sample-site';
import { serveSite } from './site-server';

test('no script but the entry is requested with the page, nor is the site file', async () => {
  const assets = { scripts: ['/assets/entry.js'], desk: [], shareWorker: null, connect: [] };
  const html = await (await fetch(`${await serveSite({ assets })}/en`)).text();
  const requested = html.matchAll(/(?:src|href)="(\/(?:assets\/\w+\.js|site\/[^"]+\.json))"/g);
  expect([...requested].map(([, path]) => path)).toEqual(['/assets/entry.js']);
});

test('before the first paint, only the picture of the first screen is preloaded; the font is not part of the head', async () => {
  const html = await (await fetch(`${await serveSite({ checked: await sampleSite() })}/gu`)).text();
  const [head = '', body = ''] = html.split('</head>');
  const preloads = head.match(/<link rel="preload"[^>]*>/g) ?? [];
  expect(preloads).toHaveLength(1);
  expect(preloads[0]).toMatch(/ as="image".* fetchPriority="high"/);
  expect(body).toMatch(/^<body><link rel="preload" as="font"/);
});

test('a page waits for its top bar, which precedes the menu and the content', async () => {
  const html = await (await fetch(`${await serveSite()}/en`)).text();
  const [, id = ''] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? [];
  const places = [`id="${id}"`, '<nav', '<main'];
  const found = places.reduce<readonly number[]>(
    (before, text) => [...before, html.indexOf(text, before.at(-1))],
    [html.indexOf('<body')],
  );
  expect(found).not.toContain(-1);
});
