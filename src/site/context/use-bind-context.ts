import { useMemo } from 'react';
import type { BindContext } from '../../binding/context';
import { dayInTimeZone } from '../../binding/date';
import { useHydrated } from '../../ui/hydration/use-hydrated';
import { useSite } from './use-site';
import { useTranslate } from './use-translate';

/** Asked for in each render, so that a page that stays open is right on the next day. */
const currentDay = (timeZone: string) => dayInTimeZone(timeZone, new Date());

/** Context of the binding functions. The day is the server's in the first render, then the visitor's (B4.7.4). */
export function useBindContext(): BindContext {
  const { site, initialState } = useSite();
  const hydrated = useHydrated();
  const translate = useTranslate();
  const today = hydrated ? currentDay(site.config.timeZone) : initialState.today;
  return useMemo(() => ({ site, translate, today }), [site, translate, today]);
}
