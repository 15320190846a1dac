import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { DeskPerson } from '../../api/desk-api';
import type { ContentOverview } from '../../api/content-overview';
import { hasRight } from '../../api/roles';
import { useWaiting } from '../content/handover/use-handover';
import { useFreshness, useOverview } from '../content/use-content';
import { useShares } from '../shares/use-shares';
import { useUnread } from '../inbox/use-unread';
import { useSay } from '../language/use-say';
import { Notice } from '../parts/Notice';
import { Screen } from '../parts/Screen';
import { Failure, Waiting } from '../parts/States';
import { FindContent } from './FindContent';
import { Tasks } from './Tasks';

const Waits = styled('section')`
  & > h2 {
    margin-bottom: 4px;
  }
  & li > a {
    display: block;
    padding-block: 9px;
    border-top: 1px solid var(--line);
  }
`;

/** Counts of what waits at the desk. */
export interface WaitingCounts {
  readonly unread: number;
  readonly drafts: number;
  /** Editors who have handed their changes over. */
  readonly handedOver: number;
  /** Lists in which something is to be looked at. */
  readonly outdated: number;
  /** What other apps have shared. */
  readonly shared: number;
}

interface StartProps {
  readonly shown: ContentOverview;
  readonly waits: WaitingCounts;
  readonly person: DeskPerson;
}

/** First screen: the tasks of people, and what waits. */
export function Start({ shown, waits, person }: StartProps) {
  const say = useSay();
  const { unread, drafts, handedOver, outdated, shared } = waits;
  const lines = [
    { count: shared, to: '/share', text: say('share.count', { count: shared }) },
    { count: unread, to: '/inbox?state=new', text: say('sites.unread', { count: unread }) },
    { count: handedOver, to: '/changes', text: say('start.handedOver', { count: handedOver }) },
    { count: drafts, to: '/changes', text: say('sites.drafts', { count: drafts }) },
    { count: outdated, to: '/freshness', text: say('start.outdated', { count: outdated }) },
  ].filter(({ count }) => count > 0);
  return (
    <>
      {shown.folder === 'read-only' && <Notice isError>{say('content.readOnly')}</Notice>}
      <FindContent person={person}>
        <Tasks shown={shown} person={person} />
        <Waits aria-label={say('start.waits')}>
          <h2>{say('start.waits')}</h2>
          {lines.length === 0 && <p>{say('sites.nothing')}</p>}
          <ul>
            {lines.map(({ to, text }) => (
              <li key={text}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </Waits>
      </FindContent>
    </>
  );
}

function useWaitingCounts(shown: ContentOverview | undefined, person: DeskPerson): WaitingCounts {
  const mayPublish = hasRight(person.role, 'publish');
  return {
    unread: useUnread(),
    drafts: shown?.lists.reduce((sum, list) => sum + list.drafts, 0) ?? 0,
    handedOver: useWaiting(mayPublish).data?.waiting.length ?? 0,
    outdated: useFreshness().data?.lists.length ?? 0,
    shared: useShares().data?.length ?? 0,
  };
}

/** The first screen of whoever edits: what they want to do. */
export function StartScreen({ person }: { readonly person: DeskPerson }) {
  const say = useSay();
  const { data, error, refetch } = useOverview();
  const waits = useWaitingCounts(data, person);
  return (
    <Screen title={say('start.title')}>
      {error ? <Failure error={error} retry={() => void refetch()} /> : !data && <Waiting />}
      {data && <Start shown={data} waits={waits} person={person} />}
    </Screen>
  );
}
