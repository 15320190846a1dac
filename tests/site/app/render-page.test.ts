import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, test, vi } from 'vitest';
import { renderPage } from '../../../src/site/entry-server';
import type { PublicConfig } from '../../../src/engine/site/site';
import { sampleSite } from '../../../stories/harness/sample-site';

const site = sampleSite('EN');
const { config } = site;
const initialState = {
  language: 'EN',
  siteFiles: {},
  prefix: '/en',
  today: '2026-11-20',
  dehydratedState: {},
};

/** Renders a page of the sample site with a part of the config replaced. */
async function render(changed: Partial<PublicConfig> = {}, path = '/en/termsofservice') {
  const errors: unknown[] = [];
  const page = await renderPage(
    { ...site, config: { ...config, ...changed } },
    initialState,
    path,
    (error) => {
      errors.push(error);
    },
  );
  return { html: page.html, errors: errors.map(String) };
}

const parts = {
  header: /<nav aria-label="Main menu"/,
  main: /<h1[^>]*>Terms of Use/,
  footer: /<footer/,
};

/** The names of the parts that are in the HTML. */
function partsIn(html: string): string[] {
  return Object.entries(parts).flatMap(([name, pattern]) => (pattern.test(html) ? [name] : []));
}

test('a page has every part and no error', async () => {
  const { html, errors } = await render();
  expect(errors).toEqual([]);
  expect(partsIn(html)).toEqual(['header', 'main', 'footer']);
});

// On Node 20 and 22 a first use makes every promise and every write of the process slower, for good.
test('a render uses no AsyncLocalStorage', async () => {
  const run = vi.spyOn(AsyncLocalStorage.prototype, 'run');
  await render();
  expect(run).not.toHaveBeenCalled();
});

describe('on the server, an error in', () => {
  const { shell } = config;
  const [column] = shell.footer.columns;
  const unknown = { source: 'unknown' };

  test('the header leaves the content and the footer', async () => {
    const { html, errors } = await render({
      menu: [{ label: 'page.home', page: '/', when: { flag: 'unknown' } }],
    });
    expect(errors).toEqual(['Error: Unknown flag “unknown”.']);
    expect(partsIn(html)).toEqual(['main', 'footer']);
  });

  test('the footer leaves the header and the content', async () => {
    if (!column) throw new Error('The footer has no column.');
    const footer = { ...shell.footer, columns: [{ ...column, ...unknown }] };
    const { html, errors } = await render({ shell: { ...shell, footer } });
    expect(errors).toEqual(['Error: Unknown source “unknown”.']);
    expect(partsIn(html)).toEqual(['header', 'main']);
  });

  test('the icon strip leaves the other parts', async () => {
    if (!shell.iconStrip) throw new Error('The sample site has no icon strip.');
    const { html, errors } = await render({
      shell: { ...shell, iconStrip: { ...shell.iconStrip, ...unknown } },
    });
    expect(errors).toEqual(['Error: Unknown source “unknown”.']);
    expect(partsIn(html)).toEqual(['header', 'main', 'footer']);
  });

  test('a section leaves the page, with a message in its place', async () => {
    const broken = { template: 'list', look: 'notices', ...unknown, bind: {} } as const;
    const page = { path: '/termsofservice', title: 'Terms of Use', tabTitle: 'Terms', sections: [broken] };
    const { html, errors } = await render({ pages: [{ ...page, title: { EN: 'Terms of Use' } }] });
    expect(errors).toEqual(['Error: Unknown source “unknown”.']);
    expect(partsIn(html)).toEqual(['header', 'main', 'footer']);
    expect(html).toContain('Something went wrong on this part of the page.');
    expect(html).toContain('Try again');
  });

  test('the council data, which every part uses, leaves a message', async () => {
    const bind = Object.defineProperty({ ...config.council.bind }, 'name', {
      get: () => {
        throw new Error('No name.');
      },
    });
    const { html } = await render({ council: { ...config.council, bind } });
    expect(partsIn(html)).toEqual([]);
    expect(html).toContain('Something went wrong on this part of the page.');
  });

  test('the theme around all parts leaves the message of every language', async () => {
    const errors: unknown[] = [];
    const broken = Object.defineProperty({ ...config }, 'display', {
      get: () => {
        throw new Error('No display.');
      },
    });
    const { html } = await renderPage({ ...site, config: broken }, initialState, '/en', (error) => {
      errors.push(error);
    });
    expect(errors.map(String)).toEqual(['Error: No display.']);
    expect(html).toContain(config.displayName.EN);
    for (const text of Object.values(site.pageErrors)) expect(html).toContain(text);
  });
});
