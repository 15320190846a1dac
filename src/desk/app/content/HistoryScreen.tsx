import { Link } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { publications } from '../../api/history-api';
import { useMoment } from '../language/use-moment';
import { useSay } from '../language/use-say';
import { RowList } from '../parts/RowList';
import { Screen } from '../parts/Screen';
import { Failure, Waiting } from '../parts/States';
import { Chip, Chips } from './StateChips';
import { usePublications } from './use-content';

type Shown = z.infer<typeof publications>['publications'];

/** Publications, each with a link to what it changed. */
export function Publications({ shown }: { readonly shown: Shown }) {
  const say = useSay();
  const moment = useMoment();
  if (shown.length === 0) return <p>{say('publications.none')}</p>;
  return (
    <RowList>
      {shown.map(({ id, at, person, message, isByHand }) => (
        <li key={id}>
          <Chips>
            <time dateTime={at}>
              {moment(at).date}, {moment(at).time}
            </time>
            <span>{person}</span>
            {isByHand && <Chip>{say('publications.byHand')}</Chip>}
          </Chips>
          <Link to={`/history/${encodeURIComponent(id)}`}>{message}</Link>
        </li>
      ))}
    </RowList>
  );
}

/** What was published, newest first. */
export function HistoryScreen() {
  const say = useSay();
  const { data, error, refetch } = usePublications();
  return (
    <Screen title={say('publications.title')}>
      {error ? <Failure error={error} retry={() => void refetch()} /> : !data && <Waiting />}
      {data && <Publications shown={data.publications} />}
    </Screen>
  );
}
