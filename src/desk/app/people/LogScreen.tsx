import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useInfiniteQuery } from '@tanstack/react-query';
import { deskLog, type LogEntry } from '../../api/desk-api';
import { isRole } from '../../api/roles';
import { readDesk } from '../call-desk';
import { useMoment } from '../language/use-moment';
import { useSay } from '../language/use-say';
import { Screen } from '../parts/Screen';
import { Failure, Waiting } from '../parts/States';

const Entries = styled('ol')`
  border-top: 1px solid var(--line);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 24px;
    padding-block: 10px;
    border-bottom: 1px solid var(--line);
  }
  & time {
    color: var(--ink-soft);
    font-size: var(--small);
  }
  @media (min-width: 640px) {
    & > li {
      grid-template-columns: 11rem minmax(0, 1fr);
      align-items: baseline;
    }
  }
`;

function Entry({ entry }: { readonly entry: LogEntry }) {
  const say = useSay();
  const { date, time } = useMoment()(entry.at);
  const subject = isRole(entry.subject) ? say(`role.${entry.subject}`) : entry.subject;
  return (
    <li>
      <time dateTime={entry.at}>
        {date}, {time}
      </time>
      <span>
        <b>{entry.person || say(entry.action === 'purged' ? 'log.website' : 'log.unknown')}</b>:{' '}
        {say(`log.action.${entry.action}`, { subject })}
      </span>
    </li>
  );
}

function pathOf(before: string): string {
  return before === '' ? '/log' : `/log?before=${encodeURIComponent(before)}`;
}

/** Who did what at the desk, newest first. */
export function LogScreen() {
  const say = useSay();
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['log'],
    queryFn: ({ pageParam }) => readDesk(deskLog, pathOf(pageParam)),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Screen title={say('log.title')}>
      <p>{say('log.hint')}</p>
      {error ? <Failure error={error} retry={() => void refetch()} /> : !data && <Waiting />}
      {data && entries.length === 0 && <p>{say('log.empty')}</p>}
      {entries.length > 0 && (
        <Entries>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Entries>
      )}
      {hasNextPage && (
        <div>
          <Button onClick={() => void fetchNextPage()}>{say('log.more')}</Button>
        </div>
      )}
    </Screen>
  );
}
