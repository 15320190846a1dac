import styled from '@emotion/styled';
import { Button } from '../../../site/ui/control/Button';
import { Icon } from '../../../site/ui/picture/Icon';
import { problemOf } from '../call-desk';
import { useSay } from '../language/use-say';
import { ProblemAlert } from './ProblemAlert';

const Place = styled('div')`
  display: grid;
  justify-items: start;
  gap: 16px;
  padding-block: 32px;
`;

/** While something is loaded. */
export function Waiting() {
  const say = useSay();
  return (
    <Place role="status">
      <p>{say('frame.loading')}</p>
    </Place>
  );
}

interface FailureProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** Something that could not be loaded. */
export function Failure({ error, retry }: FailureProps) {
  const say = useSay();
  return (
    <Place>
      <p>{say('failed.text')}</p>
      <ProblemAlert problem={problemOf(error)} />
      <Button type="button" onClick={retry}>
        <Icon name="rotate-cw" />
        {say('failed.retry')}
      </Button>
    </Place>
  );
}
