import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../picture/Icon';
import type { Toast } from './toast';
import { useAutoClose } from './use-auto-close';
import { useFocusReturn } from './use-focus-return';

const Card = styled('div')`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  width: 100%;
  padding: 14px 8px 14px 16px;
  border: 1.5px solid var(--success);
  border-inline-start-width: 8px;
  border-radius: var(--radius-card);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--floating);
  line-height: 1.5;
  pointer-events: all;
  & > svg {
    margin-top: 0.12em;
    color: var(--success);
    font-size: 20px;
  }
  &[data-kind='error'] {
    border-color: var(--error);
  }
  &[data-kind='error'] > svg {
    color: var(--error);
  }
  & > p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  & > button {
    margin-block-start: -8px;
    margin-block-end: -8px;
    border: 0;
    background: none;
  }
`;

const looks = {
  success: { icon: 'circle-check', role: 'status' },
  error: { icon: 'circle-alert', role: 'alert' },
} as const;

interface ToastCardProps {
  readonly toast: Pick<Toast, 'kind' | 'text'>;
  /** Time in ms after which it closes itself. */
  readonly duration: number;
  readonly onClose: () => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A toast with a close button. Closes by itself unless it is hovered or focused, and restores the focus. */
export function ToastCard({ toast: { kind, text }, duration, onClose, ref = null }: ToastCardProps) {
  const intl = useIntl();
  const [held, setHeld] = useState(false);
  useAutoClose(duration, held, onClose);
  const focusReturn = useFocusReturn();
  const { icon, role } = looks[kind];
  return (
    <Card
      ref={ref}
      role={role}
      data-kind={kind}
      onPointerEnter={() => {
        setHeld(true);
      }}
      onPointerLeave={() => {
        setHeld(false);
      }}
      onFocus={(event) => {
        setHeld(true);
        focusReturn.onFocus(event);
      }}
      onBlur={() => {
        setHeld(false);
        focusReturn.onBlur();
      }}
    >
      <Icon name={icon} />
      <p>{text}</p>
      <IconButton aria-label={intl.formatMessage({ id: 'common.close' })} onClick={onClose}>
        <Icon name="x" />
      </IconButton>
    </Card>
  );
}
