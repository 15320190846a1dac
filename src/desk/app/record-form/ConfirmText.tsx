import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { problemOf } from '../call-desk';
import { ProblemAlert } from '../parts/ProblemAlert';

const Place = styled('div')`
  display: grid;
  justify-items: start;
`;

interface ConfirmTextProps {
  readonly label: string;
  readonly confirm: () => Promise<void>;
}

/** A button that says that a text is right. */
export function ConfirmText({ label, confirm }: ConfirmTextProps) {
  const { mutate, error, isPending } = useMutation({ mutationFn: confirm });
  return (
    <Place>
      <Button
        variant="text"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        {label}
      </Button>
      <ProblemAlert problem={error && problemOf(error)} />
    </Place>
  );
}
