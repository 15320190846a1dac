import type { Publication } from '../../api/content-api';
import { useSay } from '../language/use-say';
import { Notice } from '../parts/Notice';
import { ProblemLinks } from './ProblemLinks';

interface RefusedPublicationProps {
  readonly outcome: Extract<Publication, { published: false }>;
}

/** Why nothing was published. */
export function RefusedPublication({ outcome }: RefusedPublicationProps) {
  const say = useSay();
  return (
    <Notice isError>
      <p>{say('changes.refused')}</p>
      <ProblemLinks problems={outcome.problems} />
    </Notice>
  );
}
