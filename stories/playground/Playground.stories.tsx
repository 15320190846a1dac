import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { loadTemplates } from '../../src/templates/registry';
import { ToolbarFrame } from '../harness/ToolbarFrame';
import { storySiteWithoutVideo } from '../harness/story-site';
import { readToolbar } from '../harness/toolbar';
import { firstSectionOf, Playground } from './Playground';

const meta: Meta = { title: 'Playground', parameters: { frame: 'own' } };

export default meta;

function playgroundStory(start: number, act?: NonNullable<StoryObj['play']>): StoryObj {
  return {
    // Any section may be chosen, and must not suspend.
    loaders: [loadTemplates],
    ...(act && { play: act }),
    render: (_args, { globals }) => {
      const { language, ...choice } = readToolbar(globals);
      return (
        <ToolbarFrame {...choice} site={storySiteWithoutVideo(language)}>
          <Playground start={start} />
        </ToolbarFrame>
      );
    },
  };
}

export const Section: StoryObj = playgroundStory(firstSectionOf('card-grid'));

interface PlaygroundElements {
  readonly field: HTMLTextAreaElement;
  readonly status: HTMLElement;
  /** The text of the rendered section. */
  readonly rendered: () => string;
  readonly type: (text: string) => void;
}

function elementsIn(canvas: HTMLElement): PlaygroundElements {
  const field = canvas.querySelector('textarea');
  const drawing = canvas.querySelector('main > [lang]:last-child');
  const [status] = within(canvas).getAllByRole('status');
  if (!field || !drawing || !status) throw new Error('The playground is not there.');
  return {
    field,
    status,
    rendered: () => drawing.textContent,
    type: (text) => void fireEvent.change(field, { target: { value: text } }),
  };
}

export const InvalidJson: StoryObj = playgroundStory(
  firstSectionOf('card-grid'),
  async ({ canvasElement }) => {
    const { field, status, rendered: rendered, type } = elementsIn(canvasElement);
    const before = rendered();
    type(field.value.slice(0, -2));
    await expect(status).toHaveTextContent('This file is not JSON');
    await expect(rendered()).toBe(before);
  },
);

export const WrongField: StoryObj = playgroundStory(
  firstSectionOf('card-grid'),
  async ({ canvasElement }) => {
    const { field, status, rendered: rendered, type } = elementsIn(canvasElement);
    const before = rendered();
    const right = field.value;
    await expect(status).toHaveTextContent('Nothing is wrong');
    type(right.replace('"template": "card-grid"', '"template": "card-gird"'));
    await expect(status).toHaveTextContent('Did you mean “card-grid”?');
    type(right.replace(/"source": "[^"]*"/, '"source": "nosuchsource"'));
    await expect(status).toHaveTextContent('nosuchsource');
    await expect(rendered()).toBe(before);
  },
);

export const FixedAgain: StoryObj = playgroundStory(
  firstSectionOf('card-grid'),
  async ({ canvasElement }) => {
    const { field, status, rendered: rendered, type } = elementsIn(canvasElement);
    const right = field.value;
    type('{');
    await expect(status).toHaveTextContent('not JSON');
    const section: unknown = JSON.parse(right);
    const title = { GU: 'કસોટી', HI: 'परीक्षा', EN: 'Trial' };
    type(JSON.stringify(Object.assign({}, section, { title })));
    await expect(status).toHaveTextContent('Nothing is wrong');
    await waitFor(() => expect(rendered()).toMatch(/કસોટી|परीक्षा|Trial/));
  },
);
