import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSpecificationCouncil, type SpecificationCouncil } from '../server/specification-council';
import { useTestSite } from './test-site';

let council: SpecificationCouncil | undefined;
beforeAll(async () => {
  council = await startSpecificationCouncil();
});
const site = useTestSite(() => ({ API_HOST: council?.host ?? '', API_CACHE: 'on' }));
afterAll(() => council?.close());

test.each(['/gu', '/en/notice/n-1'])(
  '%s of a site whose council has only the calls of the specification is complete, without console messages',
  async (path) => {
    const page = await site.open(path);
    expect(await page.locator('main li, main dd').count()).toBeGreaterThan(0);
    expect(site.consoleMessages()).toEqual([]);
    expect(council?.unknown).toEqual([]);
  },
);
