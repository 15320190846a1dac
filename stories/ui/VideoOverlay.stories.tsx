import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { VideoOverlay } from '../../src/site/ui/overlay/VideoOverlay';
import { longText } from '../harness/sample-text';

const meta: Meta<typeof VideoOverlay> = {
  title: 'Components/VideoOverlay',
  component: VideoOverlay,
  parameters: { controls: { disable: false } },
  args: {
    // An empty page replaces the video, since a designer may have no network.
    address: 'about:blank',
    caption: 'ગામનો પરિચય',
    label: 'ગામનો વિડિયો',
    closeLabel: 'બંધ કરો',
    onClose: fn(),
  },
};

export default meta;

type Story = StoryObj<typeof VideoOverlay>;

export const Open: Story = {};
export const LongCaption: Story = { args: { caption: longText } };
