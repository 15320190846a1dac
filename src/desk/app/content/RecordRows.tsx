import styled from '@emotion/styled';
import { useState } from 'react';
import { type ContentList, contentPaths, type ListedRecord } from '../../api/content-api';
import { VisuallyHidden } from '../../../site/ui/text/VisuallyHidden';
import { changeDesk } from '../call-desk';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';
import { moved } from '../parts/move-record';
import { sendDeletion, restoreDeleted } from './edit-list';
import { recordLabel } from './record-label';
import { RecordRow } from './RecordRow';
import { UndoToast } from './UndoToast';

const Rows = styled('ul')`
  border-top: 1px solid var(--line);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px 24px;
    padding-block: 12px;
    border-bottom: 1px solid var(--line);
  }
  @media (min-width: 768px) {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
  }
`;

interface RecordRowsProps {
  readonly list: ContentList;
  /** Those that are shown. */
  readonly records: readonly ListedRecord[];
  readonly canMove: boolean;
  /** Runs a change, shows its problem and loads the list again. */
  readonly run: (action: () => Promise<void>) => Promise<void>;
  readonly duplicate: (id: string) => void;
}

/** Records with what can be done with each: open, move, duplicate, hide, delete. */
export function RecordRows({ list, records, canMove, run, duplicate }: RecordRowsProps) {
  const say = useSay();
  const { language } = useDeskLanguage();
  const [deleted, setDeleted] = useState<ListedRecord | null>(null);
  const [said, setSaid] = useState('');
  const labelOf = ({ id, record }: ListedRecord) => recordLabel(list, record, language.code) || id;
  const ids = list.records.map(({ id }) => id);
  const move = (one: ListedRecord, by: 1 | -1) => {
    const order = moved(ids, one.id, by);
    if (!order) return;
    void run(async () => {
      await changeDesk('PUT', contentPaths.order(list.name), { ids: order, version: list.orderVersion });
      setSaid(say('content.moved', { label: labelOf(one), place: order.indexOf(one.id) + 1 }));
    });
  };
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Rows>
        {records.map((one) => (
          <RecordRow
            key={one.id}
            list={list}
            one={one}
            label={labelOf(one)}
            isFirst={ids[0] === one.id}
            isLast={ids.at(-1) === one.id}
            move={canMove ? move : null}
            run={run}
            duplicate={duplicate}
            remove={() => {
              void run(async () => {
                await sendDeletion(list.name, one.id);
                setDeleted(one);
              });
            }}
          />
        ))}
      </Rows>
      {deleted && (
        <UndoToast
          key={deleted.id}
          text={say('content.deleted', { label: labelOf(deleted) })}
          undo={() => {
            void run(() => restoreDeleted(list.name, deleted));
          }}
          onClose={() => {
            setDeleted(null);
          }}
        />
      )}
    </>
  );
}
