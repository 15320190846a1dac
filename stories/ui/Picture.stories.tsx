import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../../src/templates/example';
import { Picture } from '../../src/ui/Picture';
import { sampleAddress } from '../harness/sample-address';

const meta: Meta<typeof Picture> = {
  title: 'Pieces/Picture',
  component: Picture,
  args: { alt: 'તળાવ', ratio: '4/3', sizes: '320px' },
  decorators: [
    (Story) => (
      <Box>
        <Story />
      </Box>
    ),
  ],
};

export default meta;

const Box = styled('div')`
  max-width: 320px;
`;

type Story = StoryObj<typeof Picture>;

export const There: Story = { args: { src: sampleAddress(samplePicture('talav')) } };
export const Tall: Story = { args: { src: sampleAddress(samplePicture('talav')), ratio: '3/4' } };
export const Missing: Story = { args: { src: null } };
export const Broken: Story = { args: { src: sampleAddress(samplePicture('broken')) } };
export const Decorative: Story = { args: { src: null, alt: '' } };
