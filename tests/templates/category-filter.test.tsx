import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { renderHtml } from '../../src/site/render-html';
import type { SectionOf } from '../../src/templates/declaration';
import { renderSection } from '../../src/templates/registry';
import type { ExampleRecords } from '../../src/templates/shared/example';
import { sampleSite } from '../../stories/harness/sample-site';
import { SampleContent, SiteFrame } from '../../stories/harness/SiteFrame';

const filter = { source: 'galleryCategories', label: 'name', field: 'galleryCategoryId', all: 'common.all' };
const pictures: SectionOf<'card-grid'> = {
  template: 'card-grid',
  look: 'pictures',
  source: 'galleryImages',
  filter,
  bind: { image: 'imageBase64', caption: 'type' },
  empty: 'images.empty',
};
const rows: SectionOf<'document-rows'> = {
  template: 'document-rows',
  source: 'galleryImages',
  filter,
  bind: { title: 'type', documents: [] },
};
const categories = [
  { id: 1, name: 'Festivals' },
  { id: 2, name: 'School' },
];
const images = [
  { id: 1, galleryCategoryId: 1, type: 'Navratri', imageBase64: '/a.webp' },
  { id: 2, galleryCategoryId: 2, type: 'Sports day', imageBase64: '/b.webp' },
];

/** Renders the section with its lists in these states. */
async function shown(section: SectionOf, galleryCategories: ExampleRecords, galleryImages: ExampleRecords) {
  const page = { records: { galleryCategories, galleryImages }, hydrated: false };
  const html = await renderHtml(
    <SiteFrame site={sampleSite('EN')}>
      <SampleContent page={page}>{renderSection(section, section.template)}</SampleContent>
    </SiteFrame>,
  );
  const { body } = new JSDOM(html).window.document;
  const buttons = [...body.querySelectorAll('[role=group] button')];
  return {
    choices: buttons.map(({ textContent }) => textContent),
    pressed: buttons.filter((button) => button.getAttribute('aria-pressed') === 'true').length,
    records: body.querySelectorAll('ul > li').length,
    failures: body.textContent.split('The information could not be loaded').length - 1,
    retries: [...body.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Try again')
      .length,
  };
}

describe.each([pictures, rows])('the filter of $template', (section) => {
  test("has 'All' and the categories", async () => {
    expect(await shown(section, categories, images)).toEqual({
      choices: ['All', 'Festivals', 'School'],
      pressed: 1,
      records: 2,
      failures: 0,
      retries: 0,
    });
  });

  test("keeps 'All' and all records, and offers to try again, when the categories fail (B8.1.2)", async () => {
    expect(await shown(section, 'failed', images)).toEqual({
      choices: ['All'],
      pressed: 1,
      records: 2,
      failures: 1,
      retries: 1,
    });
  });

  test('is left out when the records say that they failed, too', async () => {
    expect(await shown(section, 'failed', 'failed')).toEqual({
      choices: [],
      pressed: 0,
      records: 0,
      failures: 1,
      retries: 1,
    });
  });

  test('is left out when there are no categories', async () => {
    expect(await shown(section, [], images)).toMatchObject({ choices: [], records: 2, failures: 0 });
  });
});
