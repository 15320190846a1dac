import styled from '@emotion/styled';
import { useState } from 'react';
import { type ContentDraft, contentPaths } from '../../api/content-api';
import { type CallProblem, changeDesk, problemOf } from '../call-desk';
import { useSay } from '../language/use-say';
import { ProblemAlert } from '../parts/ProblemAlert';
import { RowList } from '../parts/RowList';
import { ConfirmButton } from './ConfirmButton';
import { DraftItem } from './DraftItem';
import { RecordPages, recordsOnPage } from './RecordPages';
import { isBlocked } from './blocked-drafts';
import { useContentChanged } from './use-content';

/** Most changes of a list that are in sight at once. */
const mostOpen = 5;

const List = styled('details')`
  display: grid;
  gap: 8px;
  & > summary {
    padding-block: 8px;
    font-weight: 700;
    cursor: pointer;
  }
`;

/** The changes of a list, what must be corrected first; many of them on demand. */
export function ListDrafts({ drafts }: { readonly drafts: readonly ContentDraft[] }) {
  const say = useSay();
  const changed = useContentChanged();
  const [page, setPage] = useState(0);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const [first] = drafts;
  if (!first) return null;
  const sorted = [...drafts].sort((one, other) => Number(isBlocked(other)) - Number(isBlocked(one)));
  const discard = async () => {
    await changeDesk('DELETE', contentPaths.draftsOf(first.list)).catch((error: unknown) => {
      setProblem(problemOf(error));
    });
    await changed();
  };
  return (
    <List open={drafts.length <= mostOpen || sorted.slice(0, 1).some(isBlocked)}>
      <summary>{say('changes.ofList', { title: first.title, count: drafts.length })}</summary>
      <RowList>
        {recordsOnPage(sorted, page).map((draft) => (
          <DraftItem key={draft.id} draft={draft} />
        ))}
      </RowList>
      <RecordPages count={drafts.length} page={page} turnTo={setPage} />
      <ProblemAlert problem={problem} />
      {drafts.length > 1 && (
        <ConfirmButton
          text={say('changes.discardList')}
          confirm={say('changes.discardReally')}
          keep={say('changes.keep')}
          onConfirm={() => void discard()}
        />
      )}
    </List>
  );
}
