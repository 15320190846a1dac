import { expect, test } from 'vitest';
import { bindSiteMap } from '../../src/templates/site-map/bind';
import { contextIn } from '../engine/binding/sample-context';

test('pages have the titles of the config; a path that is no page is left out', () => {
  const groups = [
    {
      title: 'siteMap.village',
      icon: 'trees' as const,
      pages: ['/villagehistory', '/nowhere', '/villagehistory'],
    },
    { title: { EN: 'More' }, icon: 'info' as const, disabled: true, pages: [] },
  ];
  expect(bindSiteMap({ template: 'site-map', groups }, contextIn('EN'))).toEqual([
    {
      key: 'group-0',
      icon: 'trees',
      title: 'Village Services',
      disabled: false,
      pages: [{ path: '/villagehistory', title: 'Village History' }],
    },
    { key: 'group-1', icon: 'info', title: 'More', disabled: true, pages: [] },
  ]);
});
