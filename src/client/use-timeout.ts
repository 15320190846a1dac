import { useEffect, useState } from 'react';

/** Milliseconds after which a pending request counts as failed; a later answer is still shown. */
const pendingTimeout = 3_900;

/**
 * Whether the request of a key has been pending for longer than a visitor should wait (B4.5.3), and a function that lets
 * the time begin again.
 */
export function useTimeout(
  pending: boolean,
  key: string | null,
): readonly [timedOut: boolean, restart: () => void] {
  const [attempt, setAttempt] = useState(0);
  const [timedOut, setTimedOut] = useState<string | null>(null);
  const current = `${key}#${attempt}`;
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => {
      setTimedOut(current);
    }, pendingTimeout);
    return () => {
      clearTimeout(timer);
    };
  }, [pending, current]);
  const restart = () => {
    setAttempt((count) => count + 1);
  };
  return [pending && timedOut === current, restart];
}
