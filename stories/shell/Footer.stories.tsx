import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from '../../src/site/shell/Footer';
import { partStory } from '../harness/part-story';

const meta: Meta = { title: 'Shell/Footer', parameters: { frame: 'own' } };

export default meta;

const footer = <Footer />;

export const Filled: StoryObj = partStory(footer);
export const Small: StoryObj = partStory(footer, { width: 'phone' });
export const Loading: StoryObj = partStory(footer, { lists: 'loading' });
export const Failed: StoryObj = partStory(footer, { lists: 'failed' });
export const Empty: StoryObj = partStory(footer, { lists: 'empty' });
