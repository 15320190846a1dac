import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Header } from '../../src/site/shell/Header';
import { councilWith, partStory } from '../harness/part-story';
import { longWord } from '../harness/sample-words';
import { checkedSite } from '../harness/told-site';

const meta: Meta = { title: 'Shell/Header', parameters: { frame: 'own' } };

export default meta;

const { bind } = checkedSite.config.council;
const [, other = { path: '/' }] = checkedSite.config.pages;
const header = <Header />;

const nameless = councilWith((record) => ({ ...record, [bind.name]: null }));
const longName = councilWith((record) => ({ ...record, [bind.name]: `${longWord} ${longWord}` }));
const brokenLogo = councilWith((record) => ({ ...record, [bind.logo ?? '']: '/site/pictures/broken.webp' }));

export const Wide: StoryObj = partStory(header, { width: 'desk' });
export const WideOnAnotherPage: StoryObj = partStory(header, { width: 'desk', at: other.path });
export const WideLoading: StoryObj = partStory(header, { width: 'desk', lists: 'loading' });
export const WideFailed: StoryObj = partStory(header, { width: 'desk', lists: 'failed' });
export const WideEmpty: StoryObj = partStory(header, { width: 'desk', lists: 'empty' });
export const WideLongName: StoryObj = partStory(header, { width: 'desk', over: longName });
export const WideWithoutName: StoryObj = partStory(header, { width: 'desk', over: nameless });
export const WideBrokenLogo: StoryObj = partStory(header, { width: 'desk', over: brokenLogo });
export const Small: StoryObj = partStory(header, { width: 'phone' });
export const SmallOnAnotherPage: StoryObj = partStory(header, { width: 'phone', at: other.path });
export const SmallLoading: StoryObj = partStory(header, { width: 'phone', lists: 'loading' });
export const SmallFailed: StoryObj = partStory(header, { width: 'phone', lists: 'failed' });
export const SmallEmpty: StoryObj = partStory(header, { width: 'phone', lists: 'empty' });
export const SmallLongName: StoryObj = partStory(header, { width: 'phone', over: longName });

const openSheet: NonNullable<StoryObj['play']> = async ({ canvasElement }) => {
  const buttons = await within(canvasElement).findAllByRole('button', { expanded: false });
  const [, last] = buttons;
  if (last) await userEvent.click(last);
  const dialog = await within(document.body).findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
};

export const MenuSheetOpen: StoryObj = partStory(header, { width: 'phone', play: openSheet });
export const MenuSheetEmpty: StoryObj = partStory(header, {
  width: 'phone',
  lists: 'empty',
  play: openSheet,
});
export const MenuSheetFailed: StoryObj = partStory(header, {
  width: 'phone',
  lists: 'failed',
  play: openSheet,
});

export const MenuSheetClosed: StoryObj = partStory(header, {
  width: 'phone',
  play: async (context) => {
    await openSheet(context);
    const dialog = await within(document.body).findByRole('dialog');
    await userEvent.click(within(dialog).getAllByRole('button')[0] ?? dialog);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
});
