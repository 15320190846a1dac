import { changeDesk } from '../call-desk';
import { useSay } from '../language/use-say';
import { DeskForm } from '../parts/DeskForm';
import { LongTextField } from '../parts/LongTextField';
import { useKeptText } from '../parts/use-kept-text';
import { pathOfSubmission, useInboxChanged } from './inbox-changes';

/** Adds a note to a submission, for the people of the desk only. */
export function NoteForm({ reference }: { readonly reference: string }) {
  const say = useSay();
  const changed = useInboxChanged();
  const [text, setText] = useKeptText(`note ${reference}`);
  const send = async () => {
    await changeDesk('POST', `${pathOfSubmission(reference)}/notes`, { text });
    setText('');
    await changed();
  };
  return (
    <DeskForm submit={say('note.add')} send={send} isMinor>
      <LongTextField label={say('note.label')} hint={say('note.hint')} value={text} onChange={setText} />
    </DeskForm>
  );
}
