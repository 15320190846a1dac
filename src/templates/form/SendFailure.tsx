import styled from '@emotion/styled';
import { Icon } from '../../site/ui/picture/Icon';
import type { Translate } from '../../engine/site/config-text';
import { outcomeRules, type SubmissionOutcome } from '../../engine/form/submission-outcome';
import { fieldText } from '../../engine/record/record';
import { telephoneParts } from '../../engine/record/telephone-parts';
import { useContent } from '../content';

/** The council's telephone numbers, for a message that cannot be sent; nothing where none of them can be dialled. */
function OfficeTelephone() {
  const { council, context } = useContent();
  const field = context.site.config.council.bind.telephone;
  const text = council && field !== undefined ? fieldText(council, field) : null;
  if (!council || field === undefined || text === null) return null;
  const parts = telephoneParts(council, field, text);
  if (parts.every(({ href }) => href === null)) return null;
  return (
    <p>
      {context.translate('form.telephone')}{' '}
      {parts.map(({ text: part, href }, index) =>
        href === null ? (
          part
        ) : (
          <a key={index} href={href}>
            {part}
          </a>
        ),
      )}
    </p>
  );
}

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
