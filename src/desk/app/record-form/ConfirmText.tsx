import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import type { OlderText } from '../../api/content-api';
import { problemOf } from '../call-desk';
import { useSay } from '../language/use-say';
import { ProblemAlert } from '../parts/ProblemAlert';

const Place = styled('div')`
  display: grid;
  justify-items: start;
`;

interface ConfirmTextProps {
  readonly older: OlderText;
  readonly confirm: (text: OlderText) => Promise<void>;
}

/** A button that says that an older text is still right. */
export function ConfirmText({ older, confirm }: ConfirmTextProps) {
  const say = useSay();
  const { mutate, error, isPending } = useMutation({ mutationFn: () => confirm(older) });
  return (
    <Place>
      <Button
        variant="text"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        {say('form.stillRight')}
      </Button>
      <ProblemAlert problem={error && problemOf(error)} />
    </Place>
  );
}
