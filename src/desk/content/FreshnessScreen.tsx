import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { ListFreshness, SiteFreshness } from '../../model/desk/freshness-api';
import { useDay } from '../language/use-day';
import { useSay } from '../language/use-say';
import { Screen } from '../parts/Screen';
import { Failure, Waiting } from '../parts/States';
import { Chip, Chips } from './StateChips';
import { useFreshness } from './use-content';
import { useLanguageName } from './use-language-name';

const Lists = styled('ul')`
  & > li {
    display: grid;
    gap: 6px;
    padding-block: 12px;
    border-top: 1px solid var(--line);
  }
  & > li > a {
    color: inherit;
    font-weight: 700;
  }
`;

function ListLine({ list }: { readonly list: ListFreshness }) {
  const say = useSay();
  const day = useDay();
  const nameOf = useLanguageName();
  return (
    <li>
      <Link to={`/content/${encodeURIComponent(list.name)}`}>{list.title}</Link>
      {list.ended.map(({ label, day: last }) => (
        <span key={`${label} ${last}`}>{say('freshness.ended', { name: label, date: day(last) })}</span>
      ))}
      <Chips>
        {list.isStale && list.changed !== null && (
          <Chip data-look="error">{say('freshness.stale', { date: day(list.changed) })}</Chip>
        )}
        {list.placeholders > 0 && (
          <Chip data-look="error">{say('content.placeholders', { count: list.placeholders })}</Chip>
        )}
        {Object.entries(list.missing).map(([code, count]) => (
          <Chip key={code}>{say('content.missing', { language: nameOf(code), count })}</Chip>
        ))}
      </Chips>
    </li>
  );
}

/** The lists in which something is to be looked at. */
export function Freshness({ shown: { lists } }: { readonly shown: SiteFreshness }) {
  const say = useSay();
  if (lists.length === 0) return <p>{say('freshness.none')}</p>;
  return (
    <>
      <p>{say('freshness.hint')}</p>
      <Lists>
        {lists.map((list) => (
          <ListLine key={list.name} list={list} />
        ))}
      </Lists>
    </>
  );
}

/** What is old, has ended or was never filled in, by list. */
export function FreshnessScreen() {
  const say = useSay();
  const { data, error, refetch } = useFreshness();
  return (
    <Screen title={say('freshness.title')}>
      {error ? <Failure error={error} retry={() => void refetch()} /> : !data && <Waiting />}
      {data && <Freshness shown={data} />}
    </Screen>
  );
}
