import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { VideoOverlay } from '../../src/ui/overlay/VideoOverlay';
import { longText } from '../harness/sample-words';

const meta: Meta<typeof VideoOverlay> = {
  title: 'Pieces/VideoOverlay',
  component: VideoOverlay,
  args: {
    // A designer may have no network: an empty page stands for the video.
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
