import styled from '@emotion/styled';
import { useSearchParams } from 'react-router-dom';
import { shareProblemKey, shareProblems } from '../../api/shares-api';
import type { ContentOverview } from '../../api/content-overview';
import { useOverview } from '../content/use-content';
import { useSay } from '../language/use-say';
import { Notice } from '../parts/Notice';
import { Screen } from '../parts/Screen';
import { Failure, Waiting } from '../parts/States';
import type { KeptShare } from './share-cache';
import { ShareItem } from './ShareItem';
import { useShares } from './use-shares';

const Items = styled('ul')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: 640px;
`;

interface SharesProps {
  readonly shares: readonly KeptShare[];
  readonly lists: ContentOverview['lists'];
}

/** What other apps have shared, each with what can become of it. */
export function Shares({ shares, lists }: SharesProps) {
  const say = useSay();
  if (shares.length === 0) {
    return (
      <>
        <p>{say('share.none')}</p>
        <p>{say('share.how')}</p>
      </>
    );
  }
  return (
    <>
      <p>{say('share.intro')}</p>
      <Items>
        {shares.map((share) => (
          <ShareItem key={share.id} share={share} lists={lists} />
        ))}
      </Items>
    </>
  );
}

/** What other apps have shared to the desk, and why something that they shared is not there. */
export function SharesScreen() {
  const say = useSay();
  const [parameters] = useSearchParams();
  const problem = shareProblems.find((known) => known === parameters.get(shareProblemKey));
  const shares = useShares();
  const overview = useOverview();
  const error = shares.error ?? overview.error;
  const retry = () => void Promise.all([shares.refetch(), overview.refetch()]);
  return (
    <Screen title={say('share.title')}>
      {problem && <Notice isError>{say(`share.${problem}`)}</Notice>}
      {error ? (
        <Failure error={error} retry={retry} />
      ) : shares.data && overview.data ? (
        <Shares shares={shares.data} lists={overview.data.lists} />
      ) : (
        <Waiting />
      )}
    </Screen>
  );
}
