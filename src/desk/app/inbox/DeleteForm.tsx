import { useNavigate } from 'react-router-dom';
import { hasRight } from '../../api/roles';
import { changeDesk } from '../call-desk';
import { useSay } from '../language/use-say';
import { DeskForm } from '../parts/DeskForm';
import { useDeskState } from '../use-desk-state';
import { FoldedForm } from './FoldedForm';
import { pathOfSubmission, useInboxChanged } from './inbox-changes';

/** Deletes a submission after it was confirmed; nothing for those whose role does not. */
export function DeleteForm({ reference }: { readonly reference: string }) {
  const say = useSay();
  const navigate = useNavigate();
  const changed = useInboxChanged();
  const { data } = useDeskState();
  if (data?.state !== 'signed-in' || !hasRight(data.person.role, 'erase')) return null;
  const send = async () => {
    await changeDesk('DELETE', pathOfSubmission(reference));
    await navigate('/', { replace: true });
    await changed();
  };
  return (
    <FoldedForm>
      <summary>{say('submission.delete')}</summary>
      <DeskForm submit={say('submission.deleteForGood')} send={send} isMinor>
        <p>{say('submission.deleteHint')}</p>
      </DeskForm>
    </FoldedForm>
  );
}
