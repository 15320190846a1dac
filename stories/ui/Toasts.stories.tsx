import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Toast, ToastLook } from '../../src/site/ui/toast/toast';
import { ToastAlert } from '../../src/site/ui/toast/ToastAlert';
import { Toasts } from '../../src/site/ui/toast/Toasts';
import { longText } from '../harness/sample-text';

const meta: Meta = { title: 'Components/Toasts' };

export default meta;

const sent: Toast = { kind: 'success', text: 'તમારો પ્રશ્ન મળ્યો છે. આભાર!' };
const notSent: Toast = { kind: 'error', text: 'તમારો પ્રશ્ન મોકલી શકાયો નથી.' };

const look: ToastLook = { duration: 5000, position: 'top-center' };

const card = (toast: Toast): StoryObj => ({
  render: () => <ToastAlert {...toast} duration={look.duration} onClose={fn()} />,
});

export const Received: StoryObj = card(sent);
export const Failed: StoryObj = card(notSent);
export const LongText: StoryObj = card({ ...notSent, text: longText });

export const InItsPlace: StoryObj = {
  render: () => <Toasts toast={sent} look={look} />,
  play: async () => {
    await expect(await within(document.body).findByText(sent.text)).toBeInTheDocument();
  },
};

export const AtTheBottom: StoryObj = {
  render: () => <Toasts toast={sent} look={{ ...look, position: 'bottom-center' }} />,
  play: async () => {
    const text = await within(document.body).findByText(sent.text);
    await expect(text.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight / 2);
  },
};
