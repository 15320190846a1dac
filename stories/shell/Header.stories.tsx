import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Header } from '../../src/site/shell/header/Header';
import { withCouncilDetail, shellStory } from '../harness/shell-story';
import { longWord } from '../harness/sample-text';
import { checkedSite } from '../harness/story-site';

const meta: Meta = { title: 'Shell/Header', parameters: { frame: 'own' } };

export default meta;

const { bind } = checkedSite.config.council;
const [, other = { path: '/' }] = checkedSite.config.pages;
const header = <Header />;

const nameless = withCouncilDetail((record) => ({ ...record, [bind.name]: null }));
const longName = withCouncilDetail((record) => ({ ...record, [bind.name]: `${longWord} ${longWord}` }));
const brokenLogo = withCouncilDetail((record) => ({
  ...record,
  [bind.logo ?? '']: '/site/pictures/broken.webp',
}));

export const Wide: StoryObj = shellStory(header, { width: 'desktop' });
export const WideOnAnotherPage: StoryObj = shellStory(header, { width: 'desktop', at: other.path });
export const WideLoading: StoryObj = shellStory(header, { width: 'desktop', lists: 'loading' });
export const WideFailed: StoryObj = shellStory(header, { width: 'desktop', lists: 'failed' });
export const WideEmpty: StoryObj = shellStory(header, { width: 'desktop', lists: 'empty' });
export const WideLongName: StoryObj = shellStory(header, { width: 'desktop', overrides: longName });
export const WideWithoutName: StoryObj = shellStory(header, { width: 'desktop', overrides: nameless });
export const WideBrokenLogo: StoryObj = shellStory(header, { width: 'desktop', overrides: brokenLogo });
export const Small: StoryObj = shellStory(header, { width: 'phone' });
export const SmallOnAnotherPage: StoryObj = shellStory(header, { width: 'phone', at: other.path });
export const SmallLoading: StoryObj = shellStory(header, { width: 'phone', lists: 'loading' });
export const SmallFailed: StoryObj = shellStory(header, { width: 'phone', lists: 'failed' });
export const SmallEmpty: StoryObj = shellStory(header, { width: 'phone', lists: 'empty' });
export const SmallLongName: StoryObj = shellStory(header, { width: 'phone', overrides: longName });

const openSheet: NonNullable<StoryObj['play']> = async ({ canvasElement }) => {
  const buttons = await within(canvasElement).findAllByRole('button', { expanded: false });
  const [, last] = buttons;
  if (last) await userEvent.click(last);
  const dialog = await within(document.body).findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
};

export const MenuSheetOpen: StoryObj = shellStory(header, { width: 'phone', play: openSheet });
export const MenuSheetEmpty: StoryObj = shellStory(header, {
  width: 'phone',
  lists: 'empty',
  play: openSheet,
});
export const MenuSheetFailed: StoryObj = shellStory(header, {
  width: 'phone',
  lists: 'failed',
  play: openSheet,
});

export const MenuSheetClosed: StoryObj = shellStory(header, {
  width: 'phone',
  play: async (context) => {
    await openSheet(context);
    const dialog = await within(document.body).findByRole('dialog');
    await userEvent.click(within(dialog).getAllByRole('button')[0] ?? dialog);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
});
