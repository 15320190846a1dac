import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contentPaths, shownState } from '../../api/content-api';
import { readDesk } from '../call-desk';
import { useSay } from '../language/use-say';
import { Notice } from '../parts/Notice';
import { Done } from '../parts/ProblemAlert';

/** Time in ms after which is asked again whether visitors see it. */
const pollMs = 300;
/** Time in ms after which nobody has to wait for it any more. */
const longestMs = 60_000;

/** That something was published: with a line of progress until visitors see it. @param text what is said then */
export function Published({ text }: { readonly text: string }) {
  const say = useSay();
  const [since] = useState(() => Date.now());
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['shown', since],
    queryFn: () => readDesk(shownState, contentPaths.shown),
    refetchInterval: ({ state }) =>
      state.data?.isShown === true || Date.now() - since > longestMs ? false : pollMs,
  });
  if (data?.isShown === true) return <Done text={text} />;
  if (dataUpdatedAt - since > longestMs) return <Notice>{say('changes.shownLater')}</Notice>;
  return (
    <div role="status">
      <p>{say('changes.notShownYet')}</p>
      <LinearProgress aria-label={say('changes.notShownYet')} />
    </div>
  );
}
