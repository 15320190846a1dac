import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { SearchHit } from '../../src/engine/search/search-results';
import { examples } from '../../src/templates/form/examples';
import { SuggestionList } from '../../src/templates/form/suggestions/Suggestions';
import { FormTemplate } from '../../src/templates/form/view';
import { exampleStory } from '../harness/example-story';

const meta: Meta = { title: 'Interactions/Forms' };

export default meta;

const hits: readonly SearchHit[] = [
  {
    title: [['ગ્રામસભા અને બેઠકો', true]],
    excerpt: [],
    place: { title: 'ગ્રામસભા અને બેઠકો', path: '/gramsabha' },
    address: null,
  },
  {
    title: [['વડના ચોકમાં ગ્રામસભા, બુધવારે સવારે 10 વાગ્યે', true]],
    excerpt: [],
    place: { title: 'સૂચનાઓ', path: '/noticeboard' },
    address: '/files/notice.pdf',
  },
];

export const SuggestedAnswers: StoryObj = exampleStory(
  () => <SuggestionList hits={hits} />,
  examples,
  'question',
);

const form = exampleStory(FormTemplate, examples, 'question');

async function send(canvas: HTMLElement): Promise<void> {
  const submit = canvas.querySelector('button[type=submit]');
  if (submit) await userEvent.click(submit);
}

/** Sends the empty form. The summary of its errors gets the focus after it appears. */
async function sendEmpty(canvas: HTMLElement): Promise<HTMLElement> {
  await send(canvas);
  const summary = await within(canvas).findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  return summary;
}

export const FromTheSummaryToTheField: StoryObj = {
  ...form,
  play: async ({ canvasElement }) => {
    const summary = await sendEmpty(canvasElement);
    await userEvent.click(within(summary).getAllByRole('link')[0] ?? summary);
    const [field] = canvasElement.querySelectorAll('[aria-invalid=true]');
    await expect(document.activeElement).toBe(field);
  },
};

export const FixedAndSent: StoryObj = {
  ...form,
  play: async ({ canvasElement }) => {
    await sendEmpty(canvasElement);
    const fields = canvasElement.querySelectorAll('[aria-invalid=true]');
    for (const field of fields) await userEvent.type(field, 'રમીલાબેન');
    await send(canvasElement);
    const status = await within(canvasElement).findByText('M-7K3M-92XD');
    await expect(status).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[aria-invalid=true]')).toBeNull());
  },
};
