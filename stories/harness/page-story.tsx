import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { idOf, isCouncilRecord, textOf } from '../../src/binding/council-record';
import type { Site } from '../../src/config/site';
import { addressOf, apiUrl } from '../../src/content/address';
import { Layout } from '../../src/site/Layout';
import { SiteAround, type Beginning } from './SiteAround';
import { Stage } from './Stage';
import { carriedAnswers } from './told-answers';
import { quietSite } from './told-site';
import { toolbarOf } from './toolbar';

/** The first of the organisations or committees that a page can be about. */
function firstSubject(site: Site, name: string): Beginning['state'] {
  const { sources, subjects } = site.config;
  const subject = subjects?.[name];
  const source = subject && sources[subject.source];
  const { code } = site.language;
  const address = source && addressOf(source, { language: code });
  const record = address && carriedAnswers(code, 'filled')[apiUrl(address)]?.records[0];
  const id = isCouncilRecord(record) ? idOf(record) : null;
  return !subject || !record || id === null ? undefined : { id, name: textOf(record, subject.label) };
}

/** Where the story of a page begins: at its path, with a subject where it is about one. */
export function beginningOf(site: Site, pathname: string, subject: 'chosen' | 'choose'): Beginning {
  const page = site.config.pages.find(({ path }) => path === pathname);
  const state = page?.subject && subject === 'chosen' ? firstSubject(site, page.subject) : undefined;
  return state ? { pathname, state } : { pathname };
}

/** A story that draws a page of the site, in the site's own layout. */
export function pageStory(path: string, subject: 'chosen' | 'choose' = 'chosen'): StoryObj {
  return {
    play: async ({ canvasElement }) => {
      await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeInTheDocument();
    },
    render: (_args, { globals }) => {
      const { language, ...choice } = toolbarOf(globals);
      const site = quietSite(language);
      return (
        <Stage {...choice} site={site}>
          <SiteAround at={beginningOf(site, path, subject)}>
            <Layout />
          </SiteAround>
        </Stage>
      );
    },
  };
}
