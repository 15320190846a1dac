import { Button } from '../control/Button';
import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Icon } from '../picture/Icon';

const Box = styled('div')`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 40px 16px;
  border: 1.5px dashed var(--line-strong);
  border-radius: var(--radius-card);
  text-align: center;
  & > svg {
    font-size: 40px;
    stroke-width: 1.3;
    color: var(--line-strong);
  }
  & > p {
    max-width: 32em;
  }
`;

const FailedBox = styled(Box)`
  border-style: solid;
  border-color: var(--line);
  border-inline-start: 6px solid var(--error);
  background: var(--surface);
  & > svg {
    color: var(--error);
  }
  & > p + p {
    color: var(--ink-soft);
    font-size: var(--small);
  }
`;

/** Shown when a section has no content (B8.2.1). */
export function EmptyState({ text }: { readonly text: string }) {
  return (
    <Box>
      <Icon name="inbox" />
      <p>{text}</p>
    </Box>
  );
}

const FailedRow = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  & > p {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 48px;
  }
  & > p > svg {
    flex: none;
    font-size: 1.25em;
    color: var(--error);
  }
  & > button {
    padding-inline-start: 16px;
    padding-inline-end: 16px;
  }
`;

interface RetryProps {
  readonly onRetry: () => void;
}

/** Moves the focus from a button that is removed to its section: a browser would move it to the start of the page. */
const keepFocus = (button: HTMLButtonElement | null) => () => {
  const section = button?.closest<HTMLElement>('section, main');
  if (!section || document.activeElement !== button) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
};

function RetryButton({ onRetry }: RetryProps) {
  const intl = useIntl();
  return (
    <Button type="button" ref={keepFocus} onClick={onRetry}>
      <Icon name="rotate-cw" />
      {intl.formatMessage({ id: 'common.retry' })}
    </Button>
  );
}

interface ErrorStateProps extends RetryProps {
  /** The section's text: its empty text or 'Failed to load ...' (B8.1.2). */
  readonly text: string;
}

/** Shown when a section failed to load, with a retry button (B8.1.2). */
export function ErrorState({ text, onRetry }: ErrorStateProps) {
  const intl = useIntl();
  return (
    <FailedBox role="status">
      <Icon name="cloud-off" />
      <p>{text}</p>
      <p>{intl.formatMessage({ id: 'common.couldNotLoad' })}</p>
      <RetryButton onRetry={onRetry} />
    </FailedBox>
  );
}

/** Shown in the place of a part of a section that failed to load, with a retry button (B8.1.2). */
export function FailedLine({ onRetry }: RetryProps) {
  const intl = useIntl();
  return (
    <FailedRow role="status">
      <p>
        <Icon name="cloud-off" />
        {intl.formatMessage({ id: 'common.couldNotLoad' })}
      </p>
      <RetryButton onRetry={onRetry} />
    </FailedRow>
  );
}
