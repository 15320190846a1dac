import Alert from '@mui/material/Alert';
import { useState, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { MuiTheme } from '../control/MuiTheme';
import { Icon } from '../picture/Icon';
import type { Toast } from './toast';
import { useAutoClose } from './use-auto-close';
import { useFocusReturn } from './use-focus-return';

const looks = {
  success: { icon: 'circle-check', role: 'status' },
  error: { icon: 'circle-alert', role: 'alert' },
} as const;

const CloseIcon = () => <Icon name="x" />;

interface ToastAlertProps {
  readonly kind: Toast['kind'];
  readonly text: ReactNode;
  /** Time in ms after which it closes itself. */
  readonly duration: number;
  readonly onClose: () => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A toast with a close button. Closes by itself unless it is hovered or focused, and restores the focus. */
export function ToastAlert({ kind, text, duration, onClose, ref = null }: ToastAlertProps) {
  const intl = useIntl();
  const [held, setHeld] = useState(false);
  useAutoClose(duration, held, onClose);
  const focusReturn = useFocusReturn();
  const { icon, role } = looks[kind];
  return (
    <MuiTheme>
      <Alert
        ref={ref}
        severity={kind}
        role={role}
        icon={<Icon name={icon} />}
        closeText={intl.formatMessage({ id: 'common.close' })}
        slots={{ closeIcon: CloseIcon }}
        onClose={onClose}
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
        {text}
      </Alert>
    </MuiTheme>
  );
}
