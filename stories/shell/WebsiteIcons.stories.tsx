import type { Meta, StoryObj } from '@storybook/react-vite';
import { WebsiteIcons } from '../../src/site/shell/WebsiteIcons';
import { shellStory } from '../harness/shell-story';

const meta: Meta = { title: 'Shell/Strip', parameters: { frame: 'own' } };

export default meta;

const strip = <WebsiteIcons />;

export const Filled: StoryObj = shellStory(strip);
export const Small: StoryObj = shellStory(strip, { width: 'phone' });
export const Loading: StoryObj = shellStory(strip, { lists: 'loading' });
export const Failed: StoryObj = shellStory(strip, { lists: 'failed' });
export const Empty: StoryObj = shellStory(strip, { lists: 'empty' });
