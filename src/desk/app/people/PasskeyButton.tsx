import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../site/ui/control/Button';
import { problemOf } from '../call-desk';
import { ProblemAlert } from '../parts/ProblemAlert';
import { usePasskeysWork } from './use-passkeys-work';

const Alternative = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & > [role='alert']:empty {
    position: absolute;
  }
`;

interface PasskeyButtonProps {
  readonly label: string;
  readonly hint?: string;
  readonly send: () => Promise<unknown>;
}

/** Uses a passkey in place of the form above; nothing where passkeys do not work. */
export function PasskeyButton({ label, hint, send }: PasskeyButtonProps) {
  const { mutate, error, isPending } = useMutation({ mutationFn: send });
  if (!usePasskeysWork()) return null;
  return (
    <Alternative>
      {hint !== undefined && <p>{hint}</p>}
      <ProblemAlert problem={error && problemOf(error)} />
      <div>
        <Button
          type="button"
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) mutate();
          }}
        >
          {label}
        </Button>
      </div>
    </Alternative>
  );
}
