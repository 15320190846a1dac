import { describe, expect, it } from 'vitest';
import { placeOf } from '../../src/site/page-address';
import { tabTitle } from '../../src/site/tab-title';
import { contextIn } from '../binding/sample-context';
import { tabTitles } from '../tab-titles';

describe('the tab title', () => {
  it.each(Object.entries({ ...tabTitles, '/nowhere': 'Page' }))(
    'of %s ends with “%s”, in every language',
    (path, title) => {
      const told = (['GU', 'HI', 'EN'] as const).map((code) => {
        const { site } = contextIn(code);
        return tabTitle(site, 'મોતીપુરા', placeOf(site.config, path));
      });
      expect(new Set(told)).toEqual(new Set([`મોતીપુરા ગ્રામ પંચાયત | ${title}`]));
    },
  );
});
