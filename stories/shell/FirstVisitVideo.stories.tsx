import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FirstVisitVideo } from '../../src/site/shell/first-visit/FirstVisitVideo';
import { withCouncilDetail, shellStory } from '../harness/shell-story';
import { checkedSite } from '../harness/story-site';

const { shell, council } = checkedSite.config;

const meta: Meta = {
  title: 'Shell/FirstVisitVideo',
  parameters: { frame: 'own' },
  // Every look at the story is a first visit.
  beforeEach: () => {
    document.cookie = `${shell.firstVisit?.cookie ?? ''}=; max-age=0; path=/`;
  },
};

export default meta;

const video = <FirstVisitVideo />;
// A designer may have no network; what is framed does not matter here.
const withVideo = withCouncilDetail((record) => ({
  ...record,
  [council.bind.video ?? '']: 'https://video.invalid/',
}));

const findOverlay = () => within(document.body).findByRole('dialog');

export const Open: StoryObj = shellStory(video, {
  overrides: withVideo,
  play: async () => {
    const overlay = await findOverlay();
    await waitFor(() => expect(overlay).toBeVisible());
  },
});

export const Closed: StoryObj = shellStory(video, {
  overrides: withVideo,
  play: async () => {
    const overlay = await findOverlay();
    await userEvent.click(within(overlay).getByRole('button'));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
});
