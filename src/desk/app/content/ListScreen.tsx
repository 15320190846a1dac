import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { Suspense } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { ContentList } from '../../api/content-api';
import { isArrangement, textLists } from '../../api/text-lists';
import { DeskIcon } from '../parts/DeskIcon';
import { useSay } from '../language/use-say';
import { LoadedWords } from '../language/LoadedWords';
import { lazyScreen } from '../lazy-screen';
import { ProblemAlert } from '../parts/ProblemAlert';
import { Screen } from '../parts/Screen';
import { Failure, Waiting } from '../parts/States';
import { useDeskState } from '../use-desk-state';
import { sendNewRecord } from './edit-list';
import { ListFilters } from './ListFilters';
import { type ListFilterState, selectShown, useListFilter } from './list-filter';
import { recordsOnPage, RecordPages } from './RecordPages';
import { RecordRows } from './RecordRows';
import { useContentChanged, useContentList } from './use-content';
import { useListChange } from './use-list-change';

const Colours = lazyScreen(async () => (await import('../colours/Colours')).Colours);
const DistrictRecords = lazyScreen(async () => (await import('../district/DistrictRecords')).DistrictRecords);
const Arrangement = lazyScreen(async () => (await import('./Arrangement')).Arrangement);

/** A link to a page of the site, in a new tab; nothing for what is on every page. */
function PageLink({ path }: { readonly path: string | null }) {
  const say = useSay();
  if (path === null) return null;
  return (
    <a href={path} target="_blank" rel="noopener noreferrer">
      {say('content.toPage')}
    </a>
  );
}

const Row = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
`;

interface ShownListProps {
  readonly list: ContentList;
  readonly view: ListFilterState;
  readonly setView: (change: Partial<ListFilterState>) => void;
}

/** The records of a list, with what can be done with them. */
export function ListRecords({ list, view, setView }: ShownListProps) {
  const say = useSay();
  const navigate = useNavigate();
  const changed = useContentChanged();
  const shown = selectShown(list, view);
  const { problem, run } = useListChange();
  const add = (copyOf?: string) =>
    run(async () => {
      const id = await sendNewRecord(list.name, copyOf);
      await changed();
      await navigate(`/content/${encodeURIComponent(list.name)}/${encodeURIComponent(id)}`);
    });
  const isWhole = view.search === '' && view.filter === 'all';
  const records = recordsOnPage(shown, view.page);
  return (
    <>
      <Row>
        {list.pages.map(({ path, title }) => (
          <span key={path ?? ''}>
            {title || say('content.everyPage')} <PageLink path={path} />
          </span>
        ))}
      </Row>
      {list.isOpen && (
        <Row>
          <Button variant="contained" onClick={() => void add()}>
            <DeskIcon name="add" isSmall />
            {say('content.add')}
          </Button>
          <Button component={Link} to={`/lists/${encodeURIComponent(list.name)}/sheet`}>
            {say('sheets.title')}
          </Button>
          {list.codes && (
            <Button component={Link} to={`/lists/${encodeURIComponent(list.name)}/codes`}>
              {say('codes.title')}
            </Button>
          )}
        </Row>
      )}
      <ListFilters view={view} setView={setView} />
      <ProblemAlert problem={problem} />
      <p role="status">{say('content.count', { count: shown.length })}</p>
      {list.most !== null && list.records.length > list.most && (
        <p>{say('content.most', { count: list.most })}</p>
      )}
      <RecordRows
        list={list}
        records={records}
        canMove={isWhole && list.isOrdered && list.isOpen}
        run={run}
        duplicate={(id) => void add(id)}
      />
      <RecordPages
        count={shown.length}
        page={view.page}
        turnTo={(page) => {
          setView({ page });
        }}
      />
      <Suspense>{list.district && <DistrictRecords list={list} run={run} />}</Suspense>
    </>
  );
}

/** Editor of a list: its colours together, parts of the site in their order, or its records one by one. */
function ListContent(props: ShownListProps) {
  const { list } = props;
  const { data } = useDeskState();
  if (isArrangement(list.name)) return <Arrangement list={list} />;
  if (list.name !== textLists.colours) return <ListRecords {...props} />;
  if (data?.state !== 'signed-in') return <Waiting />;
  return (
    <LoadedWords of="all">
      <Colours list={list} person={data.person.name} />
    </LoadedWords>
  );
}

/** One list of the site. */
export function ListScreen() {
  const say = useSay();
  const { list: name = '' } = useParams();
  const { data, error, refetch } = useContentList(name);
  const [view, setView] = useListFilter();
  return (
    <Screen title={data?.title ?? say('content.title')}>
      <p>
        <Link to="/content">{say('content.back')}</Link>
      </p>
      {error ? <Failure error={error} retry={() => void refetch()} /> : !data && <Waiting />}
      {data && <ListContent list={data} view={view} setView={setView} />}
    </Screen>
  );
}
