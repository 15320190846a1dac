import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deskSessions, type DeskSession } from '../../api/desk-api';
import { changeDesk, problemOf, readDesk } from '../call-desk';
import { useMoment } from '../language/use-moment';
import { type Say, useSay } from '../language/use-say';
import { ProblemAlert } from '../parts/ProblemAlert';
import { Failure, Waiting } from '../parts/States';
import { AccountList } from './AccountList';

const key = ['sessions'];

function deviceOf({ browser, system }: DeskSession, say: Say): string {
  if (browser !== '' && system !== '') return say('device.both', { browser, system });
  return browser || system || say('account.unknownDevice');
}

function Session({ session, end }: { readonly session: DeskSession; readonly end: () => void }) {
  const say = useSay();
  const moment = useMoment();
  const device = deviceOf(session, say);
  return (
    <li>
      <span>
        <b>{device}</b>
        {session.isCurrent && ` (${say('account.here')})`}
        <br />
        {say('account.since', moment(session.since))}
      </span>
      {!session.isCurrent && (
        <Button onClick={end} aria-label={`${say('account.end')}: ${device}`}>
          {say('account.end')}
        </Button>
      )}
    </li>
  );
}

/** The sessions of the person, of which others than this one can be ended. */
export function SessionList() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => readDesk(deskSessions, '/sessions'),
  });
  const end = useMutation({
    mutationFn: (id: string) => changeDesk('DELETE', `/sessions/${encodeURIComponent(id)}`),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return (
    <>
      <AccountList>
        {data.sessions.map((session) => (
          <Session
            key={session.id}
            session={session}
            end={() => {
              end.mutate(session.id);
            }}
          />
        ))}
      </AccountList>
      <ProblemAlert problem={end.error && problemOf(end.error)} />
    </>
  );
}
