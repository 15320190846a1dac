import type { Meta, StoryObj } from '@storybook/react-vite';
import { Strip } from '../../src/site/shell/Strip';
import { partStory } from '../harness/part-story';

const meta: Meta = { title: 'Shell/Strip', parameters: { frame: 'own' } };

export default meta;

const strip = <Strip />;

export const Filled: StoryObj = partStory(strip);
export const Small: StoryObj = partStory(strip, { width: 'phone' });
export const Loading: StoryObj = partStory(strip, { lists: 'loading' });
export const Failed: StoryObj = partStory(strip, { lists: 'failed' });
export const Empty: StoryObj = partStory(strip, { lists: 'empty' });
