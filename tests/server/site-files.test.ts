import { expect, test } from 'vitest';
import { closedAlertsKey } from '../../src/engine/display/closed-alerts';
import { displayHead } from '../../src/server/page/display-head';
import { documentsOf, makeSiteFiles } from '../../src/server/site/site-files';
import { readSampleSite } from './site-server';

const checked = await readSampleSite();
const files = await makeSiteFiles(checked, () => Promise.resolve('/media/x'));
const site = files.sites.EN;
if (!site) throw new Error('The sample site has no English.');

test('a legal document is a file of its own, named in the site file', () => {
  const address = site.documents.terms ?? '';
  expect(address).toMatch(/^\/site\/[0-9a-f]{16}-en\.json$/);
  const text = files.texts.get(address) ?? '';
  expect(JSON.parse(text)).toEqual(files.documents[address]);
  expect(files.texts.get(files.addresses.EN ?? '')).not.toContain(text);
});

test('a page gets the legal documents that it shows', () => {
  const shown = documentsOf(files, site, [{ template: 'article', document: 'terms' }]);
  expect(Object.keys(shown ?? {})).toEqual([site.documents.terms]);
});

test('a page without legal documents gets none', () => {
  expect(documentsOf(files, site, [{ template: 'site-map', groups: [] }])).toBeUndefined();
});

test('a site without alerts has no text and no script for them (B11.15.3)', async () => {
  const { alerts: _alerts, ...shell } = checked.config.shell;
  const without = { ...checked, config: { ...checked.config, shell } };
  const { sites } = await makeSiteFiles(without, () => Promise.resolve(null));
  const textsIn = (messages: object) => Object.keys(messages).filter((id) => id.startsWith('alerts.'));
  expect(textsIn(site.messages)).toHaveLength(4);
  expect(textsIn(sites.EN?.messages ?? {})).toEqual([]);
  expect(displayHead(checked.config).html).toContain(closedAlertsKey);
  expect(displayHead(without.config).html).not.toContain(closedAlertsKey);
});

test('browsers get the icons that the config names, and no others', async () => {
  const { menu } = checked.config;
  const config = { ...checked.config, menu: [...menu, { page: '/', icon: 'well' as const }] };
  const { sites, texts, addresses } = await makeSiteFiles({ ...checked, config }, () =>
    Promise.resolve(null),
  );
  expect(Object.keys(site.icons)).toEqual(['landmark', 'road']);
  expect(Object.keys(sites.EN?.icons ?? {})).toEqual(['landmark', 'well', 'road']);
  expect(texts.get(addresses.EN ?? '')).toContain(sites.EN?.icons.well);
});
