import { expect, test } from 'vitest';
import { installedNodeMajors, nodeBinary, nodeMajors } from '../../scripts/node-versions.mjs';
import { startSite } from '../e2e/site-process';

// A developer without a network may lack them; continuous integration must not.
if (process.env.CI)
  test('the supported Node versions are installed', () => {
    expect(installedNodeMajors()).toEqual(nodeMajors);
  });

test.each([
  { name: process.version, binary: process.execPath },
  ...installedNodeMajors().map((major) => ({ name: String(major), binary: nodeBinary(major) })),
])('the built site serves pages, pictures and submissions on Node $name', async ({ binary }) => {
  const site = await startSite({}, binary);
  const home = await fetch(`${site.address}/en`);
  const html = await home.text();
  const [, picture = ''] = /<img [^>]*src="(\/media\/[^"]+)"/.exec(html) ?? [];
  const sent = await fetch(`${site.address}/api/Questions/Create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ramesh', question: 'On which day is the office open?' }),
  });
  const shown = await fetch(site.address + picture);
  await site.stop();
  expect([home.status, shown.status, sent.ok]).toEqual([200, 200, true]);
  expect(html).toContain('<h1');
  expect(site.output()).not.toMatch(/error|deprecat/i);
});
