import type { Example } from '../shared/example';

/** The lists of the sample. */
const follow: Example['follow'] = {
  lists: [
    {
      source: 'notices',
      title: { GU: 'નવી સૂચનાઓ', HI: 'नई सूचनाएँ', EN: 'New notices' },
      page: '/',
      bind: { title: 'title' },
    },
    {
      source: 'news',
      title: { GU: 'નવા સમાચાર', HI: 'नए समाचार', EN: 'News' },
      page: '/',
      bind: { title: 'newsHeading' },
    },
  ],
};

/** All lists, and one of them. */
export const examples: readonly Example<'follow'>[] = [
  { name: 'all lists', section: { template: 'follow' }, records: {}, follow },
  { name: 'one list', section: { template: 'follow', list: 'notices' }, records: {}, follow },
];
