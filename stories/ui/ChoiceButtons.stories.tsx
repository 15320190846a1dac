import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ChoiceButtons } from '../../src/site/ui/control/ChoiceButtons';
import { longWord } from '../harness/sample-text';

const meta: Meta = { title: 'Components/ChoiceButtons' };

export default meta;

const names = ['તહેવારો', 'ગ્રામસભા', 'શાળા', 'ખેતીવાડી', 'આરોગ્ય કેમ્પ'];
const few = names.map((text, index) => ({ key: String(index), words: { text, lang: 'gu' } }));
const many = Array.from({ length: 24 }, (_, index) => ({
  key: String(index),
  words: { text: `${names[index % names.length] ?? ''} ${index + 1}`, lang: 'gu' },
}));
const long = [...few, { key: 'long', words: { text: longWord, lang: 'gu' } }];

interface ChoosingProps {
  readonly look: 'categories' | 'pills';
  readonly choices: typeof few;
}

function Choosing({ look, choices }: ChoosingProps) {
  const [chosen, setChosen] = useState<string | null>('0');
  return <ChoiceButtons label="વિભાગો" look={look} choices={choices} chosen={chosen} onChoose={setChosen} />;
}

export const Categories: StoryObj = {
  render: () => <Choosing look="categories" choices={few} />,
  play: async ({ canvas }) => {
    const second = canvas.getByRole('button', { name: 'ગ્રામસભા' });
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-pressed', 'true');
  },
};

export const ManyCategories: StoryObj = { render: () => <Choosing look="categories" choices={many} /> };
export const Pills: StoryObj = { render: () => <Choosing look="pills" choices={few} /> };
export const ManyPills: StoryObj = { render: () => <Choosing look="pills" choices={many} /> };
export const LongName: StoryObj = { render: () => <Choosing look="pills" choices={long} /> };
