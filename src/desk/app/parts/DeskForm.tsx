import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button, PrimaryButton } from '../../../site/ui/control/Button';
import { type CallProblem, problemOf } from '../call-desk';
import { ProblemAlert } from './ProblemAlert';

const Form = styled('form')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: 480px;
  & > [role='alert']:empty {
    position: absolute;
  }
`;

interface DeskFormProps {
  readonly submit: string;
  readonly send: () => Promise<unknown>;
  /** The words for a problem that mean another thing here. */
  readonly problemFor?: (problem: CallProblem) => CallProblem | 'wrong-current';
  /** Whether another button of the screen is the primary one. */
  readonly isMinor?: boolean;
  readonly children: ReactNode;
}

/** A form of the desk: one button, and above it why sending failed. */
export function DeskForm({
  submit,
  send,
  problemFor = (problem) => problem,
  isMinor = false,
  children,
}: DeskFormProps) {
  const Submit = isMinor ? Button : PrimaryButton;
  const { mutate, error, isPending } = useMutation({ mutationFn: send });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
      {children}
      <ProblemAlert problem={error && problemFor(problemOf(error))} />
      <div>
        <Submit type="submit" aria-disabled={isPending}>
          {submit}
        </Submit>
      </div>
    </Form>
  );
}
