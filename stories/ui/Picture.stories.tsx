import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../../src/templates/shared/example';
import { Picture } from '../../src/site/ui/picture/Picture';
import { PictureFormats } from '../../src/site/ui/picture/PictureFormats';
import { servedUrl } from '../harness/served-url';

const meta: Meta<typeof Picture> = {
  title: 'Components/Picture',
  component: Picture,
  parameters: { controls: { disable: false } },
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

export const There: Story = { args: { src: servedUrl(samplePicture('talav')) } };
export const Tall: Story = { args: { src: servedUrl(samplePicture('talav')), ratio: '3/4' } };
export const Missing: Story = { args: { src: null } };
export const Broken: Story = { args: { src: servedUrl(samplePicture('broken')) } };
export const Decorative: Story = { args: { src: null, alt: '' } };

/** An image that a template lays out itself, with its versions for browsers that know AVIF. */
export const InFormats: Story = {
  render: () => {
    const src = servedUrl(samplePicture('talav'));
    return (
      <PictureFormats src={src} sizes="320px">
        <img src={src} sizes="320px" width={320} height={240} alt="તળાવ" />
      </PictureFormats>
    );
  },
};
