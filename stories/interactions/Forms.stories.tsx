import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../../src/templates/form/examples';
import { FormTemplate } from '../../src/templates/form/view';
import { exampleStory } from '../harness/example-story';

const meta: Meta = { title: 'Interactions/Forms' };

export default meta;

const form = exampleStory(FormTemplate, examples, 'question');

async function send(canvas: HTMLElement): Promise<void> {
  const submit = canvas.querySelector('button[type=submit]');
  if (submit) await userEvent.click(submit);
}

export const FromTheSummaryToTheField: StoryObj = {
  ...form,
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    const summary = await within(canvasElement).findByRole('alert');
    await expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getAllByRole('link')[0] ?? summary);
    const [field] = canvasElement.querySelectorAll('[aria-invalid=true]');
    await expect(document.activeElement).toBe(field);
  },
};

export const FixedAndSent: StoryObj = {
  ...form,
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    const fields = canvasElement.querySelectorAll('[aria-invalid=true]');
    for (const field of fields) await userEvent.type(field, 'રમીલાબેન');
    await send(canvasElement);
    const status = await within(canvasElement).findByText('M-7K3M-92XD');
    await expect(status).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[aria-invalid=true]')).toBeNull());
  },
};
