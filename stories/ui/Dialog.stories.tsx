import { PrimaryButton } from '../../src/site/ui/control/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Dialog } from '../../src/site/ui/dialog/Dialog';
import { longText } from '../harness/sample-text';

const meta: Meta<typeof Dialog> = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: { controls: { disable: false } },
  args: {
    'aria-label': 'ગ્રામ પંચાયત',
    onClose: fn(),
    children: (close) => (
      <>
        <PrimaryButton type="button" onClick={close}>
          બંધ કરો
        </PrimaryButton>
        <p>{longText}</p>
      </>
    ),
  },
};

export default meta;

type Story = StoryObj<typeof Dialog>;

export const Open: Story = {};
export const WithExitAnimation: Story = { args: { exitTime: 300 } };
export const ClosedByItsBackdrop: Story = { args: { closeOnBackdrop: true } };
