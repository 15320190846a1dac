import styled from '@emotion/styled';
import { Icon } from '../../../site/ui/picture/Icon';
import type { CallProblem } from '../call-desk';
import { useSay } from '../language/use-say';

const Message = styled('p')`
  display: flex;
  gap: 10px;
  padding: 12px 14px;
  border-inline-start: 4px solid var(--error);
  background: var(--error-soft);
  color: var(--error);
  font-weight: 700;
  & > svg {
    margin-top: 0.2em;
  }
`;

const Good = styled(Message)`
  border-color: var(--success);
  background: var(--success-soft);
  color: var(--success);
`;

/** Why something did not work, announced when it appears. */
export function ProblemAlert({ problem }: { readonly problem: CallProblem | 'wrong-current' | null }) {
  const say = useSay();
  return (
    <div role="alert">
      {problem && (
        <Message>
          <Icon name="circle-alert" />
          <span>{say(`problem.${problem}`)}</span>
        </Message>
      )}
    </div>
  );
}

/** That something has worked, announced when it appears. */
export function Done({ text }: { readonly text: string | null }) {
  return (
    <div role="status">
      {text !== null && (
        <Good>
          <Icon name="circle-check" />
          <span>{text}</span>
        </Good>
      )}
    </div>
  );
}
