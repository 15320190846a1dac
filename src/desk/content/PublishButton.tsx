import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { contentPaths, publication, type Publication } from '../../model/desk/content-api';
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
  /** Names of the lists that are published. */
  readonly lists: readonly string[];
  /** Whether something has to be corrected first. */
  readonly isOff: boolean;
  readonly onPublished: (outcome: Publication) => void;
}

/** Publishes the own changes of lists. */
export function PublishButton({ lists, isOff, onPublished }: PublishButtonProps) {
  const say = useSay();
  const changed = useContentChanged();
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => publication.parse(await changeDesk('POST', contentPaths.publish, { lists })),
    onSuccess: async (outcome) => {
      onPublished(outcome);
      await changed();
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
