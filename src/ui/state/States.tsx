import styled from '@emotion/styled/base';
import { useIntl } from 'react-intl';
import { PlainButton } from '../control/Button';
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

interface ErrorStateProps {
  /** The section's text: its empty text or 'Failed to load ...' (B8.1.2). */
  readonly text: string;
  readonly onRetry: () => void;
}

/** Shown when a section failed to load, with a retry button (B8.1.2). */
export function ErrorState({ text, onRetry }: ErrorStateProps) {
  const intl = useIntl();
  return (
    <FailedBox role="status" data-pending="">
      <Icon name="cloud-off" />
      <p>{text}</p>
      <p>{intl.formatMessage({ id: 'common.couldNotLoad' })}</p>
      <PlainButton type="button" onClick={onRetry}>
        <Icon name="rotate-cw" />
        {intl.formatMessage({ id: 'common.retry' })}
      </PlainButton>
    </FailedBox>
  );
}
