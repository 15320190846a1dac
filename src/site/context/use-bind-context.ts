import { useMemo } from 'react';
import type { BindContext } from '../../engine/binding/context';
import { dayInTimeZone } from '../../engine/time/time-zone';
import { useBrowserValue } from '../ui/hydration/use-hydrated';
import { useSite } from './use-site';
import { useTranslate } from './use-translate';

/** Context of the binding functions. The day is the server's in the first render, then the visitor's (B4.7.4). */
export function useBindContext(): BindContext {
  const { site, initialState } = useSite();
  const translate = useTranslate();
  const { timeZone } = site.config;
  const today = useBrowserValue(() => dayInTimeZone(timeZone, new Date()), initialState.today);
  return useMemo(() => ({ site, translate, today }), [site, translate, today]);
}
