import styled from '@emotion/styled';
import { Button } from '../../../site/ui/control/Button';
import { Icon } from '../../../site/ui/picture/Icon';
import { useSay } from '../language/use-say';

const Place = styled('div')`
  display: grid;
  justify-items: start;
  gap: 16px;
  & > h1 {
    font-size: var(--h2);
  }
`;

/** Replaces a screen that threw; it asks the server nothing. */
export function BrokenScreen() {
  const say = useSay();
  return (
    <Place role="alert">
      <h1>{say('frame.broken')}</h1>
      <p>{say('frame.brokenText')}</p>
      <Button
        type="button"
        onClick={() => {
          window.location.reload();
        }}
      >
        <Icon name="rotate-cw" />
        {say('frame.reload')}
      </Button>
    </Place>
  );
}
