import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LongList } from '../../src/ui/LongList';
import { Words } from '../../src/ui/Words';

const meta: Meta = { title: 'Pieces/LongList' };

export default meta;

const count = 300;

/** Drawn 24 at a time: all of them are there after a moment. */
export const ThreeHundredItems: StoryObj = {
  render: () => (
    <LongList
      items={Array.from({ length: count }, (_, index) => `${index + 1}. તળાવ`)}
      within={(items) => <ul>{items}</ul>}
    >
      {(text) => (
        <li key={text}>
          <Words of={{ text, lang: 'gu' }} />
        </li>
      )}
    </LongList>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(`${count}. તળાવ`, {}, { timeout: 10_000 });
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(count);
  },
};
