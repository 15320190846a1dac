import { expect, test } from 'vitest';
import { attributesOf, textsOf } from './html-page';
import { pageOf } from './sample-pages';

test('the disclosures stand under their states, and lead to pages in the language of the page (B11.11.1, B11.11.2)', async () => {
  const page = await pageOf('/hi/rti');
  expect(textsOf(page, 'main h2')).toEqual(
    expect.arrayContaining([
      'स्वयं प्रकाशित जानकारी: धारा 4(1)(बी)',
      'जो जानकारी पंचायत के पास नहीं है',
      'जो जानकारी अभी प्रकाशित होनी है',
    ]),
  );
  const links = attributesOf(page, 'main section li a', 'href').filter((href) => href?.startsWith('/'));
  // Those of 15 items, and of the three pages to go on to.
  expect(links).toHaveLength(18);
  expect(links.every((href) => href?.startsWith('/hi/'))).toBe(true);
  expect(page.querySelectorAll('main section li a[href^="/"][target]')).toHaveLength(0);
});
