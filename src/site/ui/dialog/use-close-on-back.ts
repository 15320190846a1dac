import { useEffect, useEffectEvent } from 'react';

/**
 * Closes something open instead of leaving the page when the visitor goes back (B2.13.6). Browsers without the Navigation API
 * leave the page.
 * @param close closes it; false when nothing is open
 */
export function useCloseOnBack(close: () => boolean): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!('navigation' in window)) return;
    const { navigation } = window;
    const onNavigate = (event: NavigateEvent) => {
      const { cancelable, defaultPrevented, destination, navigationType } = event;
      if (!cancelable || defaultPrevented || navigationType !== 'traverse') return;
      const isBack = destination.index < (navigation.currentEntry?.index ?? 0);
      if (isBack && onBack()) event.preventDefault();
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => {
      navigation.removeEventListener('navigate', onNavigate);
    };
  }, []);
}
