import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Unscripted } from './Unscripted';
import { useGradually } from './use-gradually';

const Others = styled('div')`
  margin-top: 16px;
`;

interface LongListProps<Item> {
  readonly items: readonly Item[];
  /** Puts drawn items into a list. */
  readonly within: (items: readonly ReactNode[]) => ReactNode;
  /** Draws an item; with a key. */
  readonly children: (item: Item, index: number) => ReactNode;
}

/**
 * A list that may have hundreds of items. A browser takes over the first ones and draws the others bit by bit; without
 * script those stand in a list of their own, which a browser with script only skims.
 */
export function LongList<Item>({ items, within, children: draw }: LongListProps<Item>) {
  const { drawn, unscripted } = useGradually(items);
  return (
    <>
      {within(drawn.map(draw))}
      {unscripted.length > 0 && (
        <Unscripted>
          <Others>{within(unscripted.map((item, index) => draw(item, drawn.length + index)))}</Others>
        </Unscripted>
      )}
    </>
  );
}
