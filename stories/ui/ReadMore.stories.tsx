import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ReadMore } from '../../src/site/ui/text/ReadMore';
import { longText, longWord, paragraph } from '../harness/sample-text';

const meta: Meta<typeof ReadMore> = {
  title: 'Components/ReadMore',
  component: ReadMore,
  parameters: { controls: { disable: false } },
};

export default meta;

type Story = StoryObj<typeof ReadMore>;

const long = { text: longText, short: `${longText.slice(0, 150)}…`, lang: 'gu' };

export const Short: Story = { args: { of: { text: paragraph, lang: 'gu' } } };
export const Long: Story = { args: { of: long } };
export const LongWord: Story = { args: { of: { text: longWord, lang: 'gu' } } };

export const Opened: Story = {
  args: { of: long },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};
