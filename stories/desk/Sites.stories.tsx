import type { Meta, StoryObj } from '@storybook/react-vite';
import { SitesScreen } from '../../src/desk/app/sites/SitesScreen';
import { deskStory } from '../harness/desk-story';

const meta: Meta = { title: 'Desk/Sites', parameters: { frame: 'own' } };

export default meta;

const names = ['motipura', 'nimkhedi', 'rampur'] as const;
const sites = names.map((name) => ({ name, desk: `https://www.${name}.example/desk` }));
const nothing = {
  unread: 0,
  overdue: 0,
  drafts: 0,
  outdated: 0,
  errors: 0,
  warnings: 0,
  mistake: '',
  published: null,
  isBackupOld: false,
};

export const Sites: StoryObj = deskStory(<SitesScreen />, {
  language: 'GU',
  person: { name: 'કોકિલાબેન પટેલ', role: 'operator' },
  answers: { sites: { sites } },
  answersByKey: [
    [
      ['site', 'motipura', 'GU'],
      {
        title: 'મોતીપુરા ગ્રામ પંચાયત',
        unread: 3,
        overdue: 2,
        backup: '2026-11-20T20:00:00.000Z',
        isBackupOld: true,
        drafts: 1,
        outdated: 2,
        errors: 0,
        warnings: 12,
        mistake: '',
        published: '2026-03-02T04:30:00.000Z',
      },
    ],
    [
      ['site', 'nimkhedi', 'GU'],
      { ...nothing, title: 'નિમખેડી ગ્રામ પંચાયત', published: '2025-12-31T04:30:00.000Z' },
    ],
    [
      ['site', 'rampur', 'GU'],
      {
        ...nothing,
        title: 'rampur',
        errors: 1,
        mistake: 'content/records/notices.json: JSON નથી.',
        unread: 1,
        overdue: 0,
      },
    ],
  ],
});
