import { expect, test } from 'vitest';
import { securityOf } from '../../src/server/page/crawler-routes';
import { readSampleSite, serveSite } from './site-server';

const now = new Date('2026-11-28T10:00:00Z');
const name = { GU: 'તલાટી', HI: 'तलाटी', EN: 'Talati' };

test('security.txt names the contact for data', async () => {
  const { config } = await readSampleSite();
  const dataContact = { name, telephone: '+91 (2779) 000-123', email: 'data@rampur.example' };
  expect(securityOf({ ...config, dataContact, publicAddress: 'https://rampur.example' }, now))
    .toMatchInlineSnapshot(`
    "Contact: mailto:data@rampur.example
    Contact: tel:+912779000123
    Expires: 2027-07-01T00:00:00Z
    Preferred-Languages: gu, hi, en
    Canonical: https://rampur.example/.well-known/security.txt
    "
  `);
});

test.each([
  ['2026-01-01', '2027-01-01'],
  ['2026-06-30', '2027-01-01'],
  ['2026-07-01', '2027-07-01'],
  ['2026-12-31', '2027-07-01'],
])('security.txt of %s is good until %s', async (day, end) => {
  const { config } = await readSampleSite();
  expect(securityOf(config, new Date(`${day}T12:00:00Z`))).toContain(`\nExpires: ${end}T00:00:00Z\n`);
});

test.each([
  ['without a contact', undefined],
  ['with a name only', { name }],
  ['with a telephone without digits', { name, telephone: 'ask at the office' }],
])('a site %s has no security.txt', async (_kind, dataContact) => {
  const { config, ...checked } = await readSampleSite();
  const { dataContact: _own, ...others } = config;
  const changed = dataContact ? { ...others, dataContact } : others;
  expect(securityOf(changed, now)).toBeNull();
  const site = await serveSite({ checked: { ...checked, config: changed } });
  expect((await fetch(`${site}/.well-known/security.txt`)).status).toBe(404);
});

test('security.txt is a text at its usual address', async () => {
  const response = await fetch(`${await serveSite()}/.well-known/security.txt`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toContain('Contact: tel:02779000123\n');
});
