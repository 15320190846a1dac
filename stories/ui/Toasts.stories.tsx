import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Toast } from '../../src/ui/toast/toast';
import { ToastCard } from '../../src/ui/toast/ToastCard';
import { Toasts } from '../../src/ui/toast/Toasts';
import { longText } from '../harness/sample-text';

const meta: Meta = { title: 'Components/Toasts' };

export default meta;

const sent: Toast = { kind: 'success', text: 'તમારો પ્રશ્ન મળ્યો છે. આભાર!' };
const notSent: Toast = { kind: 'error', text: 'તમારો પ્રશ્ન મોકલી શકાયો નથી.' };

const card = (toast: Toast): StoryObj => ({ render: () => <ToastCard toast={toast} onClose={fn()} /> });

export const Received: StoryObj = card(sent);
export const Failed: StoryObj = card(notSent);
export const LongText: StoryObj = card({ ...notSent, text: longText });

export const InItsPlace: StoryObj = {
  render: () => <Toasts toast={sent} />,
  play: async () => {
    await expect(await within(document.body).findByText(sent.text)).toBeInTheDocument();
  },
};
