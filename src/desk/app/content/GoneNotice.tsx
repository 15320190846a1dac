import Button from '@mui/material/Button';
import { useSay } from '../language/use-say';
import { Notice } from '../parts/Notice';

interface GoneNoticeProps {
  readonly restore: () => void;
  readonly giveUp: () => void;
}

/** Says that the server does not have the record any more, and asks what becomes of the changes. */
export function GoneNotice({ restore, giveUp }: GoneNoticeProps) {
  const say = useSay();
  return (
    <Notice isError>
      <p>{say('edit.gone')}</p>
      <Button variant="outlined" onClick={restore}>
        {say('edit.addAgain')}
      </Button>{' '}
      <Button onClick={giveUp}>{say('edit.giveUp')}</Button>
    </Notice>
  );
}
