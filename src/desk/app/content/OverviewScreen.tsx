import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ContentListSummary, ContentOverview } from '../../api/content-overview';
import { useSay } from '../language/use-say';
import { Screen } from '../parts/Screen';
import { TextField } from '../parts/TextField';
import { Failure, Waiting } from '../parts/States';
import { Notice } from '../parts/Notice';
import { PageLink } from './PageLink';
import { Chip, Chips } from './StateChips';
import { useDay } from '../language/use-day';
import { useOverview } from './use-content';
import { useLanguageName } from './use-language-name';

const Pages = styled('div')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr));
  gap: 28px 40px;
  align-items: start;
  & h2 {
    font-size: var(--h3);
  }
  & li {
    position: relative;
    padding-block: 12px;
    border-top: 1px solid var(--line);
  }
  & li:hover {
    background: var(--surface);
  }
  & li > a {
    color: inherit;
    font-weight: 700;
  }
  & li > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Head = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  margin-bottom: 8px;
`;

function ListLine({ list }: { readonly list: ContentListSummary }) {
  const say = useSay();
  const day = useDay();
  const nameOf = useLanguageName();
  const missing = Object.entries(list.missing).filter(([, count]) => count > 0);
  return (
    <li>
      <Link to={`/content/${encodeURIComponent(list.name)}`}>{list.title}</Link>
      <Chips>
        <span>{say('content.count', { count: list.count })}</span>
        {list.changed !== null && <span>{say('content.changed', { date: day(list.changed) })}</span>}
        {list.drafts > 0 && <Chip data-look="draft">{say('content.drafts', { count: list.drafts })}</Chip>}
        {list.problems > 0 && (
          <Chip data-look="error">{say('content.problems', { count: list.problems })}</Chip>
        )}
        {list.placeholders > 0 && (
          <Chip data-look="error">{say('content.placeholders', { count: list.placeholders })}</Chip>
        )}
        {list.undisclosed > 0 && (
          <Chip data-look="error">{say('content.undisclosed', { count: list.undisclosed })}</Chip>
        )}
        {missing.map(([code, count]) => (
          <Chip key={code}>{say('content.missing', { language: nameOf(code), count })}</Chip>
        ))}
      </Chips>
    </li>
  );
}

/** The pages of the site with their lists. */
export function Overview({ shown }: { readonly shown: ContentOverview }) {
  const say = useSay();
  const drafts = shown.lists.reduce((sum, list) => sum + list.drafts, 0);
  const [search, setSearch] = useState('');
  const byName = new Map(shown.lists.map((list) => [list.name, list]));
  const isFound = (title: string) => title.toLowerCase().includes(search.trim().toLowerCase());
  const pages = shown.pages.flatMap((page) => {
    const lists = page.lists.flatMap((name) => byName.get(name) ?? []);
    const found = isFound(page.title) ? lists : lists.filter(({ title }) => isFound(title));
    return found.length > 0 ? [{ ...page, lists: found }] : [];
  });
  return (
    <>
      {shown.folder === 'read-only' && <Notice isError>{say('content.readOnly')}</Notice>}
      {drafts > 0 && (
        <Notice>
          {say('content.unpublished', { count: drafts })}{' '}
          <Link to="/changes">{say('content.toChanges')}</Link>
        </Notice>
      )}
      <p>
        <Link to="/freshness">{say('freshness.title')}</Link>
      </p>
      <div role="search">
        <TextField
          label={say('content.searchPages')}
          isOptional
          type="search"
          value={search}
          onChange={setSearch}
        />
      </div>
      <Pages>
        {pages.map((page) => (
          <section key={page.path ?? ''}>
            <Head>
              <h2>{page.title || say('content.everyPage')}</h2>
              <PageLink path={page.path} />
            </Head>
            <ul>
              {page.lists.map((list) => (
                <ListLine key={list.name} list={list} />
              ))}
            </ul>
          </section>
        ))}
      </Pages>
      {shown.elsewhere.length > 0 && <p>{say('content.elsewhere', { lists: shown.elsewhere.join(', ') })}</p>}
    </>
  );
}

/** What can be edited: the lists of each page, as visitors know them. */
export function OverviewScreen() {
  const say = useSay();
  const { data, error, refetch } = useOverview();
  return (
    <Screen title={say('content.title')}>
      {error ? <Failure error={error} retry={() => void refetch()} /> : !data && <Waiting />}
      {data && <Overview shown={data} />}
    </Screen>
  );
}
