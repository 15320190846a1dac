import { expect, test } from 'vitest';
import type { FooterFacts } from '../../src/engine/site-config.generated';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { readSampleSite, serveSite } from './site-server';

/** The sample site with more facts of the council in the top bar and in a column of the footer. */
async function siteWithFacts(): Promise<CheckedSite> {
  const site = await readSampleSite();
  const { shell } = site.config;
  const telephone = { label: { GU: 'ફોન', HI: 'फ़ोन', EN: 'Telephone' }, field: 'contactNo' };
  const since = { label: { GU: 'શરૂઆત', HI: 'आरंभ', EN: 'Since' }, field: 'establishedDate' };
  const email = { label: { GU: 'ઇમેલ', HI: 'ईमेल', EN: 'E-mail' }, field: 'emailId' };
  const column: FooterFacts = {
    kind: 'facts',
    title: { GU: 'કચેરી', HI: 'कार्यालय', EN: 'Office' },
    source: 'councilDetail',
    empty: 'common.noData',
    facts: [telephone, email, since],
  };
  const topBar = { languagePicker: { clears: [] }, ...shell.topBar, facts: [telephone, since, email] };
  return {
    ...site,
    config: { ...site.config, shell: { ...shell, topBar, footer: { ...shell.footer, columns: [column] } } },
  };
}

test('any facts of the council stand in top bar and footer, its number and address as links', async () => {
  const site = await serveSite({ checked: await siteWithFacts() });
  const html = (await (await fetch(`${site}/en/sitemap`)).text()).replaceAll('<!-- -->', '');
  const [header = '', footer = ''] = html.split('<main');
  expect(header).toContain(
    '<span>Telephone: <span><a href="tel:+912779000123">02779-000123</a></span></span>',
  );
  expect(header).toContain('<span>Since: 15-08-1962</span>');
  expect(header).toContain('<a href="mailto:panchayat@motipura.example">');
  expect(footer).toMatch(/<dt>Telephone<\/dt><dd[^>]*><span><a href="tel:\+912779000123">/);
  expect(footer).toMatch(/<dt>Since<\/dt><dd[^>]*>15-08-1962<\/dd>/);
});
