import type { Meta, StoryObj } from '@storybook/react-vite';
import { AsOf } from '../../src/site/page/AsOf';
import { LastUpdated } from '../../src/site/page/LastUpdated';
import { LanguagePicker } from '../../src/site/language/LanguagePicker';
import { CouncilBanner } from '../../src/site/shell/header/CouncilBanner';
import { TopBar } from '../../src/site/shell/header/TopBar';
import { shellStory } from '../harness/shell-story';

const meta: Meta = { title: 'Shell/Parts', parameters: { frame: 'own' } };

export default meta;

export const TopBarWide: StoryObj = shellStory(<TopBar />, { width: 'desktop' });
export const TopBarSmall: StoryObj = shellStory(<TopBar />, { width: 'phone' });
export const PlateWithTheName: StoryObj = shellStory(<CouncilBanner atHome />, { width: 'phone' });
export const PlateOfOtherPages: StoryObj = shellStory(<CouncilBanner atHome={false} />, { width: 'phone' });
export const Languages: StoryObj = shellStory(<LanguagePicker clears={[]} />);

/** Records that the council's server gave long ago. */
const old = { list: { records: [], missing: false, asOf: '2026-11-21T09:00:00.000Z' } };

export const OldRecords: StoryObj = shellStory(<AsOf />, { overrides: old });

/** The day of the newest list around a page that has none of its own. */
const changed = { websites: { records: [], missing: false, updated: '2026-11-03' } };

export const LastChange: StoryObj = shellStory(<LastUpdated page={{}} subject={null} />, {
  overrides: changed,
});
