import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { InboxItem } from '../../api/inbox-api';
import { useDay } from '../language/use-day';
import { useMoment } from '../language/use-moment';
import { useSay } from '../language/use-say';
import { StateBadge } from './StateBadge';
import { useAge } from './use-age';

const List = styled('ul')`
  border-top: 1px solid var(--line);
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px 24px;
    padding-block: 14px;
    border-bottom: 1px solid var(--line);
  }
  & > li:hover {
    background: var(--surface);
  }
  & a {
    color: inherit;
    font-weight: 700;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    color: var(--ink-soft);
    font-size: var(--small);
  }
  & .overdue {
    color: var(--error);
  }
  & .excerpt {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

function Item({ item, query }: { readonly item: InboxItem; readonly query: string }) {
  const say = useSay();
  const { date } = useMoment()(item.receivedAt);
  const age = useAge()(item.receivedAt);
  const day = useDay();
  return (
    <li>
      <span className="facts">
        <StateBadge state={item.state} />
        <span>{item.form}</span>
        <time dateTime={item.receivedAt}>
          {date} ({age})
        </time>
        {item.answerBy !== '' && (
          <b className={item.isOverdue ? 'overdue' : ''}>
            {say(item.isOverdue ? 'submission.overdue' : 'submission.answerBy', { date: day(item.answerBy) })}
          </b>
        )}
        {item.assignee !== '' && <span>{say('inbox.with', { person: item.assignee })}</span>}
        {item.isSuspicious && <span>{say('inbox.suspicious')}</span>}
      </span>
      <span>
        <Link to={`/submissions/${item.reference}`} state={query}>
          {item.who || item.reference}
        </Link>{' '}
        <small>{item.reference}</small>
      </span>
      {item.excerpt !== '' && <span className="excerpt">{item.excerpt}</span>}
    </li>
  );
}

interface InboxListProps {
  readonly items: readonly InboxItem[];
  /** The query that shows this list again. */
  readonly query: string;
}

/** The submissions of a page of the list; each opens on its own page. */
export function InboxList({ items, query }: InboxListProps) {
  return (
    <List>
      {items.map((item) => (
        <Item key={item.reference} item={item} query={query} />
      ))}
    </List>
  );
}
