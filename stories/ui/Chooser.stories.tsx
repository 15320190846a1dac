import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chooser } from '../../src/site/ui/control/Chooser';
import { longWord } from '../harness/sample-text';

const meta: Meta<typeof Chooser> = {
  title: 'Components/Chooser',
  component: Chooser,
  parameters: { controls: { disable: false } },
  args: {
    prompt: 'તમે કઈ સમિતિ જોવા માંગો છો? સમિતિ પસંદ કરો.',
    renderLink: ({ key }, content) => <a href={`#${key}`}>{content}</a>,
  },
};

export default meta;

type Story = StoryObj<typeof Chooser>;

const names = ['સામાજિક ન્યાય સમિતિ', 'પાણી સમિતિ', 'શિક્ષણ સમિતિ', 'આરોગ્ય સમિતિ'];
const item = (text: string, index: number) => ({
  key: String(index),
  words: { text, lang: 'gu' },
});

export const Few: Story = { args: { items: names.map(item), icon: 'users' } };
export const One: Story = { args: { items: names.slice(0, 1).map(item) } };
export const Many: Story = {
  args: { items: Array.from({ length: 24 }, (_, at) => names[at % 4] ?? '').map(item) },
};
export const LongName: Story = { args: { items: [...names, longWord].map(item) } };
