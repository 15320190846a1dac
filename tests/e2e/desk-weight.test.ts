import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskWeight, weighDesk } from './desk-weight';
import { startSite, type SiteProcess } from './site-process';
import { useBrowser } from './test-site';

const browser = useBrowser();

let site: SiteProcess;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

/** In kB of scripts (brotli). */
const budget: DeskWeight = { signIn: 120.8, start: 170, list: 20.3, form: 31.9 };

test('the scripts of the desk keep to their budget', async () => {
  const weight = await weighDesk(browser(), site);
  const parts = ['signIn', 'start', 'list', 'form'] as const;
  expect(
    parts.filter((part) => weight[part] > budget[part]),
    JSON.stringify(weight),
  ).toEqual([]);
});
