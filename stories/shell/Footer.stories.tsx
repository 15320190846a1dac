import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from '../../src/site/shell/footer/Footer';
import { shellStory } from '../harness/shell-story';

const meta: Meta = { title: 'Shell/Footer', parameters: { frame: 'own' } };

export default meta;

const footer = <Footer />;

export const Filled: StoryObj = shellStory(footer);
export const Small: StoryObj = shellStory(footer, { width: 'phone' });
export const Loading: StoryObj = shellStory(footer, { lists: 'loading' });
export const Failed: StoryObj = shellStory(footer, { lists: 'failed' });
export const Empty: StoryObj = shellStory(footer, { lists: 'empty' });
