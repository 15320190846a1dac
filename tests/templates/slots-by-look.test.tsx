import { Suspense, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderHtml } from '../../src/site/render-html';
import { cardSlots } from '../../src/templates/card-grid/declaration';
import type { SectionOf } from '../../src/templates/declaration';
import { listSlots } from '../../src/templates/list/declaration';
import { renderSection } from '../../src/templates/registry';
import { VisuallyHidden } from '../../src/site/ui/text/VisuallyHidden';
import { sampleSite } from '../../stories/harness/sample-site';
import { SampleContent, SiteFrame } from '../../stories/harness/SiteFrame';

const record = {
  id: 1,
  name: 'Name',
  designation: 'Designation',
  about: 'About',
  wardNo: 'Ward',
  type: 'Type',
  link: 'https://link.example/',
  joiningDate: '2020-01-31',
  imageBase64: '/sample-pictures/gate.webp',
};

const without = <Bind extends object>(bind: Bind, slot: string): Bind => ({ ...bind, [slot]: undefined });

function htmlOf(section: ReactNode, member: object = record): Promise<string> {
  const page = { records: { members: [member] }, hydrated: true };
  return renderHtml(
    <SiteFrame site={sampleSite('EN')}>
      <SampleContent page={page}>
        <Suspense>{section}</Suspense>
      </SampleContent>
    </SiteFrame>,
  );
}

const cardBindings: SectionOf<'card-grid'>['bind'] = {
  image: 'imageBase64',
  title: 'name',
  subtitle: 'designation',
  body: 'about',
  facts: [{ label: 'people.wardNo', field: 'wardNo' }],
  caption: 'type',
};

const cardLooks = ['people', 'articles', 'pictures', 'plaques'] as const;

const card = (look: (typeof cardLooks)[number], bind: SectionOf<'card-grid'>['bind']) =>
  htmlOf(renderSection({ template: 'card-grid', look, source: 'members', bind }, 'card-grid'));

test.each(cardLooks)('cards: the look %s shows its slots and no others', async (look) => {
  const all = await card(look, cardBindings);
  for (const slot of Object.keys(cardBindings)) {
    const isShown = (await card(look, without(cardBindings, slot))) !== all;
    expect({ slot, isShown }).toEqual({ slot, isShown: cardSlots[look].includes(slot) });
  }
});

test.each([
  ['plaques', true, true],
  ['plaques', false, false],
  ['people', false, true],
] as const)(
  'cards: the title of the look %s is seen (showTitle: %s): %s',
  async (look, showTitle, isSeen) => {
    const bind = { title: 'name' };
    const section = {
      template: 'card-grid',
      look,
      showTitle,
      source: 'members',
      title: 'news.title',
      bind,
    } as const;
    const heading = /<h2 class="([^"]*)"/.exec(await htmlOf(renderSection(section, 'card-grid')))?.[1];
    const hidden = /<h2 class="([^"]*)"/.exec(
      await htmlOf(<VisuallyHidden as="h2">News</VisuallyHidden>),
    )?.[1];
    expect(hidden).toBeTruthy();
    expect(heading !== hidden).toBe(isSeen);
  },
);

test.each([
  ['/sample-pictures/gate.webp', 1],
  [null, 0],
])('lists: a tale with the picture %j has %d boxes for a picture', async (imageBase64, count) => {
  const bind = { image: 'imageBase64', title: 'name' };
  const section = { template: 'list', look: 'tales', source: 'members', bind } as const;
  const html = await htmlOf(renderSection(section, 'list'), { ...record, imageBase64 });
  expect(html.match(/class="photo /g) ?? []).toHaveLength(count);
});

const listBindings: SectionOf<'list'>['bind'] = {
  image: 'imageBase64',
  title: 'name',
  body: 'about',
  date: 'joiningDate',
  facts: [{ label: 'people.wardNo', field: 'wardNo' }],
  address: 'link',
};

const listLooks = ['tales', 'texts', 'notices'] as const;

const list = (look: (typeof listLooks)[number], bind: SectionOf<'list'>['bind']) =>
  htmlOf(renderSection({ template: 'list', look, source: 'members', bind }, 'list'));

test.each(listLooks)('lists: the look %s shows its slots and no others', async (look) => {
  const all = await list(look, listBindings);
  for (const slot of Object.keys(listBindings)) {
    const others = without(listBindings, slot);
    // A notice shows its body where it has no title.
    const untitled = without(others, 'title');
    const [whole, left] =
      look === 'notices' && slot === 'body'
        ? [await list(look, { ...untitled, body: 'about' }), await list(look, untitled)]
        : [all, await list(look, others)];
    expect({ slot, isShown: left !== whole }).toEqual({ slot, isShown: listSlots[look].includes(slot) });
  }
});
