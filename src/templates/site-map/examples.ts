import sample from '../../../site.config.json';
import type { SectionOf } from '../declaration';
import { samplePicture, type Example } from '../shared/example';

type SiteMap = SectionOf<'site-map'>;

const paths = sample.pages.map(({ path }) => path);

const siteMap: SiteMap = {
  template: 'site-map',
  picture: samplePicture('path'),
  groups: [
    { title: 'siteMap.home', icon: 'home', pages: paths.slice(0, 1) },
    { title: 'siteMap.village', icon: 'trees', pages: paths.slice(1, 6) },
    { title: 'siteMap.council', icon: 'landmark', pages: paths.slice(6, 14) },
    { title: 'siteMap.organisations', icon: 'building', disabled: true, pages: paths.slice(14, 20) },
    { title: 'siteMap.community', icon: 'users', disabled: true, pages: paths.slice(20, 21) },
    { title: 'siteMap.lokSwagat', icon: 'message', pages: paths.slice(25, 28) },
    { title: 'siteMap.contact', icon: 'phone', pages: paths.slice(28, 29) },
  ],
};

const [home] = siteMap.groups;

/** Examples of the template, from usual to extreme content. */
export const examples: readonly Example<'site-map'>[] = [
  { name: 'sitemap', section: siteMap, records: {} },
  { name: 'with a title', section: { ...siteMap, title: 'page.siteMap' }, records: {} },
  { name: 'without a picture', section: { template: 'site-map', groups: siteMap.groups }, records: {} },
  { name: 'broken picture', section: { ...siteMap, picture: samplePicture('broken') }, records: {} },
  { name: 'one group', section: { ...siteMap, groups: home ? [home] : [] }, records: {} },
];
