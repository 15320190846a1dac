import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { publication, type Publication } from '../../api/content-api';
import { changeDesk, problemOf } from '../call-desk';
import { useSay } from '../language/use-say';
import { ProblemAlert } from '../parts/ProblemAlert';
import { useContentChanged } from './use-content';

const Place = styled('div')`
  display: grid;
  justify-items: start;
  gap: 10px;
`;

interface PublishButtonProps {
  /** Path and body of the request that publishes. */
  readonly path: string;
  readonly body: unknown;
  /** Whether something has to be corrected first. */
  readonly isOff: boolean;
  readonly onPublished: (outcome: Publication) => void;
}

/** Publishes changes. */
export function PublishButton({ path, body, isOff, onPublished }: PublishButtonProps) {
  const say = useSay();
  const changed = useContentChanged();
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => publication.parse(await changeDesk('POST', path, body)),
    onSuccess: async (outcome) => {
      // The changes must be gone when the message about their publication appears.
      await changed();
      onPublished(outcome);
    },
  });
  return (
    <Place>
      <Button
        variant="contained"
        aria-disabled={isOff || isPending}
        onClick={() => {
          if (!isOff && !isPending) mutate();
        }}
      >
        {say(isPending ? 'changes.publishing' : 'changes.publish')}
      </Button>
      <ProblemAlert problem={error && problemOf(error)} />
    </Place>
  );
}
