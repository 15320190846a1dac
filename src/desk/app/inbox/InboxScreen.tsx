import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { inboxPage } from '../../api/inbox-api';
import { readDesk } from '../call-desk';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';
import { Screen } from '../parts/Screen';
import { Failure, Waiting } from '../parts/States';
import { Exports } from './Exports';
import { useListPlace } from './filter-in-url';
import { InboxFilters } from './InboxFilters';
import { InboxList } from './InboxList';

const Row = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
`;

interface TurnerProps {
  readonly page: number;
  readonly pages: number;
  readonly turnTo: (page: number) => void;
}

/** Turns the pages of a long list. */
function Turner({ page, pages, turnTo }: TurnerProps) {
  const say = useSay();
  return (
    <Row>
      <Button
        aria-disabled={page <= 1}
        onClick={() => {
          if (page > 1) turnTo(page - 1);
        }}
      >
        {say('inbox.newer')}
      </Button>
      <span>{say('inbox.page', { page, pages })}</span>
      <Button
        aria-disabled={page >= pages}
        onClick={() => {
          if (page < pages) turnTo(page + 1);
        }}
      >
        {say('inbox.older')}
      </Button>
    </Row>
  );
}

/** Submissions of visitors, newest first, with search, filters and an export of what they select. */
export function InboxScreen() {
  const say = useSay();
  const { language } = useDeskLanguage();
  const { filter, page, change, turnTo, query } = useListPlace();
  const sent = new URLSearchParams({ ...filter, page: String(page), language: language.code }).toString();
  const { data, error, refetch } = useQuery({
    queryKey: ['submissions', sent],
    queryFn: () => readDesk(inboxPage, `/submissions?${sent}`),
    placeholderData: keepPreviousData,
  });
  return (
    <Screen title={say('inbox.title')}>
      {data && <InboxFilters key={filter.search} filter={filter} change={change} choices={data} />}
      {error ? <Failure error={error} retry={() => void refetch()} /> : !data && <Waiting />}
      {data && (
        <>
          <Row>
            <p role="status">{say('inbox.count', { count: data.total })}</p>
            {data.total > 0 && <Exports filter={filter} total={data.total} />}
          </Row>
          {data.items.length > 0 && <InboxList items={data.items} query={query} />}
          {data.pages > 1 && <Turner page={page} pages={data.pages} turnTo={turnTo} />}
        </>
      )}
    </Screen>
  );
}
