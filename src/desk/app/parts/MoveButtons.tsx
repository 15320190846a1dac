import { useEffect, useRef } from 'react';
import { useSay } from '../language/use-say';
import { DeskIcon } from './DeskIcon';
import { MarkButton } from './MarkButton';

interface MoveButtonsProps {
  /** Name of the record or part, in a few words. */
  readonly label: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly move: (by: 1 | -1) => void;
}

/** Buttons that move a record. The one that was pressed keeps the focus when the record is elsewhere in the list. */
export function MoveButtons({ label, isFirst, isLast, move }: MoveButtonsProps) {
  const say = useSay();
  const pressed = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus();
  });
  const go = (by: 1 | -1) => {
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    move(by);
  };
  return (
    <>
      <MarkButton
        label={say('content.moveUp', { label })}
        isOff={isFirst}
        onClick={() => {
          go(-1);
        }}
      >
        <DeskIcon name="up" />
      </MarkButton>
      <MarkButton
        label={say('content.moveDown', { label })}
        isOff={isLast}
        onClick={() => {
          go(1);
        }}
      >
        <DeskIcon name="down" />
      </MarkButton>
    </>
  );
}
