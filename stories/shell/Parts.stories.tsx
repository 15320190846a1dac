import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from '../../src/site/menu/Menu';
import { LanguagePicker } from '../../src/site/shell/LanguagePicker';
import { NamePlate } from '../../src/site/shell/NamePlate';
import { TopBar } from '../../src/site/shell/TopBar';
import { partStory } from '../harness/part-story';

const meta: Meta = { title: 'Shell/Parts', parameters: { frame: 'own' } };

export default meta;

const topBar = <Menu>{(menu) => <TopBar menu={menu} />}</Menu>;

export const TopBarWide: StoryObj = partStory(topBar, { width: 'desk' });
export const TopBarSmall: StoryObj = partStory(topBar, { width: 'phone' });
export const PlateWithTheName: StoryObj = partStory(<NamePlate />, { width: 'phone' });
export const Languages: StoryObj = partStory(<LanguagePicker clears={[]} />);
