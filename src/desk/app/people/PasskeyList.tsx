import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskPasskey } from '../../api/passkey-api';
import { changeDesk, problemOf } from '../call-desk';
import { useMoment } from '../language/use-moment';
import { useSay } from '../language/use-say';
import { ProblemAlert } from '../parts/ProblemAlert';
import { Failure, Waiting } from '../parts/States';
import { AccountList } from './AccountList';
import { PasskeyForm } from './PasskeyForm';
import { usePasskeysWork } from './use-passkeys-work';
import { useWaysToSignIn, waysKey } from './use-ways-to-sign-in';

interface PasskeyProps {
  readonly passkey: DeskPasskey;
  readonly remove: () => void;
}

function Passkey({ passkey: { name, since, used }, remove }: PasskeyProps) {
  const say = useSay();
  const moment = useMoment();
  const title = name || say('account.unknownDevice');
  const { date: usedDate, time: usedTime } = moment(used ?? since);
  const words = { ...moment(since), usedDate, usedTime };
  return (
    <li>
      <span>
        <b>{title}</b>
        <br />
        {say(used === null ? 'account.passkeyNeverUsed' : 'account.passkeyUsed', words)}
      </span>
      <Button onClick={remove} aria-label={`${say('account.removePasskey')}: ${title}`}>
        {say('account.removePasskey')}
      </Button>
    </li>
  );
}

/** The passkeys of the person, and where they work the form that adds one. */
export function PasskeyList() {
  const say = useSay();
  const client = useQueryClient();
  const isAddable = usePasskeysWork();
  const { data, error, refetch } = useWaysToSignIn();
  const remove = useMutation({
    mutationFn: (id: string) => changeDesk('DELETE', `/passkeys/${encodeURIComponent(id)}`),
    onSettled: () => client.invalidateQueries({ queryKey: waysKey }),
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return (
    <>
      {data.passkeys.length === 0 && <p>{say('account.noPasskeys')}</p>}
      {data.passkeys.length > 0 && (
        <AccountList>
          {data.passkeys.map((passkey) => (
            <Passkey
              key={passkey.id}
              passkey={passkey}
              remove={() => {
                remove.mutate(passkey.id);
              }}
            />
          ))}
        </AccountList>
      )}
      <ProblemAlert problem={remove.error && problemOf(remove.error)} />
      {isAddable && <PasskeyForm />}
    </>
  );
}
