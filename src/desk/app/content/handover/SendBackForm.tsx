import styled from '@emotion/styled';
import { handoverPaths } from '../../../api/handover-api';
import { changeDesk } from '../../call-desk';
import { useSay } from '../../language/use-say';
import { DeskForm } from '../../parts/DeskForm';
import { LongTextField } from '../../parts/LongTextField';
import { useKeptText } from '../../parts/use-kept-text';
import { useContentChanged } from '../use-content';

const Box = styled('details')`
  & > summary {
    min-height: 44px;
    padding-block: 10px;
    cursor: pointer;
  }
`;

/** Sends changes back to the person who made them, with what is to be changed. */
export function SendBackForm({ person }: { readonly person: string }) {
  const say = useSay();
  const changed = useContentChanged();
  const [note, setNote] = useKeptText(`send back ${person}`);
  const send = async () => {
    await changeDesk('POST', handoverPaths.sendBack(person), { note });
    setNote('');
    await changed();
  };
  return (
    <Box>
      <summary>{say('waiting.sendBack')}</summary>
      <DeskForm submit={say('waiting.sendBackNow')} send={send} isMinor>
        <LongTextField label={say('waiting.note')} value={note} onChange={setNote} />
      </DeskForm>
    </Box>
  );
}
