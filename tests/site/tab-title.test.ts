import { describe, expect, it } from 'vitest';
import { placeOf } from '../../src/site/page-address';
import { tabTitle } from '../../src/site/tab-title';
import { contextIn } from '../binding/sample-context';

/** The table of the specification's section 2.2. */
const titles = {
  '/': 'Home',
  '/villagehistory': 'Village History',
  '/villageheritage': 'Village Heritage',
  '/villageplaces': 'Village Famous Places',
  '/villagephotos': 'Village Photos Gallery',
  '/villageprofile': 'Village Profile',
  '/aboutus': 'Panchayat About Us',
  '/body': 'Panchayat Body',
  '/sarpanch': 'Panchayat Sarpanch',
  '/member': 'Panchayat Member',
  '/employe': 'Panchayat Employe',
  '/activity': 'Panchayat Activity',
  '/achievement': 'Panchayat Achievement',
  '/photogallery': 'Panchayat Photo Gallery',
  '/orgabout': 'Organisation About',
  '/orgemployee': 'Organisation Employee',
  '/orgactivity': 'Organisation Activity',
  '/orgachievement': 'Organisation Achievement',
  '/orggallery': 'Organisation Gallery',
  '/orgstatistic': 'Organisation Statistics',
  '/committee': 'Committee',
  '/development': 'Development Work',
  '/donator': 'Donator',
  '/beneficiaries': 'Beneficiaries',
  '/govtform': 'Government Form',
  '/question': 'Question',
  '/feedback': 'Feedback',
  '/complaints': 'Complaints',
  '/contactus': 'Contact Us',
  '/privacypolicy': 'Page',
  '/cookiepolicy': 'Page',
  '/termsofservice': 'Page',
  '/sitemap': 'Page',
  '/nowhere': 'Page',
};

describe('the tab title', () => {
  it.each(Object.entries(titles))('of %s ends with “%s”, in every language', (path, title) => {
    const told = (['GU', 'HI', 'EN'] as const).map((code) => {
      const { site } = contextIn(code);
      return tabTitle(site, 'મોતીપુરા', placeOf(site.config, path));
    });
    expect(new Set(told)).toEqual(new Set([`મોતીપુરા ગ્રામ પંચાયત | ${title}`]));
  });
});
