import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconStrip } from '../../src/site/ui/icon-strip/IconStrip';
import type { StripIcon } from '../../src/site/ui/icon-strip/strip-icon';
import { servedUrl } from '../harness/served-url';
import { sampleConfig } from '../harness/sample-config';

const { shell, display } = sampleConfig;
const names = ['anyror', 'digilocker', 'egram', 'gujarat', 'ikhedut', 'mygov', 'pmkisan', 'digital-gujarat'];

const icon = (name: string, index: number): StripIcon => ({
  key: `${name}-${index}`,
  src: servedUrl(`/sample-pictures/icon-${name}.png`),
  href: `https://${name}.example/`,
  name: `${name}.example`,
});

const meta: Meta<typeof IconStrip> = {
  title: 'Components/IconStrip',
  component: IconStrip,
  parameters: { controls: { disable: false } },
  args: {
    label: 'સરકારી વેબસાઇટ',
    icons: names.map(icon),
    speed: 600,
    autoplay: 5000,
    perView: shell.iconStrip?.perView ?? [],
    height: display.iconHeight,
  },
};

export default meta;

type Story = StoryObj<typeof IconStrip>;

export const Filled: Story = {};
export const One: Story = { args: { icons: names.slice(0, 1).map(icon) } };
export const Many: Story = { args: { icons: [...names, ...names, ...names].map(icon) } };
export const WithoutMotion: Story = { args: { autoplay: 0 } };
export const MissingPictures: Story = {
  args: { icons: names.map(icon).map((one) => ({ ...one, src: null })) },
};
export const BrokenPictures: Story = { args: { icons: ['broken', ...names].map(icon) } };
