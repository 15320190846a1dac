import { describe, expect, it, test } from 'vitest';
import { resolvePath } from '../../src/engine/page/page-url';
import { tabTitle } from '../../src/engine/page/tab-title';
import { contextIn } from './binding/sample-context';
import { tabTitles } from '../tab-titles';

test('the tab title may be a text per language, before and after the bar', () => {
  const { site, translate } = contextIn('HI');
  const words = { suffix: { GU: 'ગ્રામ પંચાયત', HI: 'ग्राम पंचायत' } };
  const config = {
    ...site.config,
    shell: { ...site.config.shell, title: words },
    notFound: { ...site.config.notFound, tabTitle: { GU: 'પાનું', HI: 'पृष्ठ' } },
  };
  const title = tabTitle({ ...site, config }, 'मोतीपुरा', { page: null }, translate);
  expect(title).toBe('मोतीपुरा ग्राम पंचायत | पृष्ठ');
});

test('a page without a tab title has its title in the tab, in the language of the page', () => {
  const titles = (['GU', 'EN'] as const).map((code) => {
    const { site, translate } = contextIn(code);
    return tabTitle(site, 'M', { page: { path: '/member', title: 'page.members' } }, translate);
  });
  expect(titles).toEqual(['M ગ્રામ પંચાયત | પંચાયતના સભ્યો', 'M ગ્રામ પંચાયત | Panchayat Members']);
});

test('so has the not-found page', () => {
  const { site, translate } = contextIn('EN');
  const config = { ...site.config, notFound: { title: 'notFound.title', sections: [] } };
  expect(tabTitle({ ...site, config }, 'M', { page: null }, translate)).toBe(
    `M ગ્રામ પંચાયત | ${translate('notFound.title')}`,
  );
});

describe('the tab title', () => {
  it.each(Object.entries({ ...tabTitles, '/nowhere': 'Page' }))(
    'of %s ends with “%s”, in every language',
    (path, title) => {
      const titles = (['GU', 'HI', 'EN'] as const).map((code) => {
        const { site, translate } = contextIn(code);
        return tabTitle(site, 'મોતીપુરા', resolvePath(site.config, path), translate);
      });
      expect(new Set(titles)).toEqual(new Set([`મોતીપુરા ગ્રામ પંચાયત | ${title}`]));
    },
  );
});
