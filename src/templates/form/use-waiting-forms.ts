import { useEffect, useEffectEvent, useState } from 'react';
import type { SubmissionOutcome } from '../../engine/form/submission-outcome';
import type { OpenForm, WaitingCode } from './sending/open-form';

/** Shows the forms that wait on this device. */
export type WaitingFormsView = WaitingCode['WaitingForms'];

/** Loads what keeps forms on this device and shows them: with the first one, or while some wait (B11.20). */
export function useWaitingForms(open: OpenForm): {
  /** Null while none waits. */
  readonly view: WaitingFormsView | null;
  /** Keeps what reached no server until it is sent. */
  readonly keep: (...form: Parameters<WaitingCode['keepForm']>) => Promise<SubmissionOutcome>;
} {
  const [view, setView] = useState<WaitingFormsView | null>(null);
  const load = () =>
    open.loadWaitingCode().then((code) => {
      setView(() => code?.WaitingForms ?? null);
      return code;
    });
  const loadIfWaiting = useEffectEvent(() => {
    if (open.isWaiting()) void load();
  });
  useEffect(() => {
    loadIfWaiting();
  }, []);
  const keep: WaitingCode['keepForm'] = async (...form) => {
    const code = await load();
    return code ? code.keepForm(...form) : { state: 'offline' };
  };
  return { view, keep };
}
