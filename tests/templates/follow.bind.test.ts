import { expect, test } from 'vitest';
import { bindFollow } from '../../src/templates/follow/bind';
import { examples } from '../../src/templates/follow/examples';
import { sampleSite } from '../../stories/harness/sample-site';

const follow = examples[0]?.follow;

function titlesOf(section: Parameters<typeof bindFollow>[0], options: { readonly hasWorker: boolean }) {
  const site = sampleSite('EN');
  const context = {
    site: { ...site, ...options, config: { ...site.config, ...(follow && { follow }) } },
    translate: (text: string | Readonly<Record<string, string>>) =>
      typeof text === 'string' ? text : (text.EN ?? ''),
  };
  return bindFollow(section, context).map(({ title }) => title);
}

test('a section has a button for each list that can be followed, or for its own one', () => {
  expect(titlesOf({ template: 'follow' }, { hasWorker: true })).toEqual(['New notices', 'News']);
  expect(titlesOf({ template: 'follow', list: 'news' }, { hasWorker: true })).toEqual(['News']);
});

test('there is no button without a service worker', () => {
  expect(titlesOf({ template: 'follow' }, { hasWorker: false })).toEqual([]);
});
