import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type ContentDraft, contentPaths } from '../../api/content-api';
import { type CallProblem, changeDesk, problemOf } from '../call-desk';
import { useSay } from '../language/use-say';
import { ProblemAlert } from '../parts/ProblemAlert';
import { ConfirmButton } from './ConfirmButton';
import { ConflictForm } from './ConflictForm';
import { DraftWords, useDraftName } from './DraftWords';
import { listPlace, recordPlace } from './record-place';
import { ProblemLinks } from './ProblemLinks';
import { useContentChanged } from './use-content';

/** A record that was changed: its mistakes and conflicts, and what takes the change back. */
export function DraftItem({ draft }: { readonly draft: ContentDraft }) {
  const { list, id, state, conflicts, problems } = draft;
  const say = useSay();
  const changed = useContentChanged();
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const name = useDraftName()(draft);
  const place = state === 'deleted' ? listPlace(list) : recordPlace(list, id);
  const discard = async () => {
    await changeDesk('DELETE', contentPaths.draft(list, id)).catch((error: unknown) => {
      setProblem(problemOf(error));
    });
    await changed();
  };
  return (
    <li>
      <DraftWords draft={draft} name={<Link to={place}>{name}</Link>} />
      <ProblemLinks problems={problems.map((one) => ({ ...one, list, id, label: '' }))} />
      {conflicts.length > 0 && <ConflictForm draft={draft} />}
      <ProblemAlert problem={problem} />
      <ConfirmButton
        text={say('changes.discard', { label: name })}
        confirm={say('changes.discardReally')}
        keep={say('changes.keep')}
        onConfirm={() => void discard()}
      />
    </li>
  );
}
