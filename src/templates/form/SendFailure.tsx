import styled from '@emotion/styled';
import { Icon } from '../../site/ui/picture/Icon';
import type { Translate } from '../../engine/site/config-text';
import { OfficeTelephone } from './OfficeTelephone';
import { outcomeRules, type SubmissionOutcome } from '../../engine/form/submission-outcome';

const Box = styled('div')`
  display: flex;
  gap: 12px;
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-inline-start: 6px solid var(--error);
  border-radius: var(--radius-card);
  background: var(--surface);
  line-height: 1.5;
  & > svg {
    margin-top: 0.15em;
    color: var(--error);
  }
  & > div {
    display: grid;
    gap: 4px;
    min-width: 0;
  }
`;

/** Why sending failed and what to do next; null for an outcome without advice. */
export function sendFailureText(outcome: SubmissionOutcome, translate: Translate): string | null {
  if (outcome.state === 'too-many') {
    const minutes = Math.max(1, Math.ceil(outcome.retryAfter / 60));
    return translate(outcomeRules[outcome.state].advice, { minutes });
  }
  const { advice } = outcomeRules[outcome.state];
  return advice === null ? null : translate(advice);
}

interface SendFailureProps {
  /** The form's failure text; null where a toast shows it. */
  readonly failure: string | null;
  readonly text: string;
  /** Whether the office is to be called: sending again may fail, too. */
  readonly callsOffice: boolean;
}

/** Reports that sending failed and that the typed values are kept. */
export function SendFailure({ failure, text, callsOffice }: SendFailureProps) {
  return (
    <Box role="status">
      <Icon name="circle-alert" />
      <div>
        {failure !== null && (
          <p>
            <b>{failure}</b>
          </p>
        )}
        <p>{text}</p>
        {callsOffice && <OfficeTelephone />}
      </div>
    </Box>
  );
}
