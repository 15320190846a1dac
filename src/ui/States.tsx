import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { PlainButton } from './Button';
import { Icon } from './Icon';

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

/** Says that there is nothing to show. */
export function Empty({ text }: { readonly text: string }) {
  return (
    <Box>
      <Icon name="inbox" />
      <p>{text}</p>
    </Box>
  );
}

interface FailedProps {
  /** The section's own text for this: its empty text, or “Failed to load …” (readings, 8). */
  readonly text: string;
  readonly onRetry: () => void;
}

/** Says that something could not be loaded, and offers to try again. */
export function Failed({ text, onRetry }: FailedProps) {
  const intl = useIntl();
  return (
    <FailedBox role="status">
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
