import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { Stage } from '../harness/Stage';
import { quietSite } from '../harness/told-site';
import { toolbarOf } from '../harness/toolbar';
import { firstOf, Playground } from './Playground';

const meta: Meta = { title: 'Playground', parameters: { frame: 'own' } };

export default meta;

function play(start: number, act?: NonNullable<StoryObj['play']>): StoryObj {
  return {
    ...(act && { play: act }),
    render: (_args, { globals }) => {
      const { language, ...choice } = toolbarOf(globals);
      return (
        <Stage {...choice} site={quietSite(language)}>
          <Playground start={start} />
        </Stage>
      );
    },
  };
}

export const Section: StoryObj = play(firstOf('card-grid'));

interface Told {
  readonly field: HTMLTextAreaElement;
  readonly status: HTMLElement;
  /** What is drawn, in words. */
  readonly drawn: () => string;
  readonly type: (text: string) => void;
}

function toldIn(canvas: HTMLElement): Told {
  const field = canvas.querySelector('textarea');
  const drawing = canvas.querySelector('main > [lang]:last-child');
  const [status] = within(canvas).getAllByRole('status');
  if (!field || !drawing || !status) throw new Error('The playground is not there.');
  return {
    field,
    status,
    drawn: () => drawing.textContent,
    type: (text) => void fireEvent.change(field, { target: { value: text } }),
  };
}

export const NoJson: StoryObj = play(firstOf('card-grid'), async ({ canvasElement }) => {
  const { field, status, drawn, type } = toldIn(canvasElement);
  const before = drawn();
  type(field.value.slice(0, -2));
  await expect(status).toHaveTextContent('This file is not JSON');
  await expect(drawn()).toBe(before);
});

export const WrongField: StoryObj = play(firstOf('card-grid'), async ({ canvasElement }) => {
  const { field, status, drawn, type } = toldIn(canvasElement);
  const before = drawn();
  const right = field.value;
  await expect(status).toHaveTextContent('Nothing is wrong');
  type(right.replace('"template": "card-grid"', '"template": "card-gird"'));
  await expect(status).toHaveTextContent('Did you mean “card-grid”?');
  type(right.replace(/"source": "[^"]*"/, '"source": "nosuchsource"'));
  await expect(status).toHaveTextContent('nosuchsource');
  await expect(drawn()).toBe(before);
});

export const MendedAgain: StoryObj = play(firstOf('card-grid'), async ({ canvasElement }) => {
  const { field, status, drawn, type } = toldIn(canvasElement);
  const right = field.value;
  type('{');
  await expect(status).toHaveTextContent('not JSON');
  const section: unknown = JSON.parse(right);
  const title = { GU: 'કસોટી', HI: 'परीक्षा', EN: 'Trial' };
  type(JSON.stringify(Object.assign({}, section, { title })));
  await expect(status).toHaveTextContent('Nothing is wrong');
  await waitFor(() => expect(drawn()).toMatch(/કસોટી|परीक्षा|Trial/));
});
