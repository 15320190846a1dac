import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from '../../src/site/ui/print/QrCode';

const meta: Meta<typeof QrCode> = {
  title: 'Components/QrCode',
  component: QrCode,
  parameters: { controls: { disable: false } },
  args: { label: 'QR', width: '32mm' },
};

export default meta;

type Story = StoryObj<typeof QrCode>;

export const Address: Story = { args: { text: 'https://www.motipura.example/gu/notice/n-1' } };
export const LongAddress: Story = {
  args: { text: `https://www.motipura.example/gu/notice/${'n'.repeat(400)}` },
};
