import { styled } from '@mui/material/styles';
import { Icon } from '../../ui/Icon';
import type { Say } from '../../config/text';
import type { SendOutcome } from '../../content/send-form';

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

/** Why a form was not sent, and what to do; null for an outcome that is none of these. */
export function unsentText(outcome: SendOutcome, say: Say): string | null {
  if (outcome.state === 'offline') return say('form.offline');
  if (outcome.state === 'too-many') {
    return say('form.tooMany', { minutes: Math.max(1, Math.ceil(outcome.retryAfter / 60)) });
  }
  return outcome.state === 'failed' ? say('form.kept') : null;
}

interface UnsentProps {
  /** The form's failure text; null where a toast says it. */
  readonly failure: string | null;
  readonly text: string;
}

/** Tells that a form was not sent and that what was typed is still there. */
export function Unsent({ failure, text }: UnsentProps) {
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
      </div>
    </Box>
  );
}
