import { expect, test } from 'vitest';
import type { Columns } from '../../src/engine/site-config.generated';
import { readSampleSite, serveSite } from './site-server';

const form = { template: 'form', form: 'question' } as const;

test.each<[Columns, string]>([
  [{ left: [form], centre: [form], right: [form] }, 'left centre right'],
  [{ left: [form], centre: [form] }, 'left centre'],
  [{ centre: [form], right: [form] }, 'centre right'],
  [{ centre: [form] }, 'centre'],
])('%j has the columns %s, and no room for others', async (columns, places) => {
  const checked = await readSampleSite();
  const [home, ...pages] = checked.config.pages;
  if (!home) throw new Error('The sample site has no pages.');
  const config = { ...checked.config, pages: [{ ...home, columns }, ...pages] };
  const html = await (await fetch(`${await serveSite({ checked: { ...checked, config } })}/en`)).text();
  const rules = [...html.matchAll(/\[data-columns=['"]([a-z ]+)['"]\]\{[^}]*grid-template:([^;}]+)/g)];
  expect(html).toContain(`data-columns="${places}"`);
  const [areas, widths] = rules.find(([, name]) => name === places)?.[2]?.split('/') ?? [];
  expect(areas).toMatch(new RegExp(`^['"]${places}['"]`));
  expect(widths?.match(/176px|minmax/g)).toHaveLength(places.split(' ').length);
});
