import Paper from '@mui/material/Paper';
import styled from '@emotion/styled';
import type { Publication } from '../../../api/content-api';
import { handoverPaths, type WaitingDrafts } from '../../../api/handover-api';
import { changeDesk } from '../../call-desk';
import { useMoment } from '../../language/use-moment';
import { useSay } from '../../language/use-say';
import { DeskForm } from '../../parts/DeskForm';
import { RowList } from '../../parts/RowList';
import { isBlocked } from '../blocked-drafts';
import { DraftWords } from '../DraftWords';
import { Notice } from '../../parts/Notice';
import { PreviewButton } from '../PreviewButton';
import { PublishButton } from '../PublishButton';
import { useContentChanged } from '../use-content';
import { SendBackForm } from './SendBackForm';

const Place = styled(Paper)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 16px;
  border: 1px solid var(--line-strong);
  box-shadow: none;
  & > h3 {
    font-size: inherit;
  }
  & > blockquote {
    margin: 0;
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--line);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
`;

interface WaitingItemProps {
  readonly waiting: WaitingDrafts;
  readonly onPublished: (outcome: Publication) => void;
}

/** The changes of an editor: they are looked at, published, taken over or sent back. */
export function WaitingItem({ waiting, onPublished }: WaitingItemProps) {
  const { person, at, note, drafts, version } = waiting;
  const say = useSay();
  const moment = useMoment();
  const changed = useContentChanged();
  const { date, time } = moment(at);
  const isOff = drafts.some(isBlocked);
  const take = async () => {
    await changeDesk('POST', handoverPaths.take(person), { version });
    await changed();
  };
  return (
    <Place role="group" aria-label={person}>
      <h3>{say('waiting.of', { person, date, time })}</h3>
      {note !== '' && <blockquote>{note}</blockquote>}
      <RowList>
        {drafts.map((draft) => (
          <li key={`${draft.list}/${draft.id}`}>
            <DraftWords draft={draft} />
          </li>
        ))}
      </RowList>
      {isOff && <Notice isError>{say('waiting.blocked')}</Notice>}
      <div className="actions">
        <PreviewButton path={handoverPaths.preview(person)} />
        <PublishButton
          path={handoverPaths.publish(person)}
          body={{ version }}
          isOff={isOff}
          onPublished={onPublished}
        />
        <DeskForm submit={say('waiting.take')} send={take} isMinor>
          {null}
        </DeskForm>
      </div>
      <SendBackForm person={person} />
    </Place>
  );
}
