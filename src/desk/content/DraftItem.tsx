import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type ContentDraft, contentPaths, orderId } from '../../model/desk/content-api';
import { type CallProblem, changeDesk, problemOf } from '../call-desk';
import { useSay } from '../language/use-say';
import { ProblemAlert } from '../parts/ProblemAlert';
import { ConfirmButton } from './ConfirmButton';
import { ConflictForm } from './ConflictForm';
import { ProblemLinks } from './ProblemLinks';
import { Chips, StateChip } from './StateChips';
import { useContentChanged } from './use-content';

/** A record that was changed: its mistakes and conflicts, and what takes the change back. */
export function DraftItem({ draft }: { readonly draft: ContentDraft }) {
  const { list, id, label, title, state, fields, conflicts, problems } = draft;
  const say = useSay();
  const changed = useContentChanged();
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const name = id === orderId ? say('changes.order') : label || id;
  const ofList = `/content/${encodeURIComponent(list)}`;
  const place = id === orderId || state === 'deleted' ? ofList : `${ofList}/${encodeURIComponent(id)}`;
  const discard = async () => {
    await changeDesk('DELETE', contentPaths.draft(list, id)).catch((error: unknown) => {
      setProblem(problemOf(error));
    });
    await changed();
  };
  return (
    <li>
      <Chips>
        <StateChip state={state} />
        <span>{title}</span>
      </Chips>
      <Link to={place}>{name}</Link>
      {fields.length > 0 && <p>{fields.join(', ')}</p>}
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
