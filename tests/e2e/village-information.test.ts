import { expect, test } from 'vitest';
import { useTestSite } from './test-site';

const site = useTestSite();

test('an office says whether it is open in the time zone of the village, and updates when that changes', async () => {
  const page = await site.open('/en/officehours', {
    viewport: { width: 360, height: 800 },
    timezoneId: 'America/New_York',
    fresh: true,
    // A Monday, 12:00 in the village.
    before: (opened) => opened.clock.setFixedTime('2026-11-23T06:30:00Z'),
  });
  const office = page.getByRole('listitem').filter({ hasText: 'Gram panchayat office' });
  await office.getByText('until 18:10').waitFor();
  await page.clock.setFixedTime('2026-11-23T12:40:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await office.getByText('opens on Tuesday at 10:30').waitFor();
  expect(site.consoleMessages()).toEqual([]);
});
