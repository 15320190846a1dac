import { expect, test } from 'vitest';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { application } from '../../src/templates/form/example-form';
import { readSampleSite, serveSite } from './site-server';

/** The sample site with a page for a form that has every kind of field. */
async function siteWithApplication(): Promise<CheckedSite> {
  const site = await readSampleSite();
  const { config } = site;
  const page = {
    path: '/apply',
    title: { GU: 'અરજી', HI: 'आवेदन', EN: 'Apply' },
    tabTitle: 'Apply',
    sections: [{ template: 'form', form: 'application' } as const],
  };
  return {
    ...site,
    config: { ...config, pages: [...config.pages, page], forms: { ...config.forms, application } },
  };
}

const filled = { name: 'રમેશ', purpose: 'hall', income: '૧,૨૫,૦૦૦', day: '31-12-2990', agreed: 'true' };

function post(site: string, values: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(`${site}/gu/apply?form=application`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(values).toString(),
  });
}

function inputOf(html: string, name: string): string {
  return new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
}

function send(site: string, body: unknown): Promise<Response> {
  return fetch(`${site}/api/Application/Create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

test('every kind of field works without script, in the digits of the visitor', async () => {
  const site = await serveSite({ checked: await siteWithApplication() });
  const html = await (await fetch(`${site}/gu/apply`)).text();
  expect(inputOf(html, 'income')).toContain('inputMode="numeric"');
  const day = inputOf(html, 'day');
  expect(day).toContain(' type="date"');
  expect(day).toMatch(/ min="\d{4}-\d\d-\d\d"/);
  expect(day).toContain(' max="9999-12-31"');
  const agreed = inputOf(html, 'agreed');
  expect(agreed).toContain(' type="checkbox"');
  expect(agreed).toContain(' value="true"');
  expect(html).toContain('<option value="hall">સમાજવાડી ભાડે</option>');
  const accepted = await post(site, filled);
  expect([accepted.status, accepted.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\?sent=APP-\w{4}-\w{4}&proof=[\w-]{16}&form=application$/),
  ]);
  const receipt = await fetch(`${site}/gu/apply${accepted.headers.get('location') ?? ''}`);
  expect(await receipt.text()).toMatch(/>APP-\w{4}-\w{4}</);
});

test('errors are reported without script, and the other values are kept', async () => {
  const site = await serveSite({ checked: await siteWithApplication() });
  const { agreed: _agreed, ...notAgreed } = filled;
  const refused = await post(site, { ...notAgreed, income: '૧૦૦૦૦૦૦૧', day: '2020-01-01' });
  const html = await refused.text();
  expect(refused.status).toBe(422);
  for (const text of ['1,00,00,000 કે તેથી ઓછું લખો', 'કે તે પછીની તારીખ પસંદ કરો', 'આ ખાનામાં ટિક કરો'])
    expect(html).toContain(text);
  expect(html).toContain('value="૧૦૦૦૦૦૦૧"');
  expect(html).toMatch(/<option value="hall" selected="">/);
});

test('script sends a number as a number, a day as YYYY-MM-DD, a box as true or false and an option as its code', async () => {
  const site = await serveSite({ checked: await siteWithApplication() });
  const body = { name: 'Ramesh', purpose: 'hall', income: 125000, day: '2990-12-31', agreed: true };
  expect((await send(site, body)).status).toBe(201);
  const refused = await send(site, {
    ...body,
    purpose: 'Community hall',
    income: -1,
    day: 'soon',
    agreed: false,
  });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    status: false,
    data: [
      { field: 'purpose', kind: 'choice' },
      { field: 'income', kind: 'too-small', min: 0 },
      { field: 'day', kind: 'date' },
      { field: 'agreed', kind: 'required' },
    ],
  });
});

test('the note below a form links to the privacy page in the language of the page, if the site has one', async () => {
  const checked = await siteWithApplication();
  const site = await serveSite({ checked });
  expect(await (await fetch(`${site}/gu/apply`)).text()).toContain(
    '<a href="/gu/privacypolicy">વધુ માહિતી ગોપનીયતા નીતિમાં છે.</a>',
  );
  const { submissions: _submissions, ...config } = checked.config;
  const without = await serveSite({ checked: { ...checked, config } });
  const html = await (await fetch(`${without}/gu/apply`)).text();
  expect(html).toContain('તમે અહીં લખેલી વિગતો પંચાયતને મળે છે');
  expect(html).not.toContain('વધુ માહિતી ગોપનીયતા નીતિમાં છે.');
});
