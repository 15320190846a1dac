import { describe, expect, it, test } from 'vitest';
import { resolvePath } from '../../src/model/page/page-url';
import { tabTitle } from '../../src/model/page/tab-title';
import { contextIn } from '../binding/sample-context';
import { tabTitles } from '../tab-titles';

test('the tab title may be a text per language, before and after the bar', () => {
  const { site } = contextIn('HI');
  const title = { suffix: { GU: 'ગ્રામ પંચાયત', HI: 'ग्राम पंचायत' }, other: { GU: 'પાનું', HI: 'पृष्ठ' } };
  const config = { ...site.config, shell: { ...site.config.shell, title } };
  expect(tabTitle({ ...site, config }, 'मोतीपुरा', { page: null })).toBe('मोतीपुरा ग्राम पंचायत | पृष्ठ');
});

describe('the tab title', () => {
  it.each(Object.entries({ ...tabTitles, '/nowhere': 'Page' }))(
    'of %s ends with “%s”, in every language',
    (path, title) => {
      const told = (['GU', 'HI', 'EN'] as const).map((code) => {
        const { site } = contextIn(code);
        return tabTitle(site, 'મોતીપુરા', resolvePath(site.config, path));
      });
      expect(new Set(told)).toEqual(new Set([`મોતીપુરા ગ્રામ પંચાયત | ${title}`]));
    },
  );
});
