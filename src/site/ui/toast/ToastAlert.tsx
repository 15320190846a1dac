import Alert from '@mui/material/Alert';
import {
  useState,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
  type FocusEvent,
} from 'react';
import { useIntl } from 'react-intl';
import { MuiTheme } from '../control/MuiTheme';
import { Icon } from '../picture/Icon';
import type { Toast } from './toast';
import { useTabShown } from '../motion/use-tab-shown';

/**
 * Restores the focus when the element with these props is removed while it is focused: to the element that had it
 * before, or to the main content if that was removed as well.
 */
function useFocusReturn() {
  const focused = useRef(false);
  const before = useRef<HTMLElement | null>(null);
  useEffect(
    () => () => {
      if (!focused.current) return;
      const earlier = before.current?.isConnected ? before.current : document.querySelector('main');
      earlier?.focus({ preventScroll: true });
    },
    [],
  );
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      focused.current = true;
      // Nothing when the window is focused again.
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget;
    },
    onBlur: () => {
      focused.current = false;
    },
  };
}

/** Calls `close` after some ms. The time starts again when the toast was held or its tab was hidden (B9.3.1). */
function useAutoClose(duration: number, held: boolean, close: () => void): void {
  const shown = useTabShown();
  const onTimeout = useEffectEvent(close);
  useEffect(() => {
    if (held || !shown) return;
    const timer = setTimeout(() => {
      onTimeout();
    }, duration);
    return () => {
      clearTimeout(timer);
    };
  }, [duration, held, shown]);
}

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
