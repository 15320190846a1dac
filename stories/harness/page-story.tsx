import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isObject } from '../../src/engine/json/json';
import { recordId, fieldText } from '../../src/engine/record/record';
import type { Site } from '../../src/engine/site/site';
import { dehydratedData } from '../../src/engine/source/dehydrated-state';
import { sourceRequest } from '../../src/engine/source/source-request';
import { resolvePath } from '../../src/engine/page/page-url';
import { Layout } from '../../src/site/app/Layout';
import { loadPageCode } from '../../src/site/page/load-page-code';
import { MockSite, type StartLocation } from './MockSite';
import { ToolbarFrame } from './ToolbarFrame';
import { mockDehydratedState } from './mock-responses';
import { checkedSite, storySiteWithoutVideo } from './story-site';
import { readToolbar } from './toolbar';

/** The first organisation or committee that a page can show. */
function firstSubject(site: Site, name: string): StartLocation['state'] {
  const { sources, subjects } = site.config;
  const subject = subjects?.[name];
  const { code } = site.language;
  const request = sourceRequest(sources, subject?.source ?? '', { language: code });
  const record = dehydratedData(mockDehydratedState(code, 'filled'), request)?.records[0];
  const id = isObject(record) ? recordId(record) : null;
  return !subject || !record || id === null ? undefined : { id, name: fieldText(record, subject.label) };
}

/** Initial location of a page's story, with the first subject in the navigation state where the page shows one. */
export function startLocation(site: Site, pathname: string, subject: 'chosen' | 'choose'): StartLocation {
  const page = site.config.pages.find(({ path }) => path === pathname);
  const state = page?.subject && subject === 'chosen' ? firstSubject(site, page.subject) : undefined;
  return state ? { pathname, state } : { pathname };
}

/** Renders a page of the site in the site's layout. */
export function pageStory(path: string, subject: 'chosen' | 'choose' = 'chosen'): StoryObj {
  const loadCode = async () => {
    const { config } = storySiteWithoutVideo(checkedSite.config.languages.default);
    await loadPageCode(config, resolvePath(config, path).page);
  };
  return {
    // So that the page does not suspend.
    loaders: [loadCode],
    // tests/e2e/every-route.test.ts checks every page with axe.
    parameters: { a11y: { test: 'off' } },
    play: async ({ canvasElement }) => {
      await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeInTheDocument();
    },
    render: (_args, { globals }) => {
      const { language, ...toolbar } = readToolbar(globals);
      const site = storySiteWithoutVideo(language);
      return (
        <ToolbarFrame {...toolbar} site={site}>
          <MockSite at={startLocation(site, path, subject)}>
            <Layout />
          </MockSite>
        </ToolbarFrame>
      );
    },
  };
}
