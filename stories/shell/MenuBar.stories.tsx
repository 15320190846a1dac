import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MenuBar } from '../../src/site/menu/MenuBar';
import { shellStory } from '../harness/shell-story';

const meta: Meta = { title: 'Shell/MenuBar', parameters: { frame: 'own' } };

export default meta;

type Play = NonNullable<StoryObj['play']>;

const bar = (
  <div style={{ minHeight: '32rem' }}>
    <MenuBar />
  </div>
);

function groupsIn(canvas: HTMLElement): readonly HTMLDetailsElement[] {
  return [...canvas.querySelectorAll<HTMLDetailsElement>('details[name="menu"]')];
}

function summaryOf(group: HTMLDetailsElement | undefined): HTMLElement {
  const summary = group?.querySelector('summary');
  if (!summary) throw new Error('The menu has no such group.');
  return summary;
}

/** Opens a group of the bar, counted from its start or its end. */
function open(which: number): Play {
  return async ({ canvasElement }) => {
    const group = groupsIn(canvasElement).at(which);
    await userEvent.click(summaryOf(group));
    await expect(group?.open).toBe(true);
  };
}

/** Opens the first group that holds groups itself, and shows its second pane. */
const openPanes: Play = async ({ canvasElement }) => {
  const group = groupsIn(canvasElement).find((one) => one.querySelector('details'));
  await userEvent.click(summaryOf(group));
};

export const Closed: StoryObj = shellStory(bar, { width: 'desktop' });
export const FirstPanelOpen: StoryObj = shellStory(bar, { width: 'desktop', play: open(0) });
export const LastPanelOpen: StoryObj = shellStory(bar, { width: 'desktop', play: open(-1) });
export const PanesOpen: StoryObj = shellStory(bar, { width: 'desktop', play: openPanes });
export const LoadingPanesOpen: StoryObj = shellStory(bar, { width: 'desktop', lists: 'loading' });
export const FailedPanelOpen: StoryObj = shellStory(bar, {
  width: 'desktop',
  lists: 'failed',
  play: open(-1),
});
export const EmptyPanelOpen: StoryObj = shellStory(bar, { width: 'desktop', lists: 'empty', play: open(-1) });

export const ByKeyboard: StoryObj = shellStory(bar, {
  width: 'desktop',
  play: async ({ canvasElement }) => {
    const [first, second] = groupsIn(canvasElement);
    summaryOf(first).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(first?.open).toBe(true);
    await expect(first?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{End}{ArrowDown}{Escape}');
    await expect(first?.open).toBe(false);
    await expect(document.activeElement).toBe(summaryOf(first));
    await userEvent.click(summaryOf(second));
    await expect(second?.open).toBe(true);
    await userEvent.click(document.body);
    await expect(second?.open).toBe(false);
  },
});
