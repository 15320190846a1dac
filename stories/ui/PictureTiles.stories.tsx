import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { samplePicture } from '../../src/templates/shared/example';
import { PictureTiles } from '../../src/site/ui/picture/PictureTiles';
import { EmptyState } from '../../src/site/ui/state/States';
import { servedUrl } from '../harness/served-url';
import { sampleConfig } from '../harness/sample-config';
import { longText } from '../harness/sample-text';

const { viewer } = sampleConfig.display;
const names = ['talav', 'vav', 'mandir', 'khet', 'uttarayan', 'garba'];

const tile = (name: string, index: number) => ({
  key: `${name}-${index}`,
  src: servedUrl(samplePicture(name)),
  caption: { text: 'ગામનું તળાવ', lang: 'gu' },
  viewerCaption: { text: 'ચોમાસા પછી ગામનું તળાવ.', lang: 'gu' },
});

const meta: Meta<typeof PictureTiles> = {
  title: 'Components/PictureTiles',
  component: PictureTiles,
  parameters: { controls: { disable: false } },
  args: {
    tiles: names.map(tile),
    viewer: { ...viewer, placeholder: servedUrl(samplePicture('placeholder')) },
    onBroken: 'placeholder',
  },
};

export default meta;

type Story = StoryObj<typeof PictureTiles>;

export const Filled: Story = {};
export const OnePicture: Story = { args: { tiles: names.slice(0, 1).map(tile) } };
export const ManyPictures: Story = {
  args: { tiles: Array.from({ length: 48 }, (_, at) => names[at % names.length] ?? '').map(tile) },
};
export const Missing: Story = { args: { tiles: names.map(tile).map((one) => ({ ...one, src: null })) } };
export const Broken: Story = { args: { tiles: ['broken', ...names].map(tile) } };
export const BrokenAndHidden: Story = { args: { tiles: ['broken', ...names].map(tile), onBroken: 'hide' } };
export const AllBrokenAndHidden: Story = {
  args: { tiles: ['broken'].map(tile), onBroken: 'hide', empty: <EmptyState text="કોઈ ફોટા નથી" /> },
};
export const LongCaptions: Story = {
  args: { tiles: names.map(tile).map((one) => ({ ...one, caption: { text: longText, lang: 'gu' } })) },
};
export const WithoutCaptions: Story = {
  args: { tiles: names.map(tile).map((one) => ({ ...one, caption: null, viewerCaption: null })) },
};

export const Opened: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button');
    if (!first) throw new Error('There is no picture to open.');
    await userEvent.click(first);
    await within(document.body).findByRole('dialog');
  },
};
