import { useState } from 'react';
import { type InboxItem, settableStates } from '../../api/inbox-api';
import { changeDesk } from '../call-desk';
import { useSay } from '../language/use-say';
import { ChoiceField } from '../parts/ChoiceField';
import { DeskForm } from '../parts/DeskForm';
import { pathOfSubmission, useInboxChanged } from './inbox-changes';

interface HandlingProps {
  readonly item: InboxItem;
  /** Names of those it can be assigned to. */
  readonly people: readonly string[];
}

/** How far a submission is, and who looks after it. */
export function HandlingForm({ item, people }: HandlingProps) {
  const say = useSay();
  const changed = useInboxChanged();
  const [state, setState] = useState<string>(item.state);
  const [assignee, setAssignee] = useState(people.includes(item.assignee) ? item.assignee : '');
  const states = settableStates.map((value) => ({ value, label: say(`state.${value}`) }));
  const nobody = { value: '', label: say('submission.nobody') };
  const send = async () => {
    const change = {
      ...(state !== item.state && { state }),
      ...(assignee !== item.assignee && { assignee }),
    };
    if (Object.keys(change).length > 0) await changeDesk('PUT', pathOfSubmission(item.reference), change);
    await changed();
  };
  return (
    <DeskForm submit={say('submission.save')} send={send}>
      <ChoiceField label={say('filter.state')} choices={states} value={state} onChange={setState} />
      <ChoiceField
        label={say('submission.assignee')}
        choices={[nobody, ...people.map((name) => ({ value: name, label: name }))]}
        value={assignee}
        onChange={setAssignee}
      />
    </DeskForm>
  );
}
