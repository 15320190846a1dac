import { type Handover, handoverPaths } from '../../../api/handover-api';
import { changeDesk } from '../../call-desk';
import { useMoment } from '../../language/use-moment';
import { useSay } from '../../language/use-say';
import { DeskForm } from '../../parts/DeskForm';
import { LongTextField } from '../../parts/LongTextField';
import { useKeptText } from '../../parts/use-kept-text';
import { Notice } from '../../parts/Notice';
import { useContentChanged } from '../use-content';

function Waits({ at }: { readonly at: string }) {
  const say = useSay();
  const moment = useMoment();
  const changed = useContentChanged();
  const { date, time } = moment(at);
  const takeBack = async () => {
    await changeDesk('DELETE', handoverPaths.own);
    await changed();
  };
  return (
    <DeskForm submit={say('handover.takeBack')} send={takeBack} isMinor>
      <Notice>{say('handover.waits', { date, time })}</Notice>
    </DeskForm>
  );
}

function HandOverForm() {
  const say = useSay();
  const changed = useContentChanged();
  const [note, setNote] = useKeptText('handover');
  const send = async () => {
    await changeDesk('POST', handoverPaths.own, { note });
    setNote('');
    await changed();
  };
  return (
    <DeskForm submit={say('handover.send')} send={send}>
      <LongTextField
        label={say('handover.note')}
        hint={say('handover.noteHint')}
        isOptional
        value={note}
        onChange={setNote}
      />
    </DeskForm>
  );
}

/** Hands the person's changes over to a publisher, and says what became of them. */
export function HandOver({ handover }: { readonly handover: Handover | null }) {
  const say = useSay();
  if (handover?.state === 'waiting') return <Waits at={handover.at} />;
  return (
    <>
      {handover && (
        <Notice isError>
          <p>{say('handover.returned', { person: handover.by })}</p>
          {handover.note !== '' && <p>{handover.note}</p>}
        </Notice>
      )}
      <p>{say('changes.askPublisher')}</p>
      <HandOverForm />
    </>
  );
}
