import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Undo from '@mui/icons-material/Undo';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { type ContentList, contentPaths, hiddenKey, type ListedRecord } from '../../model/desk/content-api';
import { changeDesk } from '../call-desk';
import { useSay } from '../language/use-say';
import { setHidden } from './edit-list';

const Row = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  & > button[aria-disabled='true'] {
    color: var(--line-strong);
  }
`;

/** What the buttons of a record do. */
export interface RowButtonsProps {
  readonly one: ListedRecord;
  /** The record in a few words. */
  readonly label: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Moves it by a place; null where the order means nothing, or not all records are shown. */
  readonly move: ((one: ListedRecord, by: 1 | -1) => void) | null;
  readonly run: (action: () => Promise<void>) => Promise<void>;
  readonly duplicate: (id: string) => void;
  readonly remove: () => void;
}

interface MarkProps {
  readonly label: string;
  readonly isOff?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Mark({ label, isOff = false, onClick, children }: MarkProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      {children}
    </IconButton>
  );
}

/** Buttons that move a record. The one that was pressed keeps the focus when the record is elsewhere in the list. */
function MoveButtons({ one, label, isFirst, isLast, move }: RowButtonsProps) {
  const say = useSay();
  const pressed = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus();
  });
  if (!move) return null;
  const go = (by: 1 | -1) => {
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    move(one, by);
  };
  return (
    <>
      <Mark
        label={say('content.moveUp', { label })}
        isOff={isFirst}
        onClick={() => {
          go(-1);
        }}
      >
        <ArrowUpward />
      </Mark>
      <Mark
        label={say('content.moveDown', { label })}
        isOff={isLast}
        onClick={() => {
          go(1);
        }}
      >
        <ArrowDownward />
      </Mark>
    </>
  );
}

/** What can be done with a record without opening it. */
export function RowButtons(props: RowButtonsProps & { readonly list: ContentList }) {
  const { list, one, label, run, duplicate, remove } = props;
  const say = useSay();
  if (!list.isOpen) return null;
  if (one.state === 'deleted') {
    return (
      <Row>
        <Mark
          label={say('content.restore', { label })}
          onClick={() => {
            void run(async () => {
              await changeDesk('DELETE', contentPaths.draft(list.name, one.id));
            });
          }}
        >
          <Undo />
        </Mark>
      </Row>
    );
  }
  const isHidden = one.record[hiddenKey] === true;
  return (
    <Row>
      <MoveButtons {...props} />
      <Mark
        label={say('content.duplicate', { label })}
        onClick={() => {
          duplicate(one.id);
        }}
      >
        <ContentCopy />
      </Mark>
      <Mark
        label={say(isHidden ? 'content.show' : 'content.hide', { label })}
        onClick={() => {
          void run(() => setHidden(list.name, one, !isHidden));
        }}
      >
        {isHidden ? <Visibility /> : <VisibilityOff />}
      </Mark>
      <Mark label={say('content.delete', { label })} onClick={remove}>
        <DeleteOutlined />
      </Mark>
    </Row>
  );
}
