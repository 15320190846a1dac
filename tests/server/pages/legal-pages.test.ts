import { describe, expect, test } from 'vitest';
import { languages } from '../../e2e/sample-config';
import { attributesOf, textOf, textsOf } from './html-page';
import { pageOf } from './sample-pages';

test.each(['privacypolicy', 'cookiepolicy', 'termsofservice'])(
  "/%s has the line 'Last updated January 10, 2025'",
  async (path) => {
    expect(textsOf(await pageOf(`/en/${path}`), 'article p')[0]).toBe('Last updated January 10, 2025');
  },
);

/** The id of the section in which an element of an article is. */
function sectionOf(element: Element): string | undefined {
  let block = element.closest('article > *');
  while (block && block.tagName !== 'H2') block = block.previousElementSibling;
  return block?.id;
}

describe.each(languages)('in $code', ({ prefix }) => {
  test('the privacy notice has a table of contents with twelve anchored sections', async () => {
    const page = await pageOf(`${prefix}/privacypolicy`);
    const anchors = attributesOf(page, 'article nav a', 'href');
    expect(anchors).toHaveLength(12);
    expect(anchors).toEqual(attributesOf(page, 'article > h2', 'id').map((id) => `#${id}`));
  });

  test("the privacy notice links the cookie policy and the council's e-mail, under minors and under contact", async () => {
    const page = await pageOf(`${prefix}/privacypolicy`);
    expect(page.querySelectorAll(`article a[href="${prefix}/cookiepolicy"]`).length).toBeGreaterThan(0);
    const links = page.querySelectorAll('article a[href="mailto:panchayat@motipura.example"]');
    expect([...links].map(sectionOf)).toEqual(['minors', 'contact']);
  });

  test('the other two documents link contact, and the cookie policy the help of browsers', async () => {
    const [cookies, terms] = await Promise.all([
      pageOf(`${prefix}/cookiepolicy`),
      pageOf(`${prefix}/termsofservice`),
    ]);
    for (const page of [cookies, terms])
      expect(page.querySelector(`article a[href="${prefix}/contactus"]`)).not.toBeNull();
    const help = cookies.querySelectorAll('article a[target=_blank][href^="https://support."]');
    expect(help.length).toBeGreaterThan(2);
  });

  test('the terms of use have the constants', async () => {
    const text = textOf((await pageOf(`${prefix}/termsofservice`)).querySelector('article'));
    expect(text).toMatch(/18|૧૮|१८/);
    expect(text).toMatch(/100 USD|100 યુએસ|100 अमे/);
    expect(text).toMatch(/30 days|30 દિવસ|30 दिन/);
    expect(text).toMatch(/Gujarat, India|ગુજરાત, ભારત|गुजरात, भारत/);
  });
});

test.each([
  ['privacypolicy', /names, phone numbers, e-mail addresses and mailing addresses/],
  ['privacypolicy', /do not process any sensitive personal information/],
  ['privacypolicy', /do not obtain any information about you from third parties/],
  ['privacypolicy', /search or identity provider/i],
  ['cookiepolicy', /essential cookies.*session cookies.*administered by/i],
  ['cookiepolicy', /functionality cookies.*persistent cookies.*administered by/i],
])('/%s has the required statement %s', async (path, statement) => {
  expect(textOf((await pageOf(`/en/${path}`)).querySelector('article'))).toMatch(statement);
});
