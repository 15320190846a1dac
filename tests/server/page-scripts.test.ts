import { expect, test } from 'vitest';
import { pageScriptsId } from '../../src/model/page/page-scripts';
import { sampleSite } from './sample-site';
import { serveSite } from './site-server';

test('nothing but the first script is requested with the page; a template has the others', async () => {
  const assets = {
    entry: '/assets/entry.js',
    imports: ['/assets/imported.js'],
    before: ['/assets/first.js'],
    connect: [],
  };
  const html = await (await fetch(`${await serveSite({ assets })}/en`)).text();
  const [, template = ''] = new RegExp(`<template id="${pageScriptsId}">(.*?)</template>`).exec(html) ?? [];
  expect(template).toContain('<script type="module" src="/assets/entry.js">');
  expect(template).toContain('<link rel="modulepreload" href="/assets/imported.js">');
  expect(template).toMatch(/<link rel="preload" as="fetch" href="\/site\/[^"]+-en\.json"/);
  const requested = [
    ...html.replace(template, '').matchAll(/\/assets\/\w+\.js|\/site\/[^"]+-en\.json(?=" crossorigin)/g),
  ];
  expect(requested.map(([path]) => path)).toEqual(['/assets/first.js']);
});

test('before the first paint, only the picture of the first screen is preloaded; the font is not part of the head', async () => {
  const html = await (await fetch(`${await serveSite({ checked: await sampleSite() })}/gu`)).text();
  const [head = '', body = ''] = html.split('</head>');
  const preloads = head.match(/<link rel="preload"[^>]*>/g) ?? [];
  expect(preloads).toHaveLength(1);
  expect(preloads[0]).toMatch(/ as="image".* fetchPriority="high"/);
  expect(body).toMatch(/^<body><link rel="preload" as="font"/);
});

test('a page waits for its top bar, which precedes the styles of the menu and of the content', async () => {
  const html = await (await fetch(`${await serveSite()}/en`)).text();
  const [, id = ''] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? [];
  const places = [`id="${id}"`, '<style>', '<nav', '<style>', '<main'];
  const found = places.reduce<readonly number[]>(
    (before, text) => [...before, html.indexOf(text, before.at(-1))],
    [html.indexOf('<body')],
  );
  expect(found).not.toContain(-1);
});
