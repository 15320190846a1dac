import { type ContentList, contentPaths, hiddenKey, type ListedRecord } from '../../api/content-api';
import { changeDesk } from '../call-desk';
import { useSay } from '../language/use-say';
import { DeskIcon } from '../parts/DeskIcon';
import { ButtonRow, MarkButton } from '../parts/MarkButton';
import { MoveButtons } from '../parts/MoveButtons';
import { setHidden } from './edit-list';
import { HideButton } from './HideButton';

/** Actions of the buttons of a record. */
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

/** Buttons for a record that need not be opened. */
export function RowButtons(props: RowButtonsProps & { readonly list: ContentList }) {
  const { list, one, label, isFirst, isLast, move, run, duplicate, remove } = props;
  const say = useSay();
  if (!list.isOpen) return null;
  if (one.state === 'deleted') {
    return (
      <ButtonRow>
        <MarkButton
          label={say('content.restore', { label })}
          onClick={() => {
            void run(async () => {
              await changeDesk('DELETE', contentPaths.draft(list.name, one.id));
            });
          }}
        >
          <DeskIcon name="undo" />
        </MarkButton>
      </ButtonRow>
    );
  }
  const isHidden = one.record[hiddenKey] === true;
  return (
    <ButtonRow>
      {move && (
        <MoveButtons
          label={label}
          isFirst={isFirst}
          isLast={isLast}
          move={(by) => {
            move(one, by);
          }}
        />
      )}
      <MarkButton
        label={say('content.duplicate', { label })}
        onClick={() => {
          duplicate(one.id);
        }}
      >
        <DeskIcon name="copy" />
      </MarkButton>
      <HideButton
        label={label}
        isHidden={isHidden}
        onClick={() => {
          void run(() => setHidden(list.name, one, !isHidden));
        }}
      />
      <MarkButton label={say('content.delete', { label })} onClick={remove}>
        <DeskIcon name="delete" />
      </MarkButton>
    </ButtonRow>
  );
}
